import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import type { CallData } from '#schemas/api/calls.ts'
import type { Start } from '#schemas/runtime/site-rendering.ts'
import { deadlineOf, type Need } from '#engine/registry/needs.ts'
import type { Caller } from '#api-client/transport/caller.ts'
import type { RoutedCall } from '#api-client/transport/routes.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { warn } from '#site/warn.ts'

const MINUTE = 60_000
const STOCK = 10_000
/** The least time that an answer over a network is given, in milliseconds: the deadlines of needs are those of a server beside its database. */
const NETWORK_MS = 5000
/** Times of reuse other than a minute: longer for names that hardly change, shorter for stock. */
const USED_FOR: Partial<Record<RoutedCall, number>> = {
  'mealIcon.list': Infinity,
  'product.get': STOCK,
  'product.list': STOCK,
  'product.recommended': STOCK,
}

/** Stands for an answer that did not come: it is late, or the server or the network failed. */
export const MISSING = Symbol('missing')

/** Queries of the open site with their cache; keys begin with the locale of the response. */
export interface SiteQueries {
  readonly start: (locale: string) => Promise<Start>
  readonly page: (locale: string, path: string) => Promise<CallData<'page.get'>>
  readonly shell: (locale: string, name: string, hash: string) => Promise<CallData<'shell.get'>>
  /** The answer to a block's need; undefined when it was refused, `MISSING` when it may come at the next try. */
  readonly need: (locale: string, need: Need) => Promise<unknown>
}

/** Makes the queries of a site, which go on from what the server has sent; the caller asks in the locale that `speak` was last given. */
export function createSiteQueries(caller: Caller, sent: DehydratedState | null, speak: (locale: string) => void): SiteQueries {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: MINUTE } } })
  if (sent) hydrate(client, sent)
  const ask = <Name extends RoutedCall>(locale: string, name: Name, params: Need['params'] = {}) =>
    client.fetchQuery({
      queryKey: [locale, name, params],
      staleTime: USED_FOR[name] ?? MINUTE,
      queryFn: ({ signal }) => {
        speak(locale)
        return caller.call(name, params, signal)
      },
    })
  // Each may fail alone: a visitor’s name, a leaflet’s settings or a partner’s logo never hold up a page.
  const alone = (call: Promise<unknown>) => call.catch(warn)
  return {
    async start(locale) {
      void alone(ask(locale, 'user.logged'))
      void alone(ask(locale, 'user.me'))
      void alone(ask(locale, 'component.conf', { slug: 'PRODUCT_FILE_GENERATOR' }))
      void alone(ask(locale, 'element.list', { route: 'logo-footer', page: 1, nbItem: 100 }))
      const [site, parameters] = await Promise.all([
        ask(locale, 'site.info'),
        ask(locale, 'parameter.list').catch((error: unknown) => {
          warn(error)
          return []
        }),
      ])
      return { site, parameters }
    },
    page: (locale, path) => ask(locale, 'page.get', { id: path }),
    shell: (locale, name, hash) =>
      client.fetchQuery({ queryKey: [locale, name, hash], queryFn: () => caller.call('shell.get', { name }), staleTime: Infinity }),
    need: (locale, { call, params, mayBeAbsent = false, ...rest }) =>
      Promise.race([
        ask(locale, call as RoutedCall, params),
        new Promise<typeof MISSING>((resolve) => setTimeout(resolve, Math.max(NETWORK_MS, deadlineOf(rest)), MISSING)),
      ]).catch((error: unknown) => {
        if (!(error instanceof CallError) || error.response.status >= 500) return MISSING
        return mayBeAbsent && error.code === 'NOT_FOUND' ? null : undefined
      }),
  }
}
