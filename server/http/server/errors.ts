import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { unreadableReasons } from '#schemas/errors/error-details.ts'
import { errorMessage } from '#schemas/errors/errors.ts'
import { varyHeader } from '#server/http/answers/vary-header.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { openPage } from '#server/http/guards/route-policies.ts'
import { toApiError } from './to-api-error.ts'
import { withSentences } from './with-sentences.ts'
import { type ErrorPageContent, failedErrorPage, plainErrorPage, unknownSitePage } from './static-error-page.ts'

/** Draws the site's own page for an error. */
export type ErrorPageRenderer = (request: FastifyRequest, error: ErrorPageContent) => Promise<string>

declare module 'fastify' {
  interface FastifyInstance {
    /** Gives the renderer of the site's error page; without it, or when it fails, a static page is sent. */
    setErrorPage(render: ErrorPageRenderer): void
  }
}

/** After how many seconds a request that cannot be answered now may be sent again. */
export const retryAfterSeconds = 5
const reading = new Set(['GET', 'HEAD'])

/** Returns true when the caller is a program that expects the envelope. */
function isCall(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url)
}

/** Returns true when an address names a file: a whole error page for a missing picture or feed has no reader. */
function isFile(request: FastifyRequest): boolean {
  return /^\/(?:media|assets)\/|^\/theme\.|^[^?]*\.xml(?:\?|$)/.test(request.url)
}

function titleOf(error: unknown, status: number): string {
  if (status === 404) return 'This page could not be found'
  const title = error instanceof Error && 'title' in error ? error.title : undefined
  return typeof title === 'string' && title !== '' ? title : 'Error'
}

/** The language of a call's messages: French when its site, and so its language, is unknown. */
function messageLocale(request: FastifyRequest): string {
  try {
    return request.locale
  } catch {
    return 'fr_FR'
  }
}

function answerCall(request: FastifyRequest, reply: FastifyReply, refusal: ApiError): FastifyReply {
  const locale = messageLocale(request)
  const message = errorMessage(refusal.code, locale, refusal.data)
  // A guard may refuse before the calls have said so.
  return reply
    .header('vary', varyHeader)
    .send({ success: false, data: { code: refusal.code, ...withSentences(refusal.data, locale) }, message })
}

async function handleErrors(app: FastifyInstance): Promise<void> {
  let renderPage: ErrorPageRenderer | null = null
  app.decorate('setErrorPage', (render: ErrorPageRenderer) => {
    renderPage = render
  })

  const drawPage = async (request: FastifyRequest, content: ErrorPageContent): Promise<string> => {
    // A closed connection gets the plain page: rendering the page of the site would be wasted.
    if (renderPage === null || request.raw.socket.destroyed) return plainErrorPage(content)
    try {
      return await renderPage(request, content)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SITE_UNKNOWN') return unknownSitePage(content.status)
      request.log.error({ err: error }, 'the error page failed')
      return failedErrorPage()
    }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, content: ErrorPageContent): Promise<FastifyReply> =>
    reply.type('text/html; charset=utf-8').send(await drawPage(request, content))

  const answer = async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = toApiError(error, request)
    // A refusal on purpose, such as a site that is being built, is no error: it must not hide one.
    if (error instanceof ApiError && refusal.status >= 500) request.log.warn({ code: error.code }, 'the request was refused')
    else if (refusal.status >= 500) request.log.error({ err: error }, 'the request failed')
    reply.code(refusal.status).header('cache-control', 'no-store')
    const { retryAfter } = refusal.data
    if (refusal.status === 503 || typeof retryAfter === 'number') reply.header('retry-after', retryAfter ?? retryAfterSeconds)
    if (isCall(request)) return answerCall(request, reply, refusal)
    if (isFile(request)) return reply.type('text/plain; charset=utf-8').send(`${refusal.status}\n`)
    const isCut = refusal.data['reason'] === ('CUT' satisfies keyof typeof unreadableReasons)
    return sendPage(request, reply, { status: refusal.status, title: titleOf(error, refusal.status), isCut })
  }

  const answerUnknown = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isCall(request) || reading.has(request.method)) return answer(notFound(), request, reply)
    reply.code(405).headers({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' })
    return sendPage(request, reply, { status: 405, title: 'Method not allowed' })
  }

  app.setErrorHandler(answer)
  app.setNotFoundHandler(answerUnknown)
  app.all('/api/*', { config: openPage }, async () => {
    throw notFound()
  })
}

/** Answers every error: the envelope to calls, a page to people, never a detail of what went wrong. */
export const errors = fp(handleErrors, { name: 'errors', dependencies: ['policies'] })
