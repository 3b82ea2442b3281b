/**
 * How the scripts are cut: what starts the site comes in slices that are read one after the other (see
 * `src/entry/starter.ts`), and each slice keeps its name between releases as long as its packages stay the same.
 */
const inPackages = (...names: string[]) => new RegExp(`node_modules/(?:${names.join('|')})/`)

/** What this many pages have in common stands in one file: many small ones cost more than they save. */
const SHARED_BY = 4

export const chunkGroups = [
  { name: 'starter', test: /src\/entry\/(?:starter|document)|src\/lib\/frugal|vite\/preload-helper/, priority: 9 },
  { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 5 },
  { name: 'router', test: inPackages('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'), priority: 4 },
  {
    name: 'mui',
    test: inPackages(
      '@emotion',
      'stylis',
      '@mui/system',
      '@mui/utils',
      '@mui/styled-engine',
      '@mui/private-theming',
      '@mui/material/(?:styles|colors|utils|CssBaseline|Typography|Link|AppBar|Paper|SvgIcon)',
    ),
    priority: 3,
  },
  // The theme itself, without the looks of the pages' parts.
  { name: 'theme', test: /\/theme\/(?!.*\/parts\/)/, priority: 2 },
  { name: 'site', test: /\/(?:src|theme|content|node_modules)\//, minShareCount: SHARED_BY, priority: 1 },
]
