// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest'
import { PAGE_SHOWN } from '#site/site-events.ts'
import { turns } from '#tests/support/turns.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { withEditLink } from './edit-link.ts'

const empty = '<!doctype html><html><body><div id="app"></div></body></html>'
const shownPage = (id: number) => withEditLink(empty, { id, locale: 'fr_FR' }, 'fr_FR')
const marks = () => document.querySelector<HTMLElement>('[data-edit-page]')!
const show = () => document.dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: '/autre' }))

// Test files share their document: the listeners of the script would fetch while later files run.
const listeners: (readonly [string, EventListenerOrEventListenerObject])[] = []
afterAll(() => {
  for (const [event, listener] of listeners) document.removeEventListener(event, listener)
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
})

/** Runs the script, and notes its listeners. The answer are those of the window, which hears none of them. */
async function runScript(): Promise<readonly (readonly unknown[])[]> {
  const ofWindow = vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined)
  const ofDocument = vi.spyOn(document, 'addEventListener')
  vi.resetModules()
  await import('./edit-link.js')
  listeners.push(...ofDocument.mock.calls.map(([event, listener]) => [event, listener] as const))
  const heard = [...ofWindow.mock.calls]
  ofDocument.mockRestore()
  ofWindow.mockRestore()
  return heard
}

it('leads to the page that the app has opened, and hides where there is none to edit', async () => {
  document.documentElement.innerHTML = shownPage(12)
  let answer = shownPage(13)
  const read = vi.spyOn(Response.prototype, 'text')
  vi.stubGlobal('fetch', async () => new Response(answer))
  await runScript()
  expect(listeners).toHaveLength(1)
  show()
  expect(marks().hidden).toBe(true)
  await waitUntil(() => expect(marks().hidden).toBe(false))
  expect(marks().querySelector('a')?.getAttribute('href')).toBe('/admin/pages/13?langue=fr')
  answer = empty
  show()
  await waitUntil(() => expect(read).toHaveBeenCalledTimes(2))
  await read.mock.results[1]?.value
  await Promise.resolve()
  expect(marks().hidden).toBe(true)
})

it('stays hidden and quiet where the page cannot be read, and is back with the next one', async () => {
  document.documentElement.innerHTML = shownPage(12)
  const refused = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', refused)
  await runScript()
  show()
  await waitUntil(() => expect(refused).toHaveBeenCalled())
  await turns()
  expect(marks().hidden).toBe(true)
  vi.stubGlobal('fetch', async () => new Response(shownPage(13)))
  show()
  await waitUntil(() => expect(marks().hidden).toBe(false))
})

it('names the item of a page of items in its address', () => {
  const page = { id: 14, locale: 'fr_FR', url: 'blog/la-taille & l’hiver', params: { blog: 'la-taille' } }
  expect(withEditLink(empty, page, 'fr_FR')).toContain(
    'href="/admin/pages/14?langue=fr&amp;element=blog%2Fla-taille%20%26%20l%E2%80%99hiver"',
  )
})

it('gives the link the look of the panel, with no style of the site', () => {
  const link = new DOMParser().parseFromString(shownPage(11), 'text/html').querySelector('[data-edit-page] a')
  expect([link?.className, link?.getAttribute('data-style')]).toEqual(['', null])
  expect(link?.getAttribute('style')).toContain('background:#262320;color:#f7f4ee')
})

it.each([
  ['at the start over a page without controls there', '<p>Bienvenue</p>', 'start'],
  ['at the end where a button lies under the start', '<a href="/vins" data-at="10">Voir les vins</a>', 'end'],
  ['at the start where controls lie under both', '<a href="/" data-at="10">Un</a><button data-at="300">Deux</button>', 'start'],
  ['at the start over a control that is not shown', '<a href="/vins" data-at="10" hidden>Voir les vins</a>', 'start'],
])('stands %s', async (_, content, side) => {
  document.documentElement.innerHTML = shownPage(12).replace('<div id="app">', `<div id="app">${content}`)
  Element.prototype.checkVisibility = function () {
    return !this.hasAttribute('hidden')
  }
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.hasAttribute('data-edit-page')) return new DOMRect(this.style.insetInlineEnd === 'auto' ? 16 : 280, 700, 94, 44)
    return new DOMRect(Number(this.dataset['at'] ?? 0), this.dataset['at'] === undefined ? 0 : 690, 100, 44)
  })
  await runScript()
  measured.mockRestore()
  const { insetInlineStart, insetInlineEnd } = marks().style
  expect([insetInlineStart === 'auto', insetInlineEnd === 'auto']).toEqual([side === 'end', side === 'start'])
})

it('gives way to a button that a scroll has brought under it', async () => {
  document.documentElement.innerHTML = shownPage(12).replace('<div id="app">', '<div id="app"><button>Voir</button>')
  Element.prototype.checkVisibility = () => true
  let top = 1200
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.hasAttribute('data-edit-page')) return new DOMRect(this.style.insetInlineEnd === 'auto' ? 16 : 280, 700, 94, 44)
    return new DOMRect(10, top, 100, 44)
  })
  const heard = await runScript()
  expect(marks().style.insetInlineEnd).toBe('auto')
  top = 690
  for (const [event, choose] of heard) if (event === 'scrollend') (choose as () => void)()
  measured.mockRestore()
  expect(marks().style.insetInlineStart).toBe('auto')
})
