/** The route table: for each address the page that is rendered, its data, and what is shown where there is no such thing. */
import { isPageOn } from '../components/switchedPages.ts'
import { definePage, type Route } from '../lib/pageStore.ts'
import { parseId, patterns } from '../lib/paths.ts'
import { allPosts, latestPosts, postById } from '../lib/posts.ts'
import { allProjects, projectById } from '../lib/projects.ts'

const notFound = async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage

const noData = async () => undefined

/** The item behind the `:id` of an address; null where it is no id, or the id of nothing. */
const itemOf =
  <Item>(find: (id: number) => Promise<Item | null>) =>
  async (params: { id?: string | undefined }) => {
    const id = parseId(params.id)
    return id === undefined ? null : find(id)
  }

export const routes: readonly Route[] = [
  definePage({
    path: patterns.home,
    page: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
    data: latestPosts,
    notFound,
  }),
  definePage({
    path: patterns.about,
    page: async () => (await import('../pages/about/AboutPage.tsx')).AboutPage,
    data: noData,
    notFound,
  }),
  definePage({
    path: patterns.projects,
    page: async () => (await import('../pages/project-list/ProjectsPage.tsx')).ProjectsPage,
    data: allProjects,
    notFound,
  }),
  definePage({
    path: patterns.project,
    page: async () => (await import('../pages/project-detail/ProjectPage.tsx')).ProjectPage,
    data: itemOf(projectById),
    notFound: async () => (await import('../pages/project-detail/ProjectNotFound.tsx')).ProjectNotFound,
  }),
  definePage({
    path: patterns.insights,
    page: async () => (await import('../pages/insight-list/InsightsPage.tsx')).InsightsPage,
    data: allPosts,
    notFound,
  }),
  definePage({
    path: patterns.insight,
    page: async () => (await import('../pages/insight-detail/InsightPage.tsx')).InsightPage,
    data: itemOf(postById),
    notFound: async () => (await import('../pages/insight-detail/PostNotFound.tsx')).PostNotFound,
  }),
  definePage({
    path: patterns.hire,
    page: async () => (await import('../pages/hire/HirePage.tsx')).HirePage,
    data: noData,
    notFound,
  }),
].filter(({ path }) => isPageOn(path))

/** For every other address. */
export const notFoundRoute = definePage({ path: '*', page: notFound, data: async () => null, notFound })
