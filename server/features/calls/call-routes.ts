import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/define-call.ts'
import type { AccessPolicy } from '#server/plugins/policies.ts'
import { CallAnswerer } from './call-answerer.ts'

const vary = 'Accept-Encoding, userLang, x-site-id, Cookie, Authorization'

// One route, or two when the end of the path may be absent.
function routePaths({ path }: Pick<CallDefinition, 'path'>): string[] {
  const full = `/api${path}`
    .replace(/\{(\w+)\?\}/g, ':$1')
    .replace(/\{(\w+)\*\}/g, '*')
    .replace(/\{(\w+)\}/g, ':$1')
  if (path.endsWith('?}')) return [full.slice(0, full.lastIndexOf('/')), full]
  return path.endsWith('*}') ? [full.slice(0, -2), full] : [full]
}

function policyOf({ role, budget, errors }: CallDefinition): AccessPolicy {
  return { role, tellsExpiry: errors.includes('SESSION_EXPIRED'), ...(budget && { budget }) }
}

async function registerCalls(app: FastifyInstance): Promise<void> {
  const answerer = new CallAnswerer(app)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('vary', vary)
  })
  for (const definition of calls as readonly CallDefinition[]) {
    const config = { access: policyOf(definition) }
    for (const url of routePaths(definition)) {
      app.route({
        method: definition.method,
        url,
        config,
        handler: (request, reply) => answerer.answer(definition, request, reply),
      })
    }
  }
}

/** Registers every call of the API from its definition. */
export const callRoutes = fp(registerCalls, { name: 'calls', dependencies: ['access', 'bodies', 'features'] })
