import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import fp from 'fastify-plugin'
import { redactTokens } from '#domain/urls/redact-tokens.ts'

// Health checks come every few seconds and say nothing; their failures are logged where they happen.
const quietPaths = new Set(['/healthz', '/readyz', '/metrics'])

/** The part of an address that may be logged: no query, and no token that grants access. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return redactTokens(path).slice(0, 300)
}

const brokenCodes = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

/** Returns true for the error of a connection that its other side has closed. */
function isBrokenConnection(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && brokenCodes.has(error.code)
}

/** One line for each request, when it is answered. */
export class RequestLog extends LogController {
  override isLogDisabled(request: FastifyRequest): boolean {
    return quietPaths.has(request.url)
  }

  override incomingRequest(): void {
    // The line written at the end says all of it.
  }

  override routeNotFound(): void {
    // A page that does not exist is an answer like another.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return
    const facts = {
      method: request.method,
      path: loggablePath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    // A client that closes the connection early is not a server error.
    if (error && !isBrokenConnection(error)) reply.log.error({ ...facts, err: error }, 'request failed')
    else reply.log.info(facts, 'request')
  }
}

/** A request's own identifier: in its log lines, in the answer's x-request-id, in what an error page shows. */
export function newRequestId(): string {
  return randomUUID()
}

async function addRequestId(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  // Such a request is never answered, and so has no other line.
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ method: request.method, path: loggablePath(request.url) }, 'the sender broke off')
    done()
  })
}

/** Answers each request's identifier. */
export const requestLog = fp(addRequestId, { name: 'request-log' })
