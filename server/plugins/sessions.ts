import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { visitor, type Caller } from '#server/features/sessions/caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: whoever has no session in force on the request's site is a visitor. */
    readonly caller: Caller
    /** The token that the request carries, in force or not: the header wins over the cookie. */
    readonly sessionToken: string | undefined
  }
}

const found = new WeakMap<FastifyRequest, Caller>()

function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const given = headers.authorization
  return given === undefined ? cookies['token'] : given.replace(/^Bearer\s+/i, '').trim()
}

async function findCallers(app: FastifyInstance): Promise<void> {
  app.decorateRequest('sessionToken', {
    getter(this: FastifyRequest) {
      return tokenOf(this)
    },
  })
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return found.get(this) ?? visitor
    },
  })
  app.addHook('onRequest', async (request) => {
    // What is the same for everyone asks for nobody.
    if (request.routeOptions.config.access?.isFile === true) return
    const { sessionToken } = request
    const caller = sessionToken === undefined ? null : await app.features.sessions.find(request.site.id, sessionToken)
    if (caller) found.set(request, caller)
  })
}

/** Tells each request its caller. */
export const sessions = fp(findCallers, { name: 'sessions', dependencies: ['features', 'site', 'locale'] })
