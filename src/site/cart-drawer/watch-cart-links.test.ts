// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DrawerEvent, DrawerParts } from './drawer-deps.ts'
import { watchCartLinks } from './watch-cart-links.ts'

const told = vi.hoisted(() => vi.fn<(event: DrawerEvent) => void>())
vi.mock('./run-cart-drawer.tsx', () => ({ runCartDrawer: () => told }))

const unused = () => {
  throw new Error('a press on a link needs none of these')
}
const parts: DrawerParts = {
  locales: { default: 'fr_FR', codes: ['fr_FR'] },
  locale: unused,
  itemPages: unused,
  queries: { page: unused },
  startCart: unused,
  open: unused,
}

let page: AbortController
beforeEach(() => {
  page = new AbortController()
  document.body.innerHTML = '<a href="#panier" data-cart-opens="hover">Panier</a>'
  const listen = document.addEventListener.bind(document)
  // Each test watches a page of its own.
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, act: EventListenerOrEventListenerObject | null, options) => {
    if (act) listen(type, act, { capture: options === true, signal: page.signal })
  })
})
afterEach(() => {
  page.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  told.mockClear()
})

/** Watches the link on a device whose main pointer can hover, or cannot. */
function watch(canHover: boolean): HTMLAnchorElement {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' && canHover }))
  watchCartLinks(parts)
  return document.querySelector('a')!
}
const put = (link: Element, pointerType: string) =>
  link.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }))
/** Ends a press and returns true when the browser follows the link. */
const lift = (link: Element, detail = 1) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

it('opens the drawer for a finger that is put on the link before it is watched', async () => {
  const link = watch(false)
  expect(lift(link)).toBe(false)
  await vi.dynamicImportSettled()
  expect(told.mock.calls).toEqual([[{ type: 'link.press', link }]])
})

it.each([
  ['a mouse', 1],
  ['the keyboard', 0],
])('follows the link for %s where the drawer opens on hover', async (_, detail) => {
  expect(lift(watch(true), detail)).toBe(true)
  await vi.dynamicImportSettled()
  expect(told).not.toHaveBeenCalled()
})

it('tells a finger from a mouse by the last one that was put down', () => {
  const link = watch(true)
  const follows = ['touch', 'mouse', 'pen'].map((pointerType) => {
    put(link, pointerType)
    return lift(link)
  })
  expect(follows).toEqual([false, true, false])
  expect(lift(link, 0)).toBe(true)
})
