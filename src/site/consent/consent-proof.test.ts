// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendConsentProof } from './consent-proof.ts'

const { sendProof } = vi.hoisted(() => ({ sendProof: vi.fn(() => Promise.resolve()) }))
vi.mock('./consent-api.ts', () => ({ sendProof }))

beforeEach(() => {
  vi.useFakeTimers()
  sendProof.mockClear()
})
afterEach(() => vi.useRealTimers())

const chosen = () => sendProof.mock.calls.map(([proof]: readonly unknown[]) => (proof as { choices: object }).choices)

it('sends and reports once the choices made just before the page is left', async () => {
  const told: object[] = []
  sendConsentProof({ keys: ['plausible'], state: () => ({ plausible: false }), onMade: (choices) => told.push(choices), onSaved: () => {} })
  window.dispatchEvent(new Event('tac.open_panel'))
  await vi.dynamicImportSettled()
  document.dispatchEvent(new Event('plausible_disallowed'))
  // The unloading page receives no further events.
  window.dispatchEvent(new Event('pagehide'))
  expect({ told, chosen: chosen() }).toEqual({ told: [{ plausible: false }], chosen: [{ plausible: false }] })
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(chosen()).toHaveLength(1)
})

it('sends one proof for choices made together, and another for a later one', async () => {
  const state: Record<string, boolean> = {}
  sendConsentProof({ keys: ['matomo', 'gtag'], state: () => state, onMade: () => {}, onSaved: () => {} })
  const choose = async (key: string, answer: boolean, wait: number) => {
    state[key] = answer
    document.dispatchEvent(new Event(`${key}_${answer ? 'allowed' : 'disallowed'}`))
    await vi.advanceTimersByTimeAsync(wait)
  }
  await choose('matomo', true, 100)
  await choose('gtag', true, 1000)
  await choose('matomo', false, 1000)
  expect(chosen()).toEqual([
    { matomo: true, gtag: true },
    { matomo: false, gtag: true },
  ])
})
