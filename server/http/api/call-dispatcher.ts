import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answeredFileSchema, attachmentSchema, streamedFileSchema } from '#schemas/api/base/file-response.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { keyedRequest } from '#server/platform/idempotency/request-key.ts'
import { SentForm } from '#server/platform/uploads/multipart-body.ts'
import { RawBody } from '#server/platform/input/raw-body.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { createAnswerCache, toCachedResponse, type ResponseCache, type CachedResponse } from '#server/http/answers/response-cache.ts'
import { attachmentDisposition } from '#server/http/answers/content-disposition.ts'
import { startStream } from '#server/http/answers/start-stream.ts'
import { sendCached } from '#server/http/answers/send-cached.ts'
import { requireAskedBy } from './asked-rights.ts'
import { requestFingerprint } from './request-fingerprint.ts'
import type { CallContext } from './call-context.ts'
import { validateResponse } from './validate-response.ts'
import { contextOfRequest } from './create-context.ts'
import type { ReadInput, RegisteredCall } from './call-registry.ts'
import { answerCall, answerFile, readInput } from './execute-call.ts'
import { replayResponse } from './replay-response.ts'
import { parseQueryPairs } from './parse-query.ts'
import type { FlatParams } from './parse-params.ts'

const json = 'application/json; charset=utf-8'

function givenParams(definition: CallDefinition, params: unknown): FlatParams {
  const { '*': rest, ...named } = params as Record<string, string>
  return definition.path.endsWith('*}') ? { ...named, id: rest ?? '' } : named
}

/** The body of a call, and the files that came with it or that it came as it was signed. */
function sentBody(body: unknown): { readonly body: unknown; readonly beside: Pick<CallContext, 'files' | 'signed'> } {
  if (body instanceof RawBody) return { body: undefined, beside: { signed: body } }
  if (body instanceof SentForm) return { body: body.values, beside: body.files.length > 0 ? { files: body.files } : {} }
  return { body, beside: {} }
}

/** The message of an act: the one that a field of its answer selects, else its usual one. */
function messageOf({ message, messageBy }: CallDefinition, data: unknown): Translations | undefined {
  const told = messageBy && isRecord(data) ? ownValue(data, messageBy.field) : undefined
  return typeof told === 'string' ? (ownValue(messageBy?.words, told) ?? message) : message
}

function envelope(definition: CallDefinition, locale: string, data: unknown): string {
  const message = messageOf(definition, data)
  const sentence = message === undefined ? null : translate(locale, message)
  return JSON.stringify({ success: true, data, message: sentence })
}

async function sendFile(reply: FastifyReply, type: string, answer: unknown): Promise<FastifyReply> {
  const streamed = streamedFileSchema.safeParse(answer)
  if (streamed.success) {
    const { filename, chunks } = streamed.data
    const begun = await startStream(chunks)
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${filename}"` })
    return reply.type(type).send(begun)
  }
  const attached = attachmentSchema.safeParse(answer)
  if (attached.success) {
    const { filename, bytes } = attached.data
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': attachmentDisposition(filename) })
    return reply.type(attached.data.type).send(Buffer.from(bytes))
  }
  const { filename, bytes, isShown = false } = answeredFileSchema.parse(answer)
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${filename}"` })
    .type(type)
    .send(Buffer.from(bytes))
}

/** Answers calls over HTTP: cached answers from memory, requests with a key once. */
export class CallDispatcher {
  readonly #app: FastifyInstance
  readonly #kept: ResponseCache = createAnswerCache()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async answer(call: RegisteredCall, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { definition } = call
    const { body, beside } = sentBody(request.body)
    const context = { ...contextOfRequest(this.#app.features, request, reply), ...beside }
    const given = { params: givenParams(definition, request.params), pairs: parseQueryPairs(request.url), body }
    const key = request.headers['idempotency-key']
    await requireAskedBy(call, context, given)
    const input = await readInput(call, context, given).catch(async (error: unknown) => {
      const known = await replayResponse({ call, context, given, key }, error)
      if (known !== null) return known
      await context.charge?.close()
      throw error
    })
    reply.code(definition.status ?? 200)
    if (typeof input === 'string') return reply.type(json).header('cache-control', 'no-store').send(input)
    if (definition.file !== undefined && definition.cache === 'N')
      return sendFile(reply, definition.file, await answerCall(call, context, input))
    reply.type(definition.file === undefined ? json : `${definition.file}; charset=utf-8`)
    if (definition.alsoFile !== undefined && request.headers.accept === definition.alsoFile) {
      reply.type(definition.alsoFile)
      return this.#sendKept({ ...call, definition: { ...definition, file: definition.alsoFile } }, request, reply, { context, input })
    }
    if (definition.cache === 'C') return this.#sendKept(call, request, reply, { context, input })
    return reply.header('cache-control', 'no-store').send(await this.#once(call, { context, input }, key))
  }

  /** The answer to a call; under a key, its first answer. */
  #once(
    call: RegisteredCall,
    { context, input }: { readonly context: CallContext; readonly input: ReadInput },
    key: string | string[] | undefined,
  ): Promise<string> {
    const keyed = keyedRequest(call.definition, key, requestFingerprint(context, input))
    if (keyed === null) return this.#make(call, context, input)
    return context.features.idempotency.once(
      keyed,
      (settle) => {
        const write = (data: unknown): string => envelope(call.definition, context.scope.locale, data)
        return this.#make(call, { ...context, settle: (trx, data, beside) => settle(trx, write(data), beside) }, input)
      },
      context.charge,
    )
  }

  async #make(call: RegisteredCall, context: CallContext, input: ReadInput): Promise<string> {
    const { definition } = call
    const data = await answerCall(call, context, input)
    if (this.#app.env.NODE_ENV !== 'production') validateResponse(definition, data)
    return envelope(definition, context.scope.locale, data)
  }

  async #keep(call: RegisteredCall, context: CallContext, input: ReadInput): Promise<CachedResponse> {
    const { definition } = call
    if (definition.file === undefined) return toCachedResponse(await this.#make(call, context, input))
    const make = definition.alsoFile === undefined ? answerCall : answerFile
    const { filename, bytes } = answeredFileSchema.parse(await make(call, context, input))
    return toCachedResponse(bytes, filename)
  }

  /** Sends what is the same for all of one audience until the site's content changes. */
  async #sendKept(
    call: RegisteredCall,
    request: FastifyRequest,
    reply: FastifyReply,
    { context, input }: { context: CallContext; input: ReadInput },
  ): Promise<FastifyReply> {
    const { site, locale } = context.scope
    const audience = audienceOf(context.caller)
    const { name, file, holdsMs } = call.definition
    const key = JSON.stringify([site.id, site.url, site.contentVersion, locale, audience, name, file, input.params, input.query])
    let kept = this.#kept.get(key)
    if (!kept) {
      kept = await this.#keep(call, context, input)
      this.#kept.set(key, kept, holdsMs === undefined ? {} : { ttl: holdsMs })
    }
    if (kept.filename !== undefined) reply.header('content-disposition', `attachment; filename="${kept.filename}"`)
    return sendCached(request, reply, kept, request.bringsSession ? 'private' : 'public')
  }
}
