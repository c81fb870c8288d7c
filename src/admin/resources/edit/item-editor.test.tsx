// @vitest-environment jsdom
// Without a database of the browser each write is refused, and says so after the test has ended.
import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { reviewResource } from '#schemas/admin/resources/kinds/reviews.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { onToast, shownToast } from '#kit/feedback/toast.ts'
import { unsavedForms } from '#admin/unsaved/unsaved-forms.ts'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { ItemEditor } from './ItemEditor.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(async () => {
  stage.end()
  await unsavedForms.forget(7)
})

const itemOf = (version: number, label: string): ResourceItem => ({
  ...{ id: 5, version, state: 'PUBLISHED', published: null, publishedAt: null, address: null },
  form: { value: 'vigne', labels: { fr_FR: label } },
})
const refusal = (data: object) => new CallError('Refusé', data, { status: 409, body: {} })

async function show(calls: object, rights?: readonly 'content.read'[], { item = itemOf(1, 'Vigne'), resource = 'tag' } = {}) {
  const history = () => Promise.resolve([])
  const part = inResource(<ItemEditor item={item} />, {
    resource,
    calls: { history, ...calls },
    ...(rights && { rights }),
  })
  await act(async () => stage.show(part))
}
const input = () => {
  const found = document.querySelector<HTMLInputElement>('section[aria-label="Français"] input')
  if (!found) throw new Error('no field')
  return found
}
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll<HTMLElement>('button, label')].find(({ textContent }) => textContent?.startsWith(name))
    if (!found) throw new Error(`no control ${name}`)
    found.click()
  })
const words = () => document.body.textContent ?? ''

it('shows three versions of a field that two people changed, and takes the chosen one', async () => {
  const update = vi.fn().mockRejectedValueOnce(refusal({ code: 'STALE_VERSION', ...itemOf(9, 'Vignoble'), by: 'Zoé', at: null }))
  await show({ update })
  type('Vignes')
  await press('Enregistrer')
  expect([...document.querySelectorAll('[role=dialog] section section')].map(({ ariaLabel }) => ariaLabel)).toEqual([
    ...['Avant', 'Votre version', 'Zoé a écrit'],
  ])
  await press('Prendre l’autre')
  await press('Enregistrer ce choix')
  // Their version is the stored one: nothing is left to be saved.
  expect([update.mock.calls.length, input().value]).toEqual([1, 'Vignoble'])
})

it.each([
  ['in another tab', { by: 'Camille Roy', byId: 7 }, 'Vous avez modifié ceci dans un autre onglet', 'Vous, dans l’autre onglet'],
  ['by an unknown author', { by: null, byId: null }, 'Ce contenu a changé entre-temps', 'La version enregistrée'],
  ['by another person', { by: 'Zoé', byId: 8 }, 'Deux personnes ont changé le même contenu', 'Zoé a écrit'],
])('names the author of a change %s in its conflict', async (_, author, title, version) => {
  const data = { code: 'STALE_VERSION', ...itemOf(9, 'Vignoble'), ...author, at: null }
  await show({ update: vi.fn().mockRejectedValueOnce(refusal(data)) })
  type('Vignes')
  await press('Enregistrer')
  expect(document.querySelector('[role=dialog] h2')?.textContent).toBe(title)
  expect(document.querySelectorAll('[role=dialog] section section')[2]?.ariaLabel).toBe(version)
})

it.each([
  [{ by: 'Camille Roy', byId: 7 }, 'Vous avez changé dans un autre onglet\u00a0: Nom (anglais). Les deux versions sont réunies.'],
  [{ by: null, byId: null }, 'Changé ailleurs entre-temps\u00a0: Nom (anglais). Les deux versions sont réunies.'],
])('says where a joined change was made: %o', async (author, said) => {
  const theirs = { ...itemOf(9, 'Vigne'), form: { value: 'vigne', labels: { fr_FR: 'Vigne', en_GB: 'Vine' } } }
  const update = vi.fn((_, form: unknown) => Promise.resolve({ ...itemOf(10, ''), form }))
  update.mockRejectedValueOnce(refusal({ code: 'STALE_VERSION', ...theirs, ...author, at: null }))
  const heard: (string | undefined)[] = []
  const end = onToast(() => heard.push(shownToast()?.text))
  await show({ update })
  type('Vignes')
  await press('Enregistrer')
  end()
  expect(heard).toContain(said)
})

it('says which fields are to be corrected, and leads to the first one', async () => {
  const errors = [{ field: 'labels.fr_FR', code: 'REQUIRED', message: 'Écrivez un nom.' }]
  await show({ update: () => Promise.reject(refusal({ code: 'VALIDATION', errors })) })
  type('')
  await press('Enregistrer')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('1 champ est à corriger')
  expect(document.activeElement).toBe(input())
  expect(document.querySelector(`#${input().getAttribute('aria-describedby')?.split(' ')[0] ?? ''}`)?.textContent).toContain(
    'Écrivez un nom.',
  )
})

it('shows a name that is given once as a fact, and a missing language as an offer', async () => {
  await show({})
  expect(document.querySelector('dl')?.textContent).toContain('vigne')
  expect(words()).toContain('Rien n’est écrit en anglais')
  await press('Écrire en anglais')
  expect(document.querySelectorAll('section input')).toHaveLength(2)
})

it('lets a person who may only read change nothing', async () => {
  await show({}, ['content.read'])
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
  expect(words()).not.toContain('Enregistrer')
})

it('shows the page of an item once its form is saved, and none where the save is refused', async () => {
  const news = { ...itemOf(1, ''), state: 'DRAFT', form: { ...newsResource.example.form } } as ResourceItem
  const update = vi.fn().mockRejectedValueOnce(refusal({ code: 'VALIDATION', errors: [] }))
  await show({ update }, undefined, { item: news, resource: 'news' })
  const frame = () => document.querySelector('iframe')?.getAttribute('src') ?? null
  type('Un autre titre')
  await press('Voir le site ainsi')
  expect([update.mock.calls.length, frame()]).toEqual([1, null])
  update.mockImplementation((_item, form: unknown) => Promise.resolve({ ...news, version: 2, form }))
  await press('Voir le site ainsi')
  expect(frame()).toBe('/preview/_item/news/5/fr_FR?version=2')
  expect(words()).not.toContain('n’y est pas encore')
  type('Encore un titre')
  expect(words()).toContain('n’y est pas encore')
})

it('says where the page is, which texts to translate, and copies them from the first language', async () => {
  const news = { ...itemOf(1, ''), form: { ...newsResource.example.form } } as ResourceItem
  await show({}, undefined, { item: news, resource: 'news' })
  expect(words()).toMatch(/La page est à l’adresse [^ ]+\/actualites\/…/)
  await press('Reprendre du français')
  expect(words()).toMatch(/La page est à l’adresse [^ ]+\/en\/news\/…/)
  const english = document.querySelector('section[aria-label="Anglais"]')
  expect(english?.querySelector('input')?.value).toBe('Un nouveau guichet')
  expect(english?.textContent).toContain('À traduire')
  expect(english?.textContent).toContain('Titre, Résumé, Texte\u00a0: comme en français.')
})

it('offers the field of an optional text in each language, and saves the one that is written', async () => {
  const form = { ...reviewResource.example.form, answer: {} }
  const update = vi.fn(() => Promise.resolve(itemOf(2, '')))
  await show({ update }, undefined, { item: { ...itemOf(1, ''), form }, resource: 'review' })
  const field = document.querySelector<HTMLTextAreaElement>('section[aria-label="Français"] textarea')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Merci, Nadia.')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Enregistrer')
  expect(update).toHaveBeenCalledWith(expect.anything(), { ...form, answer: { fr_FR: 'Merci, Nadia.' } })
})

/** Opens the menu of the head and presses one of its acts. */
async function pressInMenu(name: string) {
  const more = document.querySelector<HTMLElement>('header [aria-haspopup=menu]')
  await act(async () => {
    more?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    more?.click()
  })
  await act(async () => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent?.startsWith(name))
    if (!found) throw new Error(`no act ${name}`)
    found.click()
  })
}

it('keeps what was typed of an item in use, and puts it into the trash once that is confirmed', async () => {
  const removeMany = vi.fn().mockRejectedValueOnce(refusal({ code: 'IN_USE', uses: [], total: 2 }))
  removeMany.mockImplementation(() => Promise.resolve({ count: 1, batch: 'b' }))
  await show({ removeMany, read: () => Promise.resolve({ ...itemOf(2, 'Vigne'), state: 'TRASHED' }) })
  type('Vignes')
  await pressInMenu('Mettre à la corbeille')
  expect([input().value, removeMany.mock.calls.at(-1)?.[1]]).toEqual(['Vignes', undefined])
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('2')
  await press('Mettre à la corbeille')
  expect(removeMany.mock.calls.at(-1)?.[1]).toBe(2)
  expect([input().value, document.querySelector('fieldset')?.disabled]).toEqual(['Vigne', true])
})

it('saves what was typed before it copies the item', async () => {
  const update = vi.fn((_item, form: unknown) => Promise.resolve({ ...itemOf(2, ''), form }))
  const duplicate = vi.fn(() => Promise.resolve({ ...itemOf(1, 'Vignes'), id: 6 }))
  await show({ update, duplicate })
  type('Vignes')
  await pressInMenu('Dupliquer')
  expect(duplicate.mock.calls).toEqual([[expect.objectContaining({ id: 5, version: 2 }), expect.any(String)]])
})
