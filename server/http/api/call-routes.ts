import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { readMultipart } from '#server/platform/uploads/read-multipart.ts'
import { RawBody } from '#server/platform/input/raw-body.ts'
import { SentForm } from '#server/platform/uploads/multipart-body.ts'
import { varyHeader } from '#server/http/answers/vary-header.ts'
import { CallDispatcher } from './call-dispatcher.ts'
import { policyOfCall } from './call-policy.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

// One route, or two when the end of the path may be absent.
function routePaths({ path }: Pick<CallDefinition, 'path'>): string[] {
  const full = `/api${path}`
    .replace(/\{(\w+)\?\}/g, ':$1')
    .replace(/\{(\w+)\*\}/g, '*')
    .replace(/\{(\w+)\}/g, ':$1')
  if (path.endsWith('?}')) return [full.slice(0, full.lastIndexOf('/')), full]
  return path.endsWith('*}') ? [full.slice(0, -2), full] : [full]
}

function addRoutes(app: FastifyInstance, answerer: CallDispatcher, definition: CallDefinition): void {
  const config = { access: policyOfCall(definition) }
  for (const url of routePaths(definition)) {
    app.route({
      method: definition.method,
      url,
      config,
      handler: (request, reply) => answerer.answer(definition, request, reply),
    })
  }
}

async function registerCalls(app: FastifyInstance): Promise<void> {
  const answerer = new CallDispatcher(app)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('vary', varyHeader)
  })
  const all: readonly CallDefinition[] = calls
  for (const definition of all.filter(({ takesForms, takesFiles, isSigned }) =>
    [takesForms, takesFiles, isSigned].every((is) => is !== true),
  ))
    addRoutes(app, answerer, definition)
  await app.register(async (room) => {
    room.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) =>
      SentForm.of(await readMultipart(request.headers, payload)),
    )
    // What is refused while it still comes is not listened to any longer.
    room.addHook('onSend', async (request, reply) => {
      if (!request.raw.complete) reply.header('connection', 'close')
    })
    for (const definition of all.filter(({ takesFiles }) => takesFiles === true)) addRoutes(room, answerer, definition)
  })
  await app.register(async (room) => {
    room.removeContentTypeParser('application/json')
    room.addContentTypeParser('application/json', { parseAs: 'buffer' }, async ({ headers }: FastifyRequest, body: Buffer) => {
      const signature = headers['stripe-signature']
      return new RawBody(body, typeof signature === 'string' ? signature : '')
    })
    for (const definition of all.filter(({ isSigned }) => isSigned === true)) addRoutes(room, answerer, definition)
  })
  await app.register(async (room) => {
    // What a mail program sends says nothing that its address does not say.
    for (const type of formTypes) room.addContentTypeParser(type, { parseAs: 'string' }, async () => undefined)
    for (const definition of all.filter(({ takesForms }) => takesForms === true)) addRoutes(room, answerer, definition)
  })
}

/** Registers every call of the API from its definition. */
export const callRoutes = fp(registerCalls, { name: 'calls', dependencies: ['access', 'bodies', 'features'] })
