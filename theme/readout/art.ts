import type { ReadoutArt } from '../artContract.ts'

/** Flat plates of colour and two pens. In the dark scheme ink plates become pale negatives. */
export const art: ReadoutArt = {
  style: 'readout',
  light: {
    paper: { bg: '#F1F4EF', ink: '#10201B', hair: '#B7BDB8', accent: '#EB4F22', second: '#1648B4' },
    ink: { bg: '#10201B', ink: '#F1F4EF', hair: '#3A5048', accent: '#FF6C40', second: '#8DB6FF' },
    signal: { bg: '#EB4F22', ink: '#10201B', hair: '#A13F20', accent: '#F3F6F1', second: '#10201B' },
    reference: { bg: '#1648B4', ink: '#F3F6F1', hair: '#6183C9', accent: '#FF6C40', second: '#8DB6FF' },
    sand: { bg: '#D9E0D8', ink: '#10201B', hair: '#9DA69F', accent: '#EB4F22', second: '#1648B4' },
    readout: { bg: '#10201B', ink: '#EDF2ED', hair: '#34483F', accent: '#FF6C40', second: '#8DB6FF' },
  },
  dark: {
    paper: { bg: '#1B2622', ink: '#E6EEE8', hair: '#505A55', accent: '#F4602F', second: '#7FABFF' },
    ink: { bg: '#D3DDD5', ink: '#10201B', hair: '#9DACA3', accent: '#D63F14', second: '#1648B4' },
    signal: { bg: '#F4602F', ink: '#10201B', hair: '#A64A28', accent: '#F3F6F1', second: '#10201B' },
    reference: { bg: '#2558CC', ink: '#F3F6F1', hair: '#6B8ED9', accent: '#FF6C40', second: '#8DB6FF' },
    sand: { bg: '#24322C', ink: '#E6EEE8', hair: '#5E6A64', accent: '#F4602F', second: '#7FABFF' },
    readout: { bg: '#1A2420', ink: '#EDF2ED', hair: '#3A4C44', accent: '#FF7A50', second: '#93B9FF' },
  },
  families: [
    { words: ['agent', 'orchestrat', 'autonom', 'workflow', 'tool use'], family: 'agents' },
    { words: ['speech', 'audio', 'voice', 'dubbing', 'separation', 'media'], family: 'waveform' },
    { words: ['fine tun', 'training', 'optimi', 'loss', 'llmops', 'lora', 'data science'], family: 'descent' },
    { words: ['vision', 'embedding', 'similarity', 'image', 'detection', 'hr tech'], family: 'embedding' },
    {
      words: [
        'rag',
        'retriev',
        'search',
        'nlp',
        'transformer',
        'attention',
        'legal',
        'government',
        'information systems',
      ],
      family: 'attention',
    },
    { words: ['data', 'label', 'quality', 'annotation', 'diffusion', 'mlops', 'ml tools'], family: 'denoise' },
  ],
  posts: { cycle: ['reference', 'paper', 'ink', 'signal', 'sand', 'ink'] },
  projects: { cycle: ['ink', 'sand', 'reference', 'paper', 'signal'] },
  portrait: 'signal',
  hire: {
    specialities: [
      { family: 'agents', ground: 'reference' },
      { family: 'descent', ground: 'sand' },
      { family: 'waveform', ground: 'ink' },
      { family: 'attention', ground: 'signal' },
    ],
  },
  page: {
    light: { bg: '#E6EBE5', ink: '#10201B', hair: '#B4BFB6', accent: '#EB4F22', second: '#34453E' },
    dark: { bg: '#0C1311', ink: '#E6EEE8', hair: '#2F3E38', accent: '#FF6C40', second: '#B9C7BF' },
  },
}
