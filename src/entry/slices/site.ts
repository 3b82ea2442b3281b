/** Stands in the file of what most pages have in common, see `src/build/site/chunkGroups.ts`. */
export { PageHead } from '../../components/PageHead.tsx'
