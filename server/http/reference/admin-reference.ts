import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { CallRegistry } from '#server/http/api/call-registry.ts'
import { openApiDocument } from './open-api.ts'

const description = 'Les appels de l’administration. Chaque réponse JSON a trois clés, success, data et message.'

async function registerAdminReference(app: FastifyInstance, { registry }: { readonly registry: CallRegistry }): Promise<void> {
  const { base, calls } = registry
  let written: string | undefined
  app.get(`${base}/openapi.json`, { config: { access: { role: 'A', asks: 'narrowed', tellsExpiry: true } } }, async (_request, reply) => {
    written ??= JSON.stringify(openApiDocument({ base, calls: calls.map(({ definition }) => definition), description }))
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(written)
  })
}

/** Serves the OpenAPI document of a registry to administrators only. */
export const adminReference = fp(registerAdminReference, { name: 'admin-reference', dependencies: ['access', 'calls'] })
