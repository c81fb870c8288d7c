import { createContext, useContext, type ComponentType } from 'react'
import type { IntlShape } from 'react-intl'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { PageError } from '#schemas/runtime/site-rendering.ts'
import type { ViewMap } from '#renderer/view.ts'
import type { PageState } from '#site/document/page-state.ts'

/** What the app gives to every page: the views that are loaded, the messages by locale, and what the server leaves out. */
export interface SiteServices {
  readonly views: ViewMap
  readonly interactive: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, IntlShape>
  readonly skipped?: ReadonlySet<string>
  /** What goes on behind blocks, in the browser. */
  readonly actors?: Partial<BlockActors>
  /** Absent in the browser, which never opens such a page itself and keeps what the server has drawn. */
  readonly ErrorPage?: ComponentType<{ readonly error: PageError }>
  /** Told of each page once it stands in the document. */
  readonly onShown?: (state: PageState) => void
}

/** The context through which pages reach the services. */
export const ServicesContext = createContext<SiteServices | null>(null)

/** The app's services. */
export function useServices(): SiteServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('A page was rendered outside of the site’s services')
  return services
}
