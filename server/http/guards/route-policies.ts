import type { FastifyInstance, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { BudgetName } from '#schemas/api/base/rate-limits.ts'
import type { Asking } from '#schemas/admin/resources/rights.ts'

/** How often a route may be used, and by which session. */
interface PolicyParts {
  /** True when a caller with codes at sign-in passes, with any role. */
  readonly alsoWithCodes?: true
  readonly budget?: BudgetName
  /** True when what is sent again under a key is answered again: its budget is taken where it is known to be new. */
  readonly isOnce?: true
  /** True when a caller whose session has ended is refused instead of being answered as a visitor. */
  readonly tellsExpiry?: boolean
  /** True when the token in the address alone decides: no session is looked up, and any page may send the request. */
  readonly byTokenAlone?: true
  /** True when the answer is the same for everyone: no session is looked up for it. */
  readonly isFile?: boolean
  /** True for a file with content of the site's pages, which is closed while the site is being built. */
  readonly isContent?: boolean
}

/** The roles that may use a route, and its budget. A route of administrators names the check of their right. */
export type AccessPolicy = PolicyParts &
  ({ readonly role: 'V' | 'M'; readonly asks?: never } | { readonly role: 'A' | 'S'; readonly asks: Asking })

/** A route as it was registered. */
export interface RegisteredRoute {
  readonly method: string
  readonly url: string
  readonly access: AccessPolicy
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The policy of a route: one without it does not register. */
    access?: AccessPolicy
  }
  interface FastifyInstance {
    /** Every route with its policy, in the order of registration. */
    readonly routePolicies: readonly RegisteredRoute[]
  }
}

/** The policy of what is the same for everyone and asks for no session: files, probes, descriptions. */
export const openFile: { readonly access: AccessPolicy } = { access: { role: 'V', isFile: true } }

/** The policy of files that tell what the site's pages say: its map, its feeds. */
export const contentFile: { readonly access: AccessPolicy } = { access: { ...openFile.access, isContent: true } }

/** The policy of the site's pages: open to all, the page's own middleware decides. */
export const openPage: { readonly access: AccessPolicy } = { access: { role: 'V' } }

/** The files of the built client are each a route, made by a package that knows no policies. */
function policyOf({ config }: RouteOptions): AccessPolicy | undefined {
  if (config?.access === undefined && config !== undefined && 'file' in config && 'rootPath' in config) config.access = openFile.access
  return config?.access
}

/** A write that any page may send must be one that does nothing by the rights of who sends it. */
function checkToken(route: string, { role, byTokenAlone }: AccessPolicy): void {
  if (byTokenAlone !== true) return
  if (role !== 'V' || !route.includes('/:token')) throw new Error(`${route} goes by a token alone and has none, or asks who it is`)
}

async function requirePolicies(app: FastifyInstance): Promise<void> {
  const registered: RegisteredRoute[] = []
  app.decorate('routePolicies', registered)
  app.addHook('onRoute', (route) => {
    const policy = policyOf(route)
    if (policy === undefined) throw new Error(`${String(route.method)} ${route.url} declares no access policy`)
    checkToken(`${String(route.method)} ${route.url}`, policy)
    for (const method of [route.method].flat()) registered.push({ method, url: route.url, access: policy })
  })
}

/** Refuses at start every route that does not say who may use it. */
export const policies = fp(requirePolicies, { name: 'policies' })
