import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAdminCaller } from '#api-client/admin/admin-caller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (reason: string) =>
  new Response(JSON.stringify({ success: false, data: { code: 'UNAVAILABLE', reason }, message: 'Réessayez.' }), { status: 503 })
const success = () => new Response(JSON.stringify({ success: true, data: [], message: null }))

function callerOf(...answers: (() => Response)[]) {
  const fetch = vi.fn(() => Promise.resolve((answers.shift() ?? success)()))
  return { fetch, caller: createAdminCaller({ fetch }) }
}
const issues = { kind: 'page', id: 1, locale: 'fr_FR' }

it('sends a request again by itself while the server has too many at once', async () => {
  const { fetch, caller } = callerOf(
    () => refusal('BUSY'),
    () => refusal('BUSY'),
  )
  const asked = caller.call('draft.issues', issues)
  await vi.runAllTimersAsync()
  expect(await asked).toEqual([])
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('gives the refusal to its caller after four tries', async () => {
  const { fetch, caller } = callerOf(...Array.from({ length: 9 }, () => () => refusal('BUSY')))
  const asked = expect(caller.call('draft.issues', issues)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await vi.runAllTimersAsync()
  await asked
  expect(fetch).toHaveBeenCalledTimes(4)
})

it('gives another refusal to its caller at once', async () => {
  const { fetch, caller } = callerOf(() => refusal('FILE'))
  await expect(caller.call('draft.issues', issues)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(fetch).toHaveBeenCalledTimes(1)
})
