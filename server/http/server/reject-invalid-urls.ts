import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { refusedInAddress } from '#domain/urls/safe-redirect.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { limits } from './request-limits.ts'

const dotSegment = /^(?:\.|%2e){1,2}$/i

/** Whether an address is one that no link of ours has: malformed, overlong, climbing, or hiding characters. */
export function isRefusedAddress(url: string): boolean {
  if (url.length > limits.urlLength || !url.startsWith('/') || url.startsWith('//')) return true
  const path = url.split('?', 1)[0] ?? ''
  try {
    if (refusedInAddress.test(decodeURIComponent(path))) return true
  } catch {
    return true
  }
  return path.split(/\/|%2f/i).some((segment) => dotSegment.test(segment))
}

/** HTTP/1.1 asks each request for the host that it is meant for. */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined
}

async function refuseAddresses(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    done(lacksHost(request.raw) || isRefusedAddress(request.raw.url ?? '') ? new ApiError('BAD_REQUEST') : undefined)
  })
}

/** Answers 400 to addresses that could only be an attack or an accident. */
export const addresses = fp(refuseAddresses, { name: 'addresses', dependencies: ['errors'] })
