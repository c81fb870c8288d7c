// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lineExample } from '#tests/support/blocks/cart-examples.ts'
import { CART_OPEN_REQUESTED, CART_CHANGED, CART_WATCHED, PAGE_SHOWN } from '#site/site-events.ts'
import { APP_FAILED } from './app-failed.ts'

const NAME = 'vitrine.38.cart.lines'
const BADGE = `<a href="/panier">Panier <span data-counts="${NAME}" data-one="1 article" data-many="# articles" hidden><span aria-hidden="true"></span><span></span></span></a>`
const badges = () => [...document.querySelectorAll<HTMLElement>('[data-counts]')]
const shown = () => badges().map(({ hidden, children }) => (hidden ? null : [...children].map(({ textContent }) => textContent)))

/** Opens a page whose browser stores these lines of a cart. */
async function open(kept: string | null, page = BADGE) {
  vi.resetModules()
  localStorage.clear()
  if (kept !== null) localStorage.setItem(NAME, kept)
  document.body.innerHTML = page
  await import('./cart-badge.ts')
}
const lines = (...quantities: number[]) => JSON.stringify(quantities.map((quantity) => ({ ...lineExample, quantity })))

let spies: { mockRestore: () => void }[] = []
beforeEach(() => {
  spies = []
})
afterEach(() => {
  // Each test opens a page of its own; presses on the one before are no longer held.
  document.dispatchEvent(new Event(CART_WATCHED))
  for (const spy of spies) spy.mockRestore()
  localStorage.clear()
  document.body.replaceChildren()
})

it('says how many articles the cart holds, beside each link to it', async () => {
  await open(lines(6, 2), BADGE + BADGE)
  expect(shown()).toEqual([
    ['8', '8 articles'],
    ['8', '8 articles'],
  ])
  await open(lines(1))
  expect(shown()).toEqual([['1', '1 article']])
})

it('is not there for an empty cart, a damaged one, or none', async () => {
  for (const kept of [null, '[]', '[{', '{}', '7', '[null,{"quantity":"9"},{"quantity":-3}]']) {
    await open(kept)
    expect(shown(), String(kept)).toEqual([null])
  }
})

it('follows the cart of this page, and a page that is shown after it', async () => {
  await open(lines(2))
  document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: 5 }))
  expect(shown()).toEqual([['5', '5 articles']])
  document.body.innerHTML = BADGE
  document.dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: '/' }))
  expect(shown()).toEqual([['5', '5 articles']])
  document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: 0 }))
  expect(shown()).toEqual([null])
})

it('follows other tabs as long as this page has no cart of its own', async () => {
  await open(lines(2))
  localStorage.setItem(NAME, lines(9))
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }))
  expect(shown()).toEqual([['9', '9 articles']])
})

it('stays hidden where the browser stores nothing', async () => {
  spies.push(
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  await open(null)
  expect(shown()).toEqual([null])
})

const way = (opens: string) => `<a href="#panier" data-cart-opens="${opens}"><b>Panier</b></a>`

/** Presses the link as a finger or a mouse does; returns whether the browser followed it. */
function press(pointerType: 'touch' | 'mouse', init: MouseEventInit = {}): boolean {
  const target = document.querySelector('b')!
  target.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }))
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }))
}

it('holds a press on the link to the cart until the drawer is watched', async () => {
  await open(null, way('press'))
  const asked = vi.fn()
  document.addEventListener(CART_OPEN_REQUESTED, asked)
  expect([press('mouse', { ctrlKey: true }), press('mouse')]).toEqual([true, false])
  expect(asked).not.toHaveBeenCalled()
  document.dispatchEvent(new Event(CART_WATCHED))
  expect(asked).toHaveBeenCalledTimes(1)
  expect((asked.mock.calls[0]![0] as Event).target).toBe(document.querySelector('a'))
  // From then on the drawer handles presses.
  expect(press('mouse')).toBe(true)
  document.removeEventListener(CART_OPEN_REQUESTED, asked)
})

it('lets a mouse follow the link whose drawer opens on hover, and holds a finger', async () => {
  await open(null, way('hover'))
  expect([press('mouse'), press('touch')]).toEqual([true, false])
  document.dispatchEvent(new Event(CART_WATCHED))
})

it.each([
  ['fails', () => document.dispatchEvent(new Event(APP_FAILED))],
  ['does not come', () => vi.advanceTimersByTime(4000)],
])('follows the link when the app %s', async (_, happen) => {
  vi.useFakeTimers()
  location.hash = ''
  await open(null, way('press'))
  expect(press('touch')).toBe(false)
  happen()
  expect(location.hash).toBe('#panier')
  document.dispatchEvent(new Event(CART_WATCHED))
})
