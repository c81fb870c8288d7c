import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/define-call.ts'
import { audienceOf } from '#server/features/sessions/caller.ts'
import { deviceOf } from '#server/features/sessions/device-of.ts'
import { sessionCookies } from '#server/features/sessions/session-cookies.ts'
import type { AccessPolicy } from '#server/plugins/policies.ts'
import { createAnswerCache, keepAnswer, type AnswerCache, type KeptAnswer } from './answer-cache.ts'
import type { CallContext } from './call-context.ts'
import { checkAnswer } from './check-answer.ts'
import { answerCall, readInput } from './execute-call.ts'
import { readPairs } from './read-pairs.ts'
import type { FlatParams } from './read-params.ts'
import { sendKept } from './send-kept.ts'

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

function givenParams(definition: CallDefinition, params: unknown): FlatParams {
  const { '*': rest, ...named } = params as Record<string, string>
  return definition.path.endsWith('*}') ? { ...named, id: rest ?? '' } : named
}

function isPrefetch({ headers }: FastifyRequest): boolean {
  return [headers['sec-purpose'], headers['purpose']].flat().some((purpose) => purpose?.includes('prefetch') === true)
}

function policyOf({ role, budget, errors }: CallDefinition): AccessPolicy {
  return { role, tellsExpiry: errors.includes('SESSION_EXPIRED'), ...(budget && { budget }) }
}

function envelope({ message }: CallDefinition, locale: string, data: unknown): string {
  const sentence = message === undefined ? null : locale.startsWith('en') ? message.en : message.fr
  return JSON.stringify({ success: true, data, message: sentence })
}

class CallAnswerer {
  readonly #app: FastifyInstance
  readonly #kept: AnswerCache = createAnswerCache()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async answer(definition: CallDefinition, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context: CallContext = {
      features: this.#app.features,
      scope: request.scope,
      caller: request.caller,
      client: { device: deviceOf(request.headers['user-agent']), cookies: sessionCookies(request, reply) },
      isPrefetch: isPrefetch(request),
    }
    const given = { params: givenParams(definition, request.params), pairs: readPairs(request.url), body: request.body }
    const input = await readInput(definition, context, given)
    const make = async (): Promise<KeptAnswer> => {
      const data = await answerCall(definition, context, input)
      if (this.#app.env.NODE_ENV !== 'production') checkAnswer(definition, data)
      return keepAnswer(envelope(definition, context.scope.locale, data))
    }
    reply.code(definition.status ?? 200).type('application/json; charset=utf-8')
    if (definition.cache === 'N') {
      const { bytes } = await make()
      return reply.header('cache-control', 'no-store').send(bytes.get('identity'))
    }
    const { site, locale } = context.scope
    const audience = audienceOf(context.caller)
    const key = JSON.stringify([site.id, site.contentVersion, locale, audience, definition.name, input.params, input.query])
    const kept = this.#kept.get(key) ?? (await make())
    this.#kept.set(key, kept)
    return sendKept(request, reply, kept, request.sessionToken === undefined ? 'public' : 'private')
  }
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
