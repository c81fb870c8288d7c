import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { readMultipart } from '#server/platform/uploads/read-multipart.ts'
import { RawBody } from '#server/platform/input/raw-body.ts'
import { SentForm } from '#server/platform/uploads/multipart-body.ts'
import { varyHeader } from '#server/http/answers/vary-header.ts'
import { inPanelTurn } from '#server/http/guards/panel-gate.ts'
import { limits } from '#server/http/server/request-limits.ts'
import { allowSilence, endSilence } from '#server/http/server/stalled-sockets.ts'
import { CallDispatcher } from './call-dispatcher.ts'
import { policyOfCall } from './call-policy.ts'
import type { CallRegistry, RegisteredCall } from './call-registry.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

// One route, or two when the end of the path may be absent.
function routePaths(base: CallRegistry['base'], path: string): string[] {
  const full = `${base}${path}`
    .replace(/\{(\w+)\?\}/g, ':$1')
    .replace(/\{(\w+)\*\}/g, '*')
    .replace(/\{(\w+)\}/g, ':$1')
  if (path.endsWith('?}')) return [full.slice(0, full.lastIndexOf('/')), full]
  return path.endsWith('*}') ? [full.slice(0, -2), full] : [full]
}

/** The options of the route of a call that looks into files or prepares some: a longer time for the handler, and a socket that may be silent meanwhile. */
const preparingRoute = {
  handlerTimeout: limits.preparingTimeout,
  preHandler: async ({ raw }: FastifyRequest) => allowSilence(raw.socket, limits.preparingTimeout),
  onResponse: async ({ raw }: FastifyRequest) => endSilence(raw.socket),
}

async function registerCalls(app: FastifyInstance, { registry }: { readonly registry: CallRegistry }): Promise<void> {
  const answerer = new CallDispatcher(app)
  const addRoutes = (room: FastifyInstance, call: RegisteredCall): void => {
    const { method, path, bodyLimit, bodyValues, takesFiles, preparesFiles } = call.definition
    for (const url of routePaths(registry.base, path))
      room.route({
        ...{ method, url, ...(bodyLimit !== undefined && { bodyLimit }) },
        config: { access: policyOfCall(call), ...(bodyValues !== undefined && { bodyValues }) },
        ...((takesFiles ?? preparesFiles) && preparingRoute),
        handler: (request, reply) =>
          takesTurns(call) ? inPanelTurn(request, () => answerer.answer(call, request, reply)) : answerer.answer(call, request, reply),
      })
  }
  // The calls of the panel wait for one another. A call that prepares files for minutes has limits of its own.
  const takesTurns = ({ definition }: RegisteredCall): boolean =>
    registry.base !== '/api' && definition.takesFiles !== true && definition.preparesFiles !== true
  const each = (isOfRoom: (call: RegisteredCall['definition']) => boolean): RegisteredCall[] =>
    registry.calls.filter(({ definition }) => isOfRoom(definition))
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(registry.base)) reply.header('vary', varyHeader)
  })
  for (const call of each(({ takesForms, takesFiles, isSigned }) => [takesForms, takesFiles, isSigned].every((is) => is !== true)))
    addRoutes(app, call)
  await app.register(async (room) => {
    room.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) =>
      SentForm.of(await readMultipart(request.headers, payload)),
    )
    // A request that is refused before its end closes its connection.
    room.addHook('onSend', async (request, reply) => {
      if (!request.raw.complete) reply.header('connection', 'close')
    })
    for (const call of each(({ takesFiles }) => takesFiles === true)) addRoutes(room, call)
  })
  await app.register(async (room) => {
    room.removeContentTypeParser('application/json')
    room.addContentTypeParser('application/json', { parseAs: 'buffer' }, async ({ headers }: FastifyRequest, body: Buffer) => {
      const signature = headers['stripe-signature']
      return new RawBody(body, typeof signature === 'string' ? signature : '')
    })
    for (const call of each(({ isSigned }) => isSigned === true)) addRoutes(room, call)
  })
  await app.register(async (room) => {
    // The fields of a form from a mail program add nothing to its address.
    for (const type of formTypes) room.addContentTypeParser(type, { parseAs: 'string' }, async () => undefined)
    for (const call of each(({ takesForms }) => takesForms === true)) addRoutes(room, call)
  })
}

/** Registers the route of each call of a registry. */
export const callRoutes = fp(registerCalls, { name: 'calls', dependencies: ['access', 'bodies', 'features'] })
