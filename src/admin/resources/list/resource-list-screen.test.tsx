// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { ResourceListScreen } from './ResourceListScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const row = (id: number, title: string, more: object = {}) => ({
  ...{ id, version: id, state: 'PUBLISHED', title, image: null, publishedAt: '2026-11-09T08:00:00Z', promoted: false, tags: [] },
  ...more,
})
const rows = [row(1, 'Dix ans de bio', { promoted: true }), row(2, 'Les coffrets', { state: 'DRAFT' })]

async function show(calls: object, rights?: readonly 'content.read'[]) {
  const undo = vi.fn((_: string) => Promise.resolve())
  const part = inResource(<ResourceListScreen />, { resource: 'news', calls, undo, ...(rights && { rights }) })
  await act(async () => stage.show(part))
  await act(() => waitUntil(() => expect(document.querySelector('[data-row], h2')).not.toBeNull()))
  return undo
}
const words = () => document.body.textContent ?? ''
const control = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a, [role=menuitem]')].find(({ textContent }) =>
    textContent?.includes(name),
  )
  if (!found) throw new Error(`no control ${name}`)
  return found
}
const press = (key: string) =>
  act(() => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

it('draws the columns of the declaration, the state, and marks below the title', async () => {
  await show({ list: () => Promise.resolve({ rows, total: 2 }) })
  expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    ...['Choisir toute la page', 'Titre', 'État', 'En ligne depuis', 'Étiquettes', 'Autres actions'],
  ])
  expect(document.querySelector('tbody th')?.textContent).toBe('Dix ans de bioÀ la une')
  expect(words()).toContain('1 à 2 sur 2')
})

it.each([
  [false, 'Chercher dans les actualités'],
  [true, 'Chercher'],
])('shows in the search of a window that is narrow (%s) « %s », under the whole name', async (matches, placeholder) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  await show({ list: () => Promise.resolve({ rows, total: 2 }) })
  const search = document.querySelector<HTMLInputElement>('input[type=search]')
  expect([search?.placeholder, search?.labels?.[0]?.textContent]).toEqual([placeholder, 'Chercher dans les actualités'])
})

it('asks for the rows before the numbers of the views', async () => {
  const asked: unknown[] = []
  await show({
    list: ({ nbItem }: { readonly nbItem: number }) => {
      asked.push(nbItem)
      return Promise.resolve({ rows, total: 2 })
    },
  })
  await act(() => waitUntil(() => expect(asked.length).toBeGreaterThan(1)))
  expect([asked[0], new Set(asked.slice(1))]).toEqual([50, new Set([1])])
})

it('says « plus de 10 000 » of a list that is counted no further, and leads to its next page', async () => {
  await show({ list: () => Promise.resolve({ rows, total: 10_000, hasMore: true }) })
  expect(words().replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('1 à 50 sur plus de 10 000')
  const current = () => document.querySelector('nav [aria-current=page]')?.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
  await act(() => waitUntil(() => expect(current()).toBe('Toutesplus de 10 000')))
  expect(document.querySelector('[aria-label="Page suivante"]')?.getAttribute('aria-disabled')).not.toBe('true')
})

it('walks by J, chooses by X, and puts all chosen ones into the trash by one act with one undo', async () => {
  const removeMany = vi.fn(() => Promise.resolve({ done: 2, batch: 'b' }))
  const undo = await show({ list: () => Promise.resolve({ rows, total: 2 }), removeMany })
  press('j')
  press('x')
  press('j')
  press('x')
  expect(words()).toContain('2 choisies')
  const bar = document.querySelector<HTMLElement>('[role=toolbar] > button:last-child')
  await act(async () => bar?.click())
  expect(removeMany).toHaveBeenCalledWith(
    [expect.objectContaining({ id: 1, version: 1 }), expect.objectContaining({ id: 2, version: 2 })],
    undefined,
  )
  await act(async () => control('Annuler').click())
  expect(undo).toHaveBeenCalledWith('b')
})

it('leads from a row that goes into the trash to the next one, from the last to the heading', async () => {
  let left = rows
  const removeMany = (items: readonly { readonly id: number }[]) => {
    left = left.filter(({ id }) => id !== items[0]?.id)
    return Promise.resolve({ done: 1, batch: 'b' })
  }
  await show({ list: () => Promise.resolve({ rows: left, total: left.length }), removeMany })
  const trashFirst = async () => {
    const menu = document.querySelector<HTMLElement>('tbody tr td:last-child button')
    menu?.focus()
    await act(async () => menu?.click())
    await act(() => waitUntil(() => expect(document.querySelector('[role=menuitem]')).not.toBeNull()))
    await act(async () => control('Mettre à la corbeille').click())
    await act(() => waitUntil(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(left.length)))
  }
  await trashFirst()
  await waitUntil(() => expect(document.activeElement?.textContent).toBe('Les coffrets'))
  await trashFirst()
  await waitUntil(() => expect(document.activeElement?.localName).toBe('h1'))
})

const many = ({ nbItem, page }: { readonly nbItem: number; readonly page: number }) =>
  Promise.resolve({
    rows: nbItem === 100 ? Array.from({ length: page > 12 ? 9 : 100 }, (_, at) => row(100 * (page - 1) + at + 1, 'Un titre')) : rows,
    total: 1209,
  })

async function chooseMany(calls: object) {
  const undo = await show({ list: many, ...calls })
  press('j')
  press('x')
  await act(async () => control('Choisir les 1').click())
  await act(() => waitUntil(() => expect(words()).toMatch(/1\s209 choisiesen 3 lots/)))
  return undo
}
const trashChosen = () => act(async () => document.querySelector<HTMLElement>('[role=toolbar] > button:last-child')?.click())

it('chooses all that the list finds, acts on 500 at a time, and takes all back by one undo', async () => {
  const removeMany = vi.fn((items: readonly unknown[]) => Promise.resolve({ done: items.length, batch: `b${items.length}` }))
  const undo = await chooseMany({ removeMany })
  expect(document.activeElement?.closest('[role=toolbar]')).not.toBeNull()
  await trashChosen()
  expect(removeMany.mock.calls.map(([items]) => items.length)).toEqual([500, 500, 209])
  await act(() => waitUntil(() => expect(words()).toMatch(/1\s209 éléments sont à la corbeille/)))
  await act(async () => control('Annuler').click())
  expect(undo.mock.calls).toEqual([['b209'], ['b500'], ['b500']])
})

it('shows how far an act on many is, stops it, and leaves chosen what is not done', async () => {
  const answers: (() => void)[] = []
  const removeMany = vi.fn(
    (items: readonly unknown[]) =>
      new Promise((resolve) => void answers.push(() => resolve({ done: items.length, batch: `b${answers.length}` }))),
  )
  await chooseMany({ removeMany })
  await trashChosen()
  await act(async () => answers[0]?.())
  await act(() => waitUntil(() => expect(words()).toMatch(/500 sur 1\s209/)))
  await act(async () => control('Arrêter').click())
  await act(async () => answers[1]?.())
  await act(() => waitUntil(() => expect(words()).toMatch(/1\s000 éléments sur 1\s209 sont faits/)))
  expect(removeMany).toHaveBeenCalledTimes(2)
  expect(words()).toContain('209 choisies')
})

it('takes chosen tags out of the trash by one act with one undo', async () => {
  const trash = () =>
    Promise.resolve({ rows: [1, 2].map((id) => ({ id, version: id, title: `Sujet ${id}`, deletedAt: '2026-11-09T08:00:00Z' })), total: 2 })
  const restoreMany = vi.fn(() => Promise.resolve({ done: 2, batch: 'b' }))
  const undo = vi.fn(() => Promise.resolve())
  const part = inResource(<ResourceListScreen />, { resource: 'tag', calls: { trash, restoreMany }, undo, address: '/tag?state=TRASHED' })
  await act(async () => stage.show(part))
  await act(() => waitUntil(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(2)))
  press('j')
  press('x')
  press('j')
  press('x')
  await act(async () => control('Sortir de la corbeille').click())
  expect(restoreMany).toHaveBeenCalledWith([expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })])
  await act(async () => control('Annuler').click())
  expect(undo).toHaveBeenCalledWith('b')
})

it('merges the chosen tags into the one that is asked for', async () => {
  const tags = [1, 2].map((id) => ({ id, version: id, state: 'PUBLISHED', label: `Sujet ${id}`, value: `sujet-${id}`, uses: 0 }))
  const mergeMany = vi.fn(() => Promise.resolve({ done: 2, batch: 'b' }))
  const part = inResource(<ResourceListScreen />, {
    resource: 'tag',
    calls: { list: () => Promise.resolve({ rows: tags, total: 2 }), mergeMany },
  })
  await act(async () => stage.show(part))
  await act(() => waitUntil(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(2)))
  press('j')
  press('x')
  press('j')
  press('x')
  await pressControl(control('Fondre…'))
  const select = document.querySelector<HTMLSelectElement>('[role=dialog] select')
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Sujet 1', 'Sujet 2'])
  await act(async () => control('Fondre 2 éléments').click())
  expect(mergeMany).toHaveBeenCalledWith([expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })], 1)
})

it('publishes the row by E where it is not published', async () => {
  const publish = vi.fn(() => Promise.resolve({ id: 2, version: 3 }))
  await show({ list: () => Promise.resolve({ rows, total: 2 }), publish })
  press('j')
  press('e')
  expect(publish).not.toHaveBeenCalled()
  press('j')
  await act(async () => press('e'))
  expect(publish).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
})

it('teaches what a piece of news is for where there is none, with one act', async () => {
  await show({ list: () => Promise.resolve({ rows: [], total: 0 }) })
  expect(words()).toContain('Créez votre première actualité')
  expect(control('Créer la première').getAttribute('href')).toBe('/news/nouveau')
})

it('says that the list has not arrived, and asks again', async () => {
  const list = vi.fn().mockRejectedValue(new Error('offline'))
  await show({ list })
  expect(words()).toContain('La liste n’est pas arrivée')
  list.mockResolvedValue({ rows, total: 2 })
  await act(async () => control('Réessayer').click())
  await act(() => waitUntil(() => expect(words()).toContain('Dix ans de bio')))
})

it('leaves out what a person may not do', async () => {
  await show({ list: () => Promise.resolve({ rows, total: 2 }) }, ['content.read'])
  expect(document.querySelector('[type=checkbox]')).toBeNull()
  expect(words()).not.toContain('Nouvelle actualité')
  const menu = document.querySelector<HTMLElement>('[aria-label="Actions pour Dix ans de bio"]')
  if (!menu) throw new Error('no menu')
  await pressControl(menu)
  expect([...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)).toEqual(['Ouvrir'])
})
