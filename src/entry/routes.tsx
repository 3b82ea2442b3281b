/**
 * The route table. Each page comes with its own files, loaded when first asked for: the page and its loader apart,
 * because a module that exports both is reloaded whole while one edits it.
 */
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { Shell } from '../features/shell/Shell.tsx'
import { LoadingScreen } from '../components/LoadingScreen.tsx'
import { patterns } from '../lib/paths.ts'
import { ErrorScreen } from '../pages/error/ErrorScreen.tsx'

/** A filter lives in the query and needs no other data; without this, each chip would read the list again. */
const unlessFiltering = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate

/** React Router tells the error screen of a page that could not be loaded only where the page has a loader. */
const noData = () => null

export const routes: RouteObject[] = [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    HydrateFallback: LoadingScreen,
    children: [
      {
        id: 'pages',
        ErrorBoundary: ErrorScreen,
        children: [
          {
            id: 'home',
            index: true,
            lazy: {
              Component: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
              loader: async () => (await import('../pages/home/loader.ts')).loader,
            },
          },
          {
            id: 'about',
            path: patterns.about,
            loader: noData,
            lazy: { Component: async () => (await import('../pages/about/AboutPage.tsx')).AboutPage },
          },
          {
            id: 'projects',
            path: patterns.projects,
            shouldRevalidate: unlessFiltering,
            lazy: {
              Component: async () => (await import('../pages/projects/ProjectsPage.tsx')).ProjectsPage,
              loader: async () => (await import('../pages/projects/loader.ts')).loader,
            },
          },
          {
            id: 'project',
            path: patterns.project,
            lazy: {
              Component: async () => (await import('../pages/project/ProjectPage.tsx')).ProjectPage,
              ErrorBoundary: async () => (await import('../pages/project/ProjectNotFound.tsx')).ProjectNotFound,
              loader: async () => (await import('../pages/project/loader.ts')).loader,
            },
          },
          {
            id: 'insights',
            path: patterns.insights,
            shouldRevalidate: unlessFiltering,
            lazy: {
              Component: async () => (await import('../pages/insights/InsightsPage.tsx')).InsightsPage,
              loader: async () => (await import('../pages/insights/loader.ts')).loader,
            },
          },
          {
            id: 'insight',
            path: patterns.insight,
            lazy: {
              Component: async () => (await import('../pages/insight/InsightPage.tsx')).InsightPage,
              ErrorBoundary: async () => (await import('../pages/insight/PostNotFound.tsx')).PostNotFound,
              loader: async () => (await import('../pages/insight/loader.ts')).loader,
            },
          },
          {
            id: 'hire',
            path: patterns.hire,
            loader: noData,
            lazy: { Component: async () => (await import('../pages/hire/HirePage.tsx')).HirePage },
          },
          {
            id: 'not-found',
            path: '*',
            loader: noData,
            lazy: { Component: async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage },
          },
        ],
      },
    ],
  },
]
