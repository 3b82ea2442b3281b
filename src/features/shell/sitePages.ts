import words from '@content/interface.yaml'
import { isPageOn } from '../../components/switchedPages.ts'
import { paths } from '../../lib/paths.ts'

const { navigation } = words

/** The pages that every page links to, in order. */
export const sitePages = [
  { path: paths.home(), label: navigation.home },
  { path: paths.about(), label: navigation.about },
  { path: paths.projects(), label: navigation.projects },
  { path: paths.insights(), label: navigation.insights },
  { path: paths.hire(), label: navigation.hire },
].filter(({ path }) => isPageOn(path))
