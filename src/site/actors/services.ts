import { createContext, useContext, type ComponentType } from 'react'
import type { IntlShape } from 'react-intl'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { PageError } from '#schemas/runtime/site-rendering.ts'
import type { ViewMap } from '#renderer/view.ts'
import type { PageState } from '#site/document/page-state.ts'

/** The services for every page: loaded views, messages by locale, and the parts that differ on the server. */
export interface SiteServices {
  readonly views: ViewMap
  readonly interactive: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, IntlShape>
  readonly skipped?: ReadonlySet<string>
  /** The actors of blocks, in the browser. */
  readonly actors?: Partial<BlockActors>
  /** Absent in the browser, which never renders an error page itself and retains the one of the server. */
  readonly ErrorPage?: ComponentType<{ readonly error: PageError }>
  /** Called with each page after it is rendered. */
  readonly onShown?: (state: PageState) => void
}

/** The context of the services. */
export const ServicesContext = createContext<SiteServices | null>(null)

/** Returns the services of the application. */
export function useServices(): SiteServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('A page was rendered outside of the site’s services')
  return services
}
