import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { rateLimitScope, type BudgetName } from '#schemas/api/base/rate-limits.ts'
import { createCharge, type RateLimitCharge } from '#server/platform/rate-limits/deferred-charge.ts'
import { tooManyRequests } from '#server/platform/rate-limits/too-many-requests.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { requireRole } from '#server/people/sessions/require-role.ts'
import { sessionCookies } from '#server/people/sessions/session-cookies.ts'
import { isCrossSite } from './cross-site.ts'
import { requireAsked } from './require-asked.ts'
import type { AccessPolicy } from './route-policies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The charge on budgets of a request with an idempotency key, which may be a repeat. */
    readonly charge: RateLimitCharge | undefined
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Deletes the cookies of a session that is over, and refuses the request where the expiry matters. */
function guardSession(request: FastifyRequest, reply: FastifyReply, { role, tellsExpiry }: AccessPolicy): void {
  if (!request.bringsSession || request.caller.kind === 'member') return
  if (role === 'V' && tellsExpiry !== true) return
  sessionCookies(request, reply).clear()
  throw new ApiError('SESSION_EXPIRED')
}

function spenderOf(name: BudgetName, { caller, ip }: FastifyRequest): string {
  const per = rateLimitScope(name)
  if (per === 'address' || caller.kind === 'visitor') return ip
  return per === 'session' ? `session:${caller.sessionId}` : `user:${caller.userId}`
}

/** Charges the budget of the client, and refuses when nothing is left of it. */
export async function consumeRateLimit(name: BudgetName, request: FastifyRequest): Promise<void> {
  const seconds = await request.server.features.budgets.take(name, spenderOf(name, request))
  if (seconds > 0) throw tooManyRequests(seconds, request.locale)
}

const charges = new WeakMap<FastifyRequest, RateLimitCharge>()

/** Leaves the charge to the code that knows whether the request is a repeat. A client without budget may send nothing but repeats, so the reading of the body is charged beforehand. */
async function chargeLater(name: BudgetName, request: FastifyRequest): Promise<void> {
  const charge = createCharge({ own: () => consumeRateLimit(name, request), repeats: () => consumeRateLimit('repeat', request) })
  charges.set(request, charge)
  if (request.server.features.budgets.isSpent(name, spenderOf(name, request))) await charge.cap()
}

const bringsKey = ({ headers }: FastifyRequest): boolean => headers['idempotency-key'] !== undefined

/** Returns true for a caller with codes at sign-in: only such a caller can remove them. */
async function hasCodes({ caller, server }: FastifyRequest): Promise<boolean> {
  return caller.kind === 'member' && (await server.features.users.profile(caller.siteId, caller.userId))?.totp === true
}

/** Applies a policy to a request: the session in force, the role, the right, and the rest of the budget. */
export async function guardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { isKeyed = bringsKey(request), ...policy }: AccessPolicy & { readonly isKeyed?: boolean },
): Promise<void> {
  guardSession(request, reply, policy)
  if (policy.alsoWithCodes !== true || !(await hasCodes(request))) requireRole(policy.role, request.caller)
  if (policy.asks !== undefined) await requireAsked(request.server.features.adminRights, request.caller, policy.asks)
  if (policy.budget === undefined) return
  await (policy.isOnce && isKeyed ? chargeLater(policy.budget, request) : consumeRateLimit(policy.budget, request))
}

async function guardRoutes(app: FastifyInstance): Promise<void> {
  app.decorateRequest('charge', {
    getter(this: FastifyRequest) {
      return charges.get(this)
    },
  })
  app.addHook('onResponse', async (request) => {
    // What could not even be read has been answered already: it counts all the same.
    await charges
      .get(request)
      ?.close()
      .catch((err: unknown) => (err instanceof ApiError ? undefined : request.log.warn({ err }, 'a request was not counted')))
  })
  app.addHook('onRequest', async (request, reply) => {
    const policy = request.routeOptions.config.access
    if (policy === undefined || policy.isFile === true) return
    const asked = { headers: request.headers, protocol: request.protocol, hasSession: request.cookies['token'] !== undefined }
    // No page can abuse rights that are not looked at.
    const mayCross = reading.has(request.method) || policy.byTokenAlone === true
    if (!mayCross && isCrossSite(asked, () => request.site)) throw new ApiError('CROSS_SITE')
    await guardRequest(request, reply, policy)
  })
}

/** Guards every route by the policy that it declares. */
export const access = fp(guardRoutes, { name: 'access', dependencies: ['errors', 'services', 'policies', 'sessions'] })
