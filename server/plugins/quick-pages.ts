import type { RequestListener } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'
import { systemClock } from '#domain/clock.ts'
import { acceptedEncoding, packedBytes } from '#server/features/calls/answer-cache.ts'
import { sendKept } from '#server/features/calls/send-kept.ts'
import type { CachedPage } from '#server/features/site-pages/page-cache.ts'
import { quickKey, QuickAnswers } from '#server/features/site-pages/quick-answers.ts'
import { loggablePath, newRequestId } from './request-log.ts'

/** Headers that belong to one request or to the connection. */
const PASSING = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'set-cookie']

/** Sends cached pages, and from the second time on before the application has looked at the request. */
export interface QuickPages {
  send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply>
}

/** Puts the quick answers before an application; they are logged and counted like all others. */
export function quickPages(app: FastifyInstance): QuickPages {
  const durations = app.metrics.getSingleMetric('http_request_duration_seconds')
  const count = durations instanceof Histogram ? durations.labels({ method: 'GET', route: '/*', status: 200 }) : null
  const quick = new QuickAnswers({
    contentVersion: (siteId) => app.features.directory.find(siteId)?.contentVersion,
    now: systemClock,
    requestId: newRequestId,
    answered: (url, requestId, ms) => {
      count?.observe(ms / 1000)
      app.log.info({ requestId, method: 'GET', path: loggablePath(url), status: 200, ms: Math.round(ms * 10) / 10 }, 'request')
    },
  })
  standBefore(app, quick)
  return {
    async send(request, reply, { kept, until, outside }) {
      reply.widenPolicy(outside)
      await sendKept(request, reply, kept)
      const key = quickKey(request.raw)
      if (key === null || reply.statusCode !== 200 || reply.getHeader('etag') === undefined) return reply
      const { bytes } = await packedBytes(kept, acceptedEncoding(request.headers['accept-encoding']))
      const { id: siteId, contentVersion } = request.site
      const passed = Object.entries(reply.getHeaders()).filter(([name]) => !PASSING.includes(name) && name !== 'content-length')
      const headers = [...passed, ['content-length', bytes.length]].flatMap(([name, value]) => [String(name), [value].flat().join(', ')])
      quick.keep(key, { siteId, contentVersion, expiresAt: until, headers, body: bytes })
      return reply
    },
  }
}

/** Lets the quick answers see each request first, until the application closes. */
function standBefore(app: FastifyInstance, quick: QuickAnswers): void {
  let isOpen = true
  app.addHook('onReady', async () => {
    const listeners = app.server.listeners('request') as RequestListener[]
    app.server.removeAllListeners('request')
    app.server.on('request', (request, response) => {
      if (isOpen && quick.send(request, response)) return
      for (const listener of listeners) listener.call(app.server, request, response)
    })
  })
  app.addHook('preClose', async () => {
    isOpen = false
  })
}
