import type { EditorialArt } from '../artContract.ts'

/** Ruled paper, ink, and one red line that pays attention. In the dark scheme the ink ground becomes a dimmed paper plate. */
export const art: EditorialArt = {
  style: 'editorial',
  light: {
    paper: { bg: '#E6E9E1', ink: '#131512', hair: '#A3A99F', accent: '#D42B14', second: '#131512' },
    ink: { bg: '#131512', ink: '#ECEEE8', hair: '#575C55', accent: '#FF5A3C', second: '#ECEEE8' },
    accent: { bg: '#D42B14', ink: '#131512', hair: '#8A1C0E', accent: '#FFFFFF', second: '#131512' },
  },
  dark: {
    paper: { bg: '#1B1E1B', ink: '#DFE2DA', hair: '#50564E', accent: '#FF5A3C', second: '#DFE2DA' },
    ink: { bg: '#C9CCC3', ink: '#131512', hair: '#878D83', accent: '#BE230D', second: '#131512' },
    accent: { bg: '#E5452A', ink: '#131512', hair: '#9E2B16', accent: '#FFFFFF', second: '#131512' },
  },
  families: [
    { words: ['agent', 'orchestr', 'workflow', 'langgraph', 'tool use'], family: 'arcs' },
    { words: ['speech', 'audio', 'voice', 'dubbing', 'separation', 'tts', 'asr'], family: 'separation' },
    {
      words: ['rag', 'retriev', 'search', 'vector', 'embedding', 'semantic', 'government', 'information systems'],
      family: 'neighbours',
    },
    { words: ['fine tun', 'train', 'optimi', 'loss', 'lora', 'rlhf', 'eval', 'data science'], family: 'contour' },
    { words: ['attention', 'transformer', 'context', 'interpret', 'ml tools'], family: 'attention' },
    { words: ['diffusion', 'vision', 'image', 'generat', 'detect'], family: 'diffusion' },
    { words: ['llm', 'nlp', 'language', 'decod', 'prompt', 'beam', 'media', 'hr tech'], family: 'lattice' },
  ],
  posts: { cycle: ['paper', 'paper', 'paper', 'paper', 'paper', 'ink'], featured: 'accent', featuredLimit: 2 },
  projects: { cycle: ['paper'], featured: 'ink' },
  portrait: 'paper',
  hire: { across: { family: 'lattice', ground: 'accent' } },
  page: {
    light: { bg: '#F4F5F1', ink: '#131512', hair: '#A3A99F', accent: '#D42B14', second: '#454A44' },
    dark: { bg: '#111311', ink: '#ECEEE8', hair: '#50564E', accent: '#FF5A3C', second: '#BEC3BA' },
  },
}
