import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { trackService, isAgreed } from './sync-choices.ts'
import { loadServer } from './load-server.ts'
import { measuringServices, type PageView } from './analytics-services.ts'
import { addScript, type AskedService } from './tarteaucitron.ts'

/** What the services are made with. */
export interface ServiceParts {
  readonly names: readonly string[]
  /** The address of the site's own script, and what it is called. */
  readonly script: { readonly address: string; readonly name: string } | null
  /** The page that is looked at now. */
  readonly view: () => Promise<PageView>
}

/** The services that visitors are asked about, and how those that run are told of pages. */
export interface AskedServices {
  readonly services: readonly AskedService[]
  /** Tells them of the page that is shown now, unless it is being left. */
  readonly tellPage: (isLeaving: () => boolean) => Promise<void>
}

/** The cookies of this page whose names begin like this. */
function cookiesLike(prefixes: readonly string[]): string[] {
  const names = document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1))
  return names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
}

/** Makes the services of a page; each fetches its settings, and its script, once it is agreed to. */
export function askedServices({ names, script, view }: ServiceParts): AskedServices {
  const running: ((view: PageView) => void)[] = []
  const services = names.flatMap((key): AskedService[] => {
    const service = measuringServices[key as ExternalApp]
    if (!service) return []
    const start = async () => {
      const { askSettings } = await loadServer()
      const [found, first] = await Promise.all([askSettings(key as ExternalApp), view()])
      // It may have been withdrawn in the meantime.
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
        // Read each time: the names hold numbers that are the visitor's own.
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
      // Something may have been withdrawn in the meantime.
      if (isLeaving()) return
      for (const tell of running) tell(page)
    },
  }
}
