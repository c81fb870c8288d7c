import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { JSDOM } from 'jsdom'
import { createCaller } from '#api-client/transport/caller.ts'
import { lineExample } from '#tests/support/blocks/cart-examples.ts'
import { cartName } from './cart-owner.ts'
import { resumeShop } from './open-shop.ts'

const { window } = new JSDOM('', { url: 'http://cave.localhost:3000/panier' })

beforeEach(() => {
  window.localStorage.clear()
  for (const name of ['document', 'localStorage', 'CustomEvent'] as const) vi.stubGlobal(name, window[name])
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, window[name].bind(window))
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a shop page in a browser with a stored cart, for a member or a visitor. */
async function openBefore(me: { id: number } | null | Error, owner: number | null) {
  window.localStorage.setItem(cartName(38, 'lines'), JSON.stringify([{ ...lineExample, quantity: 2 }]))
  window.localStorage.setItem(cartName(38, 'contact'), JSON.stringify({ firstname: 'Léa' }))
  if (owner !== null) window.localStorage.setItem(cartName(38, 'member'), String(owner))
  const asked: string[] = []
  const said: string[] = []
  const silent = createCaller({ base: '/api', locale: () => 'fr_FR' })
  const call = (name: string) => {
    asked.push(name)
    return me instanceof Error ? Promise.reject(me) : Promise.resolve(me)
  }
  const { actors } = await resumeShop({
    ...{ caller: { ...silent, call: call as typeof silent.call }, idSite: () => 38, locale: () => 'fr_FR' },
    ...{ notify: (_, text) => void said.push(text), open: () => undefined, unreachable: 'Le serveur ne répond pas.' },
  })
  const kept = Object.keys(window.localStorage).length
  return { bottles: actors.cart.getState().lines.map(({ quantity }) => quantity), kept, asked, said }
}

it('hides the cart of another member who has not logged out, with a message', async () => {
  const { bottles, kept, said } = await openBefore({ id: 12 }, 3)
  expect([bottles, kept, said]).toEqual([[], 0, [expect.stringContaining('était celui d’un autre compte')]])
})

it.each([
  ['the member whose cart it is', { id: 3 }, 3, ['user.me']],
  ['whoever is not signed in any more', null, 3, ['user.me']],
  ['whoever the server cannot tell of', new TypeError('Failed to fetch'), 3, ['user.me']],
  ['anybody where it is no member’s, without a call', { id: 12 }, null, []],
])('shows the cart to %s', async (_, me, owner, asked) => {
  expect(await openBefore(me, owner)).toMatchObject({ bottles: [2], asked, said: [] })
})
