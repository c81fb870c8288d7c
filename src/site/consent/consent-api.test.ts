// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { askUserId } from './consent-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('requests the current member each time, and once for concurrent calls', async () => {
  let me: { id: number } | null = { id: 12 }
  const ask = vi.fn(() => Promise.resolve(Response.json({ success: true, data: me, message: null })))
  vi.stubGlobal('fetch', ask)
  expect(await Promise.all([askUserId(), askUserId()])).toEqual(['12', '12'])
  expect(ask).toHaveBeenCalledTimes(1)
  me = null
  expect(await askUserId()).toBeNull()
  me = { id: 34 }
  expect(await askUserId()).toBe('34')
})

it('returns null without a session or a response, and requests it again', async () => {
  const over = () => Promise.resolve(Response.json({ success: false, data: null, message: 'SESSION_EXPIRED' }, { status: 401 }))
  const answers = [
    over,
    () => Promise.reject(new TypeError('away')),
    () => Promise.resolve(Response.json({ success: true, data: { id: 12 } })),
  ]
  vi.stubGlobal('fetch', () => answers.shift()?.())
  expect([await askUserId(), await askUserId(), await askUserId()]).toEqual([null, null, '12'])
})
