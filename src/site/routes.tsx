import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { BrokenPage } from './CrashPage.tsx'
import { PageRoute } from './PageRoute.tsx'
import type { PageState } from './document/page-state.ts'

/** The id of the one route, under which its data travels to the browser. */
export const PAGE_ROUTE = 'page'

/** The visitors' routes: every address is a page, which the given loader finds; the server and the browser each bring theirs. */
export function createRoutes(load: (args: LoaderFunctionArgs) => Promise<PageState | Response>): RouteObject[] {
  return [{ id: PAGE_ROUTE, path: '*', loader: load, Component: PageRoute, ErrorBoundary: BrokenPage }]
}
