import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Paths of acts whose refusals are written in the audit log. */
const audited: ReadonlySet<string> = new Set(['PUT /api/admin/script'])
const refusals: ReadonlySet<number> = new Set([403, 409, 412, 422, 429])

async function record({ caller, site, server }: FastifyRequest, status: number): Promise<void> {
  if (caller.kind === 'member') await server.features.lawDesk.refused(site.id, caller.userId, status)
}

/** True for a request of a foreign page: it is no act of the member, and writes nothing. */
const isForeign = (payload: unknown): boolean => typeof payload === 'string' && payload.includes('"CROSS_SITE"')

async function watchRefusals(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isForeign(payload) || !refusals.has(reply.statusCode) || !audited.has(`${request.method} ${String(request.routeOptions.url)}`))
      return
    await record(request, reply.statusCode)
  })
}

/** Writes refused tries of acts that stay a super-administrator’s in the audit log, before they are answered. */
export const auditRefusals = fp(watchRefusals, { name: 'audit-refusals', dependencies: ['features', 'site', 'sessions'] })
