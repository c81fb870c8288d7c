import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { openFile } from '#server/http/guards/route-policies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server still takes new visitors; `/readyz` says so to whoever sends them. */
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

/** `/healthz`: the process lives. `/readyz`: it can serve, which it cannot while draining or without its database. */
export const health = fp(answerProbes, { name: 'health', dependencies: ['policies'] })
