// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { holdWindow, LeaveReasons, type LeaveReason } from './leave-reasons.ts'

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const at = (pathname: string) => ({ pathname, search: '' })
const away = { from: at('/pages/3'), to: at('/pages') }

it('asks before the window is closed until the last of several works has ended or failed', async () => {
  const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const held = [holdWindow(one.promise), holdWindow(other.promise)]
  expect(isAsked()).toBe(true)
  one.resolve('there')
  expect(await held[0]).toBe('there')
  expect(isAsked()).toBe(true)
  other.reject(new Error('refused'))
  await expect(held[1]).rejects.toThrow('refused')
  expect(isAsked()).toBe(false)
})

it('adds up what the parts of the screen would lose, and asks nothing once none loses anything', () => {
  const reasons = new LeaveReasons(window)
  let uploads = 2
  const ends = [
    reasons.hold({ risks: () => ({ uploads, refused: 0 }) }),
    reasons.hold({ risks: (way) => ({ uploads: way?.to.pathname === '/pages' ? 1 : 0, edits: 1 }) }),
  ]
  expect(reasons.leaving(away)?.risks).toEqual({ edits: 1, uploads: 3 })
  expect(reasons.leaving({ ...away, to: at('/') })?.risks).toEqual({ edits: 1, uploads: 2 })
  ends[1]?.()
  expect([reasons.leaving(away)?.risks, isAsked()]).toEqual([{ uploads: 2 }, true])
  uploads = 0
  expect([reasons.leaving(away), isAsked()]).toEqual([null, false])
  ends[0]?.()
})

it('stores the changes of all parts until one is refused, and drops those at risk alone', async () => {
  const reasons = new LeaveReasons(window)
  const part = (edits: number, isStored: boolean) => {
    const reason = { risks: () => ({ edits }), save: vi.fn(() => Promise.resolve(isStored)), drop: vi.fn() } satisfies LeaveReason
    reasons.hold(reason)
    return reason
  }
  const [saved, still, refused, last] = [part(1, true), part(0, true), part(1, false), part(1, true)]
  expect(await reasons.leaving(away)?.save?.()).toBe(false)
  reasons.leaving(away)?.drop()
  const calls = [saved, still, refused, last].map(({ save, drop }) => [save.mock.calls.length, drop.mock.calls.length])
  expect(calls).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 1],
  ])
})

it('offers no saving where only files would be lost', () => {
  const reasons = new LeaveReasons(window)
  reasons.hold({ risks: () => ({ uploads: 1 }) })
  expect(reasons.leaving(away)?.save).toBeNull()
})
