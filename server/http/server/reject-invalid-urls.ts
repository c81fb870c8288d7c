import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { refusedInAddress } from '#domain/urls/safe-redirect.ts'
import { hasWrongHost } from '#server/platform/input/has-wrong-host.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { limits } from './request-limits.ts'

const dotSegment = /^(?:\.|%2e){1,2}$/i

/** True for an address that no link of ours has: malformed, overlong, climbing, or with hidden characters. */
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

async function refuseAddresses(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasWrongHost(request.raw) || isRefusedAddress(request.raw.url ?? '') ? new ApiError('BAD_REQUEST') : undefined)
  })
}

/** Answers 400 to addresses and hosts that are an attack or an accident. */
export const addresses = fp(refuseAddresses, { name: 'addresses', dependencies: ['errors'] })
