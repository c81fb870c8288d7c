import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { BudgetName } from '#schemas/api/budgets.ts'
import type { CallRole } from '#schemas/api/define-call.ts'
import { systemClock } from '#domain/clock.ts'
import { delayWords } from '#server/features/budgets/delay-words.ts'
import { createBudgets, type Budgets } from '#server/features/budgets/service.ts'
import { Refusal } from '#server/features/refusal.ts'
import { isCrossSite } from './cross-site.ts'

/** Who may use a route, and how often. */
export interface AccessPolicy {
  readonly role: CallRole
  readonly budget?: BudgetName
  /** Whether a visitor whose session has ended is told so instead of being answered as a visitor. */
  readonly tellsExpiry?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The policy of a route under /api: one without it does not register. */
    access?: AccessPolicy
  }
  interface FastifyInstance {
    readonly budgets: Budgets
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const sessionCookies = ['token', 'idSite']

// A token as a header or as a cookie.
function claimsSession(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined || request.cookies['token'] !== undefined
}

function guardRole(request: FastifyRequest, reply: FastifyReply, policy: AccessPolicy): void {
  const isClaimed = claimsSession(request)
  if (policy.role === 'V' && !(policy.tellsExpiry === true && isClaimed)) return
  if (!isClaimed) throw new Refusal('UNAUTHENTICATED')
  // Nobody has a session yet: whoever claims one has it from elsewhere, or made it up.
  for (const name of sessionCookies) reply.clearCookie(name, { path: '/' })
  throw new Refusal('SESSION_EXPIRED')
}

async function spend(budgets: Budgets, name: BudgetName, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const seconds = await budgets.take(name, request.ip)
  if (seconds === 0) return
  reply.header('retry-after', seconds)
  throw new Refusal('TOO_MANY_REQUESTS', { delay: delayWords(seconds, request.locale) })
}

async function guardCalls(app: FastifyInstance): Promise<void> {
  const budgets = createBudgets({ db: app.database.db, factor: app.env.RATE_LIMIT_FACTOR, clock: systemClock })
  app.decorate('budgets', budgets)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no access policy`)
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    const policy = request.routeOptions.config.access
    if (policy === undefined) return
    const asked = { headers: request.headers, protocol: request.protocol, hasSession: request.cookies['token'] !== undefined }
    if (!reading.has(request.method) && isCrossSite(asked, request.site)) throw new Refusal('CROSS_SITE')
    guardRole(request, reply, policy)
    if (policy.budget !== undefined) await spend(budgets, policy.budget, request, reply)
  })
}

/** Guards every route under /api by the policy that it declares. */
export const access = fp(guardCalls, { name: 'access', dependencies: ['errors', 'services', 'site', 'locale'] })
