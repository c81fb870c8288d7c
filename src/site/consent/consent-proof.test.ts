// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { proveChoices } from './consent-proof.ts'

const { sendProof } = vi.hoisted(() => ({ sendProof: vi.fn(() => Promise.resolve()) }))
vi.mock('./ask-server.ts', () => ({ sendProof }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('sends one proof of choices that come together, and another of one that comes later', async () => {
  const state: Record<string, boolean> = {}
  proveChoices({ keys: ['matomo', 'gtag'], state: () => state, onMade: () => {}, onSaved: () => {} })
  const choose = async (key: string, answer: boolean, wait: number) => {
    state[key] = answer
    document.dispatchEvent(new Event(`${key}_${answer ? 'allowed' : 'disallowed'}`))
    await vi.advanceTimersByTimeAsync(wait)
  }
  await choose('matomo', true, 100)
  await choose('gtag', true, 1000)
  await choose('matomo', false, 1000)
  expect(sendProof.mock.calls.map(([proof]: readonly unknown[]) => (proof as { choices: object }).choices)).toEqual([
    { matomo: true, gtag: true },
    { matomo: false, gtag: true },
  ])
})
