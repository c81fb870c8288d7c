import { EventEmitter } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { createStrayErrors } from '#server/platform/errors/stray-errors.ts'
import { quickPages } from './raw-page-cache.ts'

async function serverWith(application: (request: unknown, response: object) => void) {
  const server = new EventEmitter().on('request', application)
  const hooks = new Map<string, () => Promise<void>>()
  const stray = createStrayErrors(silentLog)
  quickPages({
    ...{ server, stray, log: silentLog, metrics: { getSingleMetric: () => undefined } },
    addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook),
  } as unknown as FastifyInstance)
  await hooks.get('onReady')?.()
  return { server, stray }
}

it('leaves a request to the application when the cache throws, and cuts a begun response', async () => {
  const application = vi.fn()
  const { server, stray } = await serverWith(application)
  // A request without headers cannot be looked at.
  server.emit('request', {}, { writableEnded: false, headersSent: false })
  expect([application.mock.calls.length, stray.countOf('quick-page')]).toEqual([1, 1])
  const destroy = vi.fn()
  server.emit('request', {}, { writableEnded: false, headersSent: true, destroy })
  expect([application.mock.calls.length, destroy.mock.calls.length]).toEqual([1, 1])
  server.emit('request', {}, { writableEnded: true, headersSent: true, destroy })
  expect([application.mock.calls.length, destroy.mock.calls.length]).toEqual([1, 1])
})
