import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { answerUnknownExpectation } from './raw-socket-errors.ts'
import { closeStalledSockets } from './stalled-sockets.ts'

const second = 1000

/** Time and size limits of the server: no client, slow or greedy, holds a socket for more than 22 seconds, but for calls that prepare files. */
export const limits = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  handlerTimeout: 15 * second,
  // A page is read, then waits for its subject, up to 25 s, and is sent with a notice in its place.
  pageTimeout: 40 * second,
  // A call with files waits for its turn, and then for up to ten of them: each has a limit of its own, which refuses it alone (MAX_EXAMINATION_MS).
  preparingTimeout: 900 * second,
  // A socket on which nothing moves is closed, such as that of a reader that takes nothing.
  stalledSocket: 20 * second,
  keepAliveTimeout: 15 * second,
  // The longest delay after which an overdue request is noticed.
  connectionsCheckingInterval: second / 2,
  maxRequestsPerSocket: 10_000,
  maxConnections: 2000,
  // A busy small machine does not always read the built site within the ten seconds of the default.
  pluginTimeout: 60 * second,
  bodyBytes: 1_048_576,
  urlLength: 2048,
} as const

/** The options with which Fastify is created. */
export const limitOptions = {
  requestTimeout: limits.requestTimeout,
  handlerTimeout: limits.handlerTimeout,
  keepAliveTimeout: limits.keepAliveTimeout,
  maxRequestsPerSocket: limits.maxRequestsPerSocket,
  pluginTimeout: limits.pluginTimeout,
  bodyLimit: limits.bodyBytes,
  http: {
    headersTimeout: limits.headersTimeout,
    connectionsCheckingInterval: limits.connectionsCheckingInterval,
    maxHeaderSize: 16_384,
    // Node would answer a request without Host by itself, without our headers. It is refused with all other addresses instead.
    requireHostHeader: false,
  },
} satisfies FastifyServerOptions & { http: object }

async function setLimits(app: FastifyInstance): Promise<void> {
  app.server.maxConnections = limits.maxConnections
  app.server.on('checkExpectation', answerUnknownExpectation)
  closeStalledSockets(app.server, limits.stalledSocket)
}

/** The limits that belong to the listening server. */
export const serverLimits = fp(setLimits, { name: 'limits' })
