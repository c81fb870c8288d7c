// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { PAGE_SHOWN } from '#site/actors/site-events.ts'
import { withEditLink } from './edit-link.ts'

const empty = '<!doctype html><html><body><div id="app"></div></body></html>'
const shownPage = (id: number) => withEditLink(empty, { id, locale: 'fr_FR' }, 'fr_FR')
const marks = () => document.querySelector<HTMLElement>('[data-edit-page]')!
const show = () => document.dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: '/autre' }))

it('leads to the page that the app has opened, and hides where there is none to edit', async () => {
  document.documentElement.innerHTML = shownPage(12)
  let answer = shownPage(13)
  vi.stubGlobal('fetch', async () => new Response(answer))
  await import('./edit-link.js')
  show()
  expect(marks().hidden).toBe(true)
  await vi.waitFor(() => expect(marks().hidden).toBe(false))
  expect(marks().querySelector('a')?.getAttribute('href')).toBe('/admin/pages/13?langue=fr')
  answer = empty
  show()
  await vi.waitFor(() => expect(fetch).toBeDefined())
  expect(marks().hidden).toBe(true)
})
