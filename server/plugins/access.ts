import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CallRole } from '#schemas/api/define-call.ts'
import { isCrossSite } from './cross-site.ts'
import { Refusal } from '#server/features/refusal.ts'

/** Who may use a route. */
export interface AccessPolicy {
  readonly role: CallRole
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The policy of a route under /api: one without it does not register. */
    access?: AccessPolicy
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a caller says that it has a session: a token as a header or as a cookie. */
export function claimsSession(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined || request.cookies['token'] !== undefined
}

function guard(request: FastifyRequest, policy: AccessPolicy): void {
  const asked = { headers: request.headers, protocol: request.protocol, hasSession: request.cookies['token'] !== undefined }
  if (!reading.has(request.method) && isCrossSite(asked, request.site)) throw new Refusal('CROSS_SITE')
  // Nobody has a session yet: whoever claims one has it from elsewhere, or made it up.
  if (policy.role !== 'V') throw new Refusal(claimsSession(request) ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED')
}

async function guardCalls(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no access policy`)
    }
  })
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access !== undefined) guard(request, access)
  })
}

/** Guards every route under /api by the policy that it declares. */
export const access = fp(guardCalls, { name: 'access', dependencies: ['errors', 'site', 'locale'] })
