// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { viewCalls, type Kept } from '#tests/support/panel/view-calls.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { ResourceListScreen } from './ResourceListScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const rows = [{ id: 1, version: 1, state: 'PUBLISHED', title: 'Dix ans de bio', image: null, publishedAt: null, promoted: true, tags: [] }]

async function show(address: string, views: readonly Kept[] = []) {
  const calls = { list: () => Promise.resolve({ rows, total: 7 }) }
  const part = inResource(<ResourceListScreen />, { resource: 'news', calls, address, views: viewCalls(views) })
  await act(async () => stage.show(part))
  await act(() => waitUntil(() => expect(document.querySelector('[data-row]')).not.toBeNull()))
}
const control = (name: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, [role=menuitem]')]
  const found = all.find((each) => each.textContent?.includes(name) || each.getAttribute('aria-label')?.includes(name))
  if (!found) throw new Error(`no control ${name}`)
  return found
}
const has = (name: string) => [...document.querySelectorAll('button, a')].some(({ textContent }) => textContent?.includes(name))
const tabs = () => [...document.querySelectorAll('nav[aria-label="Vues de la liste"] a')].map(({ textContent }) => textContent)
const current = () => document.querySelector('nav [aria-current=page]')?.textContent

async function name(words: string) {
  const field = document.querySelector<HTMLInputElement>('[role=dialog] input')
  if (!field) throw new Error('no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => document.querySelector<HTMLElement>('[role=dialog] [type=submit]')?.click())
}

it('saves a filter with its order and columns under a name, and undoes it', async () => {
  await show('/news?promoted=true&tri=title:asc&colonnes=state')
  await act(async () => control('Garder cette vue').click())
  await name('Une')
  await act(() => waitUntil(() => expect(current()).toBe('Une7')))
  expect(control('Une').getAttribute('href')).toBe('/news?colonnes=state&promoted=true&tri=title%3Aasc')
  await act(async () => control('Annuler').click())
  await act(() => waitUntil(() => expect(tabs()).not.toContain('Une7')))
})

it('offers no save of a view that every list has', async () => {
  await show('/news?state=DRAFT')
  await act(() => waitUntil(() => expect(current()).toBe('Brouillons7')))
  expect(has('Garder cette vue')).toBe(false)
})

it('marks a saved view for any order of its query, and links to the whole list', async () => {
  await show('/news?tags=bio&promoted=true&page=2', [{ view: 3, name: 'Une bio', query: 'promoted=true&tags=bio' }])
  await act(() => waitUntil(() => expect(current()).toBe('Une bio7')))
  expect([has('Garder cette vue'), control('Toutes').getAttribute('href')]).toEqual([false, '/news'])
})

it('renames a view, refuses a name that is taken, and undoes the removal of a view', async () => {
  const views = [
    { view: 3, name: 'Une', query: 'promoted=true' },
    { view: 4, name: 'Bio', query: 'tags=bio' },
  ]
  await show('/news?promoted=true', views)
  await pressControl(control('Actions pour la vue'))
  await act(async () => control('Renommer la vue…').click())
  await name('Bio')
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Une autre de vos vues a déjà ce nom')
  await name('À la une')
  await act(() => waitUntil(() => expect(current()).toBe('À la une7')))
  await pressControl(control('Actions pour la vue'))
  await act(async () => control('Retirer la vue').click())
  await act(() => waitUntil(() => expect(tabs().join()).not.toContain('À la une')))
  await act(async () => control('Annuler').click())
  await act(() => waitUntil(() => expect(tabs().join()).toContain('À la une')))
})

it('removes a column from the table and adds it again', async () => {
  await show('/news')
  const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  await act(async () => control('Colonnes').click())
  const box = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Étiquettes')
  await act(async () => box?.click())
  expect(heads()).not.toContain('Étiquettes')
  await act(async () => box?.click())
  expect(heads()).toContain('Étiquettes')
})
