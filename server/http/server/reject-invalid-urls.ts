import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { readablePath } from '#domain/urls/readable-path.ts'
import { refusedInAddress } from '#domain/urls/safe-redirect.ts'
import { hasWrongHost } from '#server/platform/input/has-wrong-host.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { limits } from './request-limits.ts'

const dotSegment = /^(?:\.|%2e){1,2}$/i

/** Returns true for an address that no link of a site has: malformed, overlong, with dot segments or control characters. */
export function isRefusedAddress(url: string): boolean {
  if (url.length > limits.urlLength || !url.startsWith('/') || url.startsWith('//')) return true
  const path = readablePath(url.split('?', 1)[0] ?? '')
  if (path === null || refusedInAddress.test(decodeURIComponent(path))) return true
  return path.split(/\/|%2f/i).some((segment) => dotSegment.test(segment))
}

/**
 * The address for the router. It answers a malformed one outside all hooks, so that the error page could not be drawn in the site's frame:
 * such a path is escaped again, matches no page, and is refused for its original form. One of an old server is given in UTF-8.
 */
export function routableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%') || url.length > limits.urlLength) return url
  const [path = '', ...query] = url.split('?')
  const readable = readablePath(path)
  return readable === path ? url : [readable ?? path.replaceAll('%', '%25'), ...query].join('?')
}

async function refuseAddresses(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasWrongHost(request.raw) || isRefusedAddress(request.originalUrl) ? new ApiError('BAD_REQUEST') : undefined)
  })
}

/** Answers 400 to addresses and hosts that are an attack or an accident. */
export const addresses = fp(refuseAddresses, { name: 'addresses', dependencies: ['errors'] })
