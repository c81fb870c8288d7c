import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { trackService, isAgreed } from './sync-choices.ts'
import { loadServer } from './load-server.ts'
import { measuringServices, type PageView } from './analytics-services.ts'
import { addScript, type AskedService } from './tarteaucitron.ts'

/** Dependencies of the consent services. */
export interface ServiceParts {
  readonly names: readonly string[]
  /** The URL and the name of the script of the site. */
  readonly script: { readonly address: string; readonly name: string } | null
  /** Returns the current page view. */
  readonly view: () => Promise<PageView>
}

/** The services that need consent, and the reporting to those that run. */
export interface AskedServices {
  readonly services: readonly AskedService[]
  /** Reports the current page, unless it is being left. */
  readonly tellPage: (isLeaving: () => boolean) => Promise<void>
}

/** Returns the cookies with the given name prefixes. */
function cookiesLike(prefixes: readonly string[]): string[] {
  const names = document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1))
  return names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
}

/** Creates the services of a page. Each loads its settings and its script after consent. */
export function askedServices({ names, script, view }: ServiceParts): AskedServices {
  const running: ((view: PageView) => void)[] = []
  const services = names.flatMap((key): AskedService[] => {
    const service = measuringServices[key as ExternalApp]
    if (!service) return []
    const start = async () => {
      const { askSettings } = await loadServer()
      const [found, first] = await Promise.all([askSettings(key as ExternalApp), view()])
      // Consent may have been withdrawn meanwhile.
      if (found === null || !isAgreed(key)) return
      const tell = service.start(found)
      tell(first)
      running.push(tell)
    }
    return [
      {
        key,
        type: service.type,
        name: service.name,
        needConsent: true,
        // A getter, because the names contain ids of the visitor.
        get cookies() {
          return cookiesLike(service.cookiePrefixes)
        },
        js: () => {
          trackService(key)
          void start().catch(() => undefined)
        },
      },
    ]
  })
  if (script)
    services.push({
      key: 'script',
      type: 'other',
      name: script.name,
      needConsent: true,
      cookies: [],
      js: () => {
        trackService('script')
        void addScript(script.address).catch(() => undefined)
      },
    })
  return {
    services,
    tellPage: async (isLeaving) => {
      if (isLeaving() || running.length === 0) return
      const page = await view()
      // The page may have been left meanwhile.
      if (isLeaving()) return
      for (const tell of running) tell(page)
    },
  }
}
