import type { Socket } from 'node:net'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorMessage } from '#schemas/errors/errors.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { bareSecurityHeaders } from './headers.ts'
import { plainErrorPage } from './static-error-page.ts'

/** Answers an address that the router cannot read. No hook runs there, so the headers are set here. */
export function answerMalformedRequest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(400).headers({ ...bareSecurityHeaders, 'x-request-id': request.id })
  if (request.url.startsWith('/api')) {
    return reply.send({ success: false, data: { code: 'BAD_REQUEST' }, message: errorMessage('BAD_REQUEST', 'fr_FR') })
  }
  return reply.type('text/html; charset=utf-8').send(plainErrorPage({ status: 400, title: 'Adresse illisible' }))
}

const statusOfSocketError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The headers of an answer without a body, after which the connection is closed. */
const closingHeaders = { ...bareSecurityHeaders, 'content-length': '0', connection: 'close' } as const

/** Answers a request that expects something else than to continue (`Expect`); Node answers by itself otherwise, without these headers. */
export function answerUnknownExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, closingHeaders).end()
}

/** Answers a socket on which no request could be read, then closes it. */
export function answerSocketError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = ownValue(statusOfSocketError, error.code ?? '') ?? 400
  const lines = Object.entries(closingHeaders).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'))
}
