/**
 * How the scripts are cut: what starts the site comes in slices that are read one after the other (see
 * `src/entry/starter.ts`), and each slice keeps its name between releases as long as its packages stay the same.
 */
const inPackages = (...names: string[]) => new RegExp(`node_modules/(?:${names.join('|')})/`)

/** The packages of a slice, and what asks for them: alone, that would be a file of its own which only names another. */
const inSlice = (slice: string, ...names: string[]) =>
  new RegExp(`src/entry/slices/${slice}\\.|${inPackages(...names).source}`)

const inFiles = (...files: string[]) => new RegExp(`/(?:${files.join('|')})\\.`)

export const chunkGroups = [
  {
    name: 'starter',
    test: /src\/entry\/(?:starter|document)|src\/lib\/(?:reducedData|pause)|vite\/preload-helper/,
    priority: 9,
  },
  { name: 'react', test: inSlice('react', 'react', 'react-dom', 'scheduler'), priority: 5 },
  {
    name: 'router',
    test: inSlice('router', 'react-router', 'react-router-dom'),
    priority: 4,
  },
  {
    // With what these need of `@mui/utils`, and without the rest of it, which only the list pages need.
    name: 'mui',
    test: inSlice(
      'mui',
      '@emotion',
      'stylis',
      '@mui/system',
      '@mui/styled-engine',
      '@mui/private-theming',
      '@mui/material/(?:styles|colors|CssBaseline|Typography|Link|SvgIcon)',
    ),
    priority: 3,
  },
  // The theme itself, without the looks of the pages' parts.
  { name: 'theme', test: /src\/entry\/slices\/theme\.|\/theme\/(?:[^/]+\/)?\w+\.ts$/, priority: 2 },
  // What stands around every page, and the parts that home has in common with others.
  {
    name: 'site',
    test: inFiles(
      'src/entry/client',
      'src/components/(?:PictureView|CardList|InsightCard|Section|Mark|Meta|reveal)',
      'src/lib/(?:graphemes|arrange|posts)',
      '@mui/icons-material/Arrow\\w+',
    ),
    priority: 2,
  },
]

/**
 * Has browsers that know the hint compile a file's functions while it arrives, beside the main thread; without it,
 * each is compiled when it is first called, on it (https://v8.dev/blog/explicit-compile-hints). Not the starter's: it
 * is small, and comes while the page is being drawn.
 */
export const compileHint = ({ name }: { name: string }) => (name === 'starter' ? '' : '//# allFunctionsCalledOnLoad')
