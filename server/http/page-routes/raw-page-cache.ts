import type { RequestListener } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'
import { systemClock } from '#domain/dates/clock.ts'
import {
  acceptedEncoding,
  entityTag,
  encodeBody,
  encodeBodyBest,
  type CachedResponse,
  type EncodedBody,
} from '#server/http/answers/response-cache.ts'
import { sendEncoded } from '#server/http/answers/send-cached.ts'
import { IdleQueue } from '#server/platform/concurrency/idle-queue.ts'
import type { CachedPage } from '#server/http/pages/page-cache.ts'
import { responseKey, RawResponseCache, type QuickAnswer } from '#server/http/pages/raw-response-cache.ts'
import { loggablePath, newRequestId } from '#server/http/monitoring/request-log.ts'

/** Headers that belong to one request, to the connection or to the packing. */
const PASSING = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'content-length', 'etag']

/** A page that holds for a shorter time is hardly sent often enough to be packed well. */
const WORTH_PACKING_MS = 60_000
const MAX_WAITING = 50

type Headers = readonly (readonly [name: string, value: unknown])[]

/** Sends cached pages, and from the second time on before the application has looked at the request. */
export interface RawPageCache {
  /** Sends a cached page. When its address may show something else to another request (`mayVary`), only the application answers it. */
  send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, mayVary?: boolean): Promise<FastifyReply>
}

/** Puts the quick answers before an application; they are logged and counted like all others. */
export function quickPages(app: FastifyInstance): RawPageCache {
  const durations = app.metrics.getSingleMetric('http_request_duration_seconds')
  const count = durations instanceof Histogram ? durations.labels({ method: 'GET', route: '/*', status: 200 }) : null
  const quick = new RawResponseCache({
    contentVersion: (siteId) => app.features.directory.find(siteId)?.contentVersion,
    now: systemClock,
    requestId: newRequestId,
    answered: (url, requestId, ms) => {
      app.stray.attempt('metric', () => count?.observe(ms / 1000))
      app.log.info({ requestId, method: 'GET', path: loggablePath(url), status: 200, ms: Math.round(ms * 10) / 10 }, 'request')
    },
  })
  const turns = new IdleQueue(MAX_WAITING, (err) => app.log.warn({ err }, 'a page could not be packed well'))
  standBefore(app, quick)

  /** Packs a page as small as can be once it is asked for again, and sends that from then on. */
  const packWell = (key: string, known: QuickAnswer, { kept, passed }: { kept: CachedResponse; passed: Headers }): void => {
    turns.add(async () => {
      const packed = await encodeBodyBest(kept, 'br')
      const { siteId, contentVersion, expiresAt } = known
      quick.replace(key, known, { siteId, contentVersion, expiresAt, ...written(passed, kept, packed) })
    })
  }

  return {
    async send(request, reply, { kept, until, outside }, mayVary = false) {
      reply.widenPolicy(outside)
      const packed = await encodeBody(kept, acceptedEncoding(request.headers['accept-encoding']))
      await sendEncoded(request, reply, { kept, packed, keptBy: mayVary ? 'private' : 'public' })
      const key = mayVary ? null : responseKey(request.raw)
      if (key === null || reply.statusCode !== 200 || reply.getHeader('etag') === undefined) return reply
      const { id: siteId, contentVersion } = request.site
      const passed = Object.entries(reply.getHeaders()).filter(([name]) => !PASSING.includes(name))
      const answer: QuickAnswer = {
        ...{ siteId, contentVersion, expiresAt: until, ...written(passed, kept, packed) },
        ...(packed.encoding === 'br' &&
          until - systemClock() > WORTH_PACKING_MS && { onSentAgain: () => packWell(key, answer, { kept, passed }) }),
      }
      quick.keep(key, answer)
      return reply
    },
  }
}

/** A page's headers and bytes in a packing, as Node writes them with the least effort. */
function written(passed: Headers, kept: CachedResponse, packed: EncodedBody): Pick<QuickAnswer, 'headers' | 'body'> {
  const own: Headers = [
    ['etag', entityTag(kept, packed)],
    ['content-length', packed.bytes.length],
  ]
  const headers = [...passed, ...own].flatMap(([name, value]) => [name, [value].flat().join(', ')])
  return { headers, body: packed.bytes }
}

/** Lets the quick answers see each request first, until the application closes. */
function standBefore(app: FastifyInstance, quick: RawResponseCache): void {
  let isOpen = true
  app.addHook('onReady', async () => {
    const listeners = app.server.listeners('request') as RequestListener[]
    app.server.removeAllListeners('request')
    app.server.on('request', (request, response) => {
      // A listener's exception would end the process. What was not begun is left to the application.
      app.stray.attempt('quick-page', () => void (isOpen && quick.send(request, response)))
      if (response.writableEnded) return
      if (response.headersSent) return void response.destroy()
      for (const listener of listeners) listener.call(app.server, request, response)
    })
  })
  app.addHook('preClose', async () => {
    isOpen = false
  })
}
