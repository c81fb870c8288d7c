import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { openFile } from '#server/http/guards/route-policies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** `draining` is true when the server accepts no new visitors; `/readyz` reports it to the load balancer. */
    readonly readiness: {
      draining: boolean
      /** Ends the waits of pages for their answers, so that they are sent before the server cuts them. */
      readonly hurry: AbortController
    }
  }
}

interface HealthOptions {
  readonly isDatabaseReady: () => Promise<boolean>
}

async function answerProbes(app: FastifyInstance, { isDatabaseReady }: HealthOptions): Promise<void> {
  const readiness = { draining: false, hurry: new AbortController() }
  app.decorate('readiness', readiness)

  app.get('/healthz', { config: openFile }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))

  app.get('/readyz', { config: openFile }, async (_request, reply) => {
    const database = await isDatabaseReady()
    const ready = database && !readiness.draining
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, draining: readiness.draining, database })
  })
}

/** `/healthz` reports that the process runs. `/readyz` reports that it can serve: it has its database and is not draining. */
export const health = fp(answerProbes, { name: 'health', dependencies: ['policies'] })
