import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Features } from '#server/composition/features.ts'
import { callerKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { describeDevice } from '#server/people/sessions/describe-device.ts'
import { sessionCookies } from '#server/people/sessions/session-cookies.ts'
import type { CallContext } from './call-context.ts'

function isPrefetch({ headers }: FastifyRequest): boolean {
  return [headers['sec-purpose'], headers['purpose']].flat().some((purpose) => purpose?.includes('prefetch') === true)
}

/** Returns the network and the user agent of a request, which distinguish browsers without a cookie. */
export function clientFingerprint({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string {
  return `${callerKey(ip)} ${headers['user-agent'] ?? ''}`
}

/** Creates the context of a call from its request, over HTTP or by a form of a page. */
export function contextOfRequest(features: Features, request: FastifyRequest, reply: FastifyReply): CallContext {
  const ifMatch = request.headers['if-match']
  return {
    features,
    scope: request.scope,
    caller: request.caller,
    client: {
      device: describeDevice(request.headers['user-agent']),
      cookies: sessionCookies(request, reply),
      browser: request.headers['user-agent'] ?? '',
      sender: clientFingerprint(request),
      network: callerKey(request.ip),
      isThere: () => !request.raw.socket.destroyed,
    },
    ...(ifMatch !== undefined && { ifMatch }),
    ...(request.charge && { charge: request.charge }),
    isPrefetch: isPrefetch(request),
  }
}
