import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'

const second = 1000

/** Time and size limits of the server: no client, slow or greedy, holds a socket for more than 22 seconds. */
export const limits = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  handlerTimeout: 15 * second,
  // A reader that takes nothing in: the socket without movement is closed.
  connectionTimeout: 20 * second,
  keepAliveTimeout: 15 * second,
  // How much later than its time a socket may be closed.
  connectionsCheckingInterval: second / 2,
  maxRequestsPerSocket: 10_000,
  maxConnections: 2000,
  // A busy small machine does not always read the built site within the ten seconds of the default.
  pluginTimeout: 60 * second,
  bodyBytes: 1_048_576,
  urlLength: 2048,
} as const

/** The limits as Fastify takes them at its making. */
export const limitOptions = {
  requestTimeout: limits.requestTimeout,
  handlerTimeout: limits.handlerTimeout,
  connectionTimeout: limits.connectionTimeout,
  keepAliveTimeout: limits.keepAliveTimeout,
  maxRequestsPerSocket: limits.maxRequestsPerSocket,
  pluginTimeout: limits.pluginTimeout,
  bodyLimit: limits.bodyBytes,
  http: {
    headersTimeout: limits.headersTimeout,
    connectionsCheckingInterval: limits.connectionsCheckingInterval,
    maxHeaderSize: 16_384,
    // Node would answer a request without Host by itself, bare of every header: such an address is refused with all the others.
    requireHostHeader: false,
  },
} satisfies FastifyServerOptions & { http: object }

async function setLimits(app: FastifyInstance): Promise<void> {
  app.server.maxConnections = limits.maxConnections
}

/** The limits that belong to the listening server. */
export const serverLimits = fp(setLimits, { name: 'limits' })
