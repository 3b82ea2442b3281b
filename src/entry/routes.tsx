/**
 * The route table. Each page comes with its own files, loaded when first asked for: the page and its loader apart,
 * because a module that exports both is reloaded whole while one edits it. What was loaded ahead is at hand at once:
 * browsers take a turn even for a module that they have.
 */
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { Pages } from '../features/shell/Pages.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { LoadingScreen } from '../components/LoadingScreen.tsx'
import { once } from '../lib/once.ts'
import { patterns } from '../lib/paths.ts'
import { ErrorScreen } from '../pages/error/ErrorScreen.tsx'

/** A filter lives in the query and needs no other data; without this, each chip would read the list again. */
const unlessFiltering = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate

/** React Router tells the error screen of a page that could not be loaded only where the page has a loader. */
const noData = () => null

/** Pages are drawn by `Pages`, from their handle: so they can be before their turn. */
const inPages = { element: null }

export const routes: RouteObject[] = [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    HydrateFallback: LoadingScreen,
    children: [
      {
        id: 'pages',
        Component: Pages,
        ErrorBoundary: ErrorScreen,
        children: [
          {
            id: 'home',
            ...inPages,
            index: true,
            lazy: {
              handle: once(async () => ({ Page: (await import('../pages/home/HomePage.tsx')).HomePage })),
              loader: once(async () => (await import('../pages/home/loader.ts')).loader),
            },
          },
          {
            id: 'about',
            ...inPages,
            path: patterns.about,
            loader: noData,
            lazy: { handle: once(async () => ({ Page: (await import('../pages/about/AboutPage.tsx')).AboutPage })) },
          },
          {
            id: 'projects',
            ...inPages,
            path: patterns.projects,
            shouldRevalidate: unlessFiltering,
            lazy: {
              handle: once(async () => ({
                Page: (await import('../pages/project-list/ProjectsPage.tsx')).ProjectsPage,
              })),
              loader: once(async () => (await import('../pages/project-list/loader.ts')).loader),
            },
          },
          {
            id: 'project',
            ...inPages,
            path: patterns.project,
            lazy: {
              handle: once(async () => ({
                Page: (await import('../pages/project-detail/ProjectPage.tsx')).ProjectPage,
              })),
              ErrorBoundary: once(
                async () => (await import('../pages/project-detail/ProjectNotFound.tsx')).ProjectNotFound,
              ),
              loader: once(async () => (await import('../pages/project-detail/loader.ts')).loader),
            },
          },
          {
            id: 'insights',
            ...inPages,
            path: patterns.insights,
            shouldRevalidate: unlessFiltering,
            lazy: {
              handle: once(async () => ({
                Page: (await import('../pages/insight-list/InsightsPage.tsx')).InsightsPage,
              })),
              loader: once(async () => (await import('../pages/insight-list/loader.ts')).loader),
            },
          },
          {
            id: 'insight',
            ...inPages,
            path: patterns.insight,
            lazy: {
              handle: once(async () => ({
                Page: (await import('../pages/insight-detail/InsightPage.tsx')).InsightPage,
              })),
              ErrorBoundary: once(async () => (await import('../pages/insight-detail/PostNotFound.tsx')).PostNotFound),
              loader: once(async () => (await import('../pages/insight-detail/loader.ts')).loader),
            },
          },
          {
            id: 'hire',
            ...inPages,
            path: patterns.hire,
            loader: noData,
            lazy: { handle: once(async () => ({ Page: (await import('../pages/hire/HirePage.tsx')).HirePage })) },
          },
          {
            id: 'not-found',
            path: '*',
            loader: noData,
            // Drawn by the router, as the view of a post that isn't there: the not-found file is taken over by either.
            lazy: { Component: once(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage) },
          },
        ],
      },
    ],
  },
]
