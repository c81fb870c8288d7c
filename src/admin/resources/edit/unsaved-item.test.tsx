// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { unsavedForms } from '#admin/unsaved/unsaved-forms.ts'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { ItemEditor } from './ItemEditor.tsx'

let stage: PanelStage
const PERSON = 7
const placeOf = (id: number | 'new') => `${PERSON} / tag ${id}`
beforeEach(async () => {
  stage = stagePanel()
  await unsavedForms.forget(PERSON)
})
afterEach(() => stage.end())

const itemOf = (version: number, label: string, value = 'vigne'): ResourceItem => ({
  ...{ id: 5, version, state: 'PUBLISHED', published: null, publishedAt: null, address: null },
  form: { value, labels: { fr_FR: label } },
})

/** Waits until the browser has answered all that was asked of it, and the screen shows it. */
const settle = () => act(() => unsavedForms.find(''))

/** Opens the form of an item, as after a crash of the browser where one was open before. */
async function open(item: ResourceItem | null, calls: object = {}, rights?: readonly Right[]) {
  stage.end()
  stage = stagePanel()
  const part = inResource(<ItemEditor item={item} />, {
    resource: 'tag',
    calls: { history: () => new Promise(() => undefined), ...calls },
    ...(rights && { rights }),
  })
  await act(async () => stage.show(part))
  await settle()
}
const input = () => document.querySelector<HTMLInputElement>('section[aria-label="Français"] input')!
const type = async (text: string) => {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle()
}
const button = (name: string) => [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name)
const press = async (name: string) => {
  await act(async () => {
    button(name)?.click()
  })
  await settle()
}

/** Saves by its keys: the button says its key too. */
const save = async () => {
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }))
  })
  await settle()
}

it('offers what was typed before a crash, and takes it up', async () => {
  await open(itemOf(1, 'Vigne'))
  expect(button('Reprendre')).toBeUndefined()
  await type('Vignes')
  await open(itemOf(1, 'Vigne'))
  expect([input().value, button('Reprendre') !== undefined]).toEqual(['Vigne', true])
  await press('Reprendre')
  expect([input().value, button('Reprendre')]).toEqual(['Vignes', undefined])
})

it('offers it to no other account, not without the right to write, and not where it was saved', async () => {
  await unsavedForms.write(placeOf(5), { form: itemOf(1, 'Vignes').form, base: itemOf(1, 'Vigne') })
  await unsavedForms.write(`8 / tag 6`, { form: itemOf(1, 'Vignes').form, base: itemOf(1, 'Vigne') })
  await open(itemOf(1, 'Vigne'), {}, ['content.read'])
  expect(button('Reprendre')).toBeUndefined()
  await open({ ...itemOf(1, 'Vigne'), id: 6 })
  expect(button('Reprendre')).toBeUndefined()
  await open(itemOf(2, 'Vignes'))
  expect(button('Reprendre')).toBeUndefined()
})

it('forgets it when it is dropped, saved or reverted', async () => {
  await unsavedForms.write(placeOf(5), { form: itemOf(1, 'Vignes').form, base: itemOf(1, 'Vigne') })
  await open(itemOf(1, 'Vigne'))
  await press('Abandonner')
  expect(await unsavedForms.find(placeOf(5))).toEqual([])
  await type('Vignes')
  expect(await unsavedForms.find(placeOf(5))).toHaveLength(1)
  await type('Vigne')
  expect(await unsavedForms.find(placeOf(5))).toEqual([])
})

it('forgets a new item once it is stored, under its own number from then on', async () => {
  await open(null, { create: () => Promise.resolve(itemOf(1, 'Vigne')) })
  await type('Vigne')
  expect(await unsavedForms.find(placeOf('new'))).toHaveLength(1)
  await save()
  expect(await unsavedForms.find(placeOf('new'))).toEqual([])
})

it('offers what two tabs have left, and leaves one offered where the other is taken up', async () => {
  const left = (title: string, at: number) => ({
    ...{ place: `${placeOf(5)} ${title}`, at },
    content: { form: itemOf(1, title).form, base: itemOf(1, 'Vigne') },
  })
  vi.spyOn(unsavedForms, 'find').mockResolvedValueOnce([left('Raisin', 2), left('Vignes', 1)])
  const drop = vi.spyOn(unsavedForms, 'drop')
  await open(itemOf(1, 'Vigne'))
  const offers = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Reprendre').length
  expect(offers()).toBe(2)
  await press('Reprendre')
  expect([input().value, offers()]).toEqual(['Raisin', 1])
  await press('Abandonner')
  expect([input().value, offers(), drop.mock.calls]).toEqual(['Raisin', 0, [[left('Vignes', 1)]]])
})

it('says that the browser stores nothing of what is typed, until it is saved or stored', async () => {
  const refused = () => document.body.textContent.includes('Votre navigateur ne conserve pas ce que vous saisissez')
  await open(itemOf(1, 'Vigne'))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(refused()).toBe(false)
  await type('Vignes')
  expect(refused()).toBe(true)
  await type('Vigne')
  expect(refused()).toBe(false)
  await type('Raisin')
  put.mockRestore()
  await type('Raisins')
  expect(refused()).toBe(false)
})

it('joins a later version with it, and opens the conflict where both changed a field', async () => {
  await unsavedForms.write(placeOf(5), { form: itemOf(1, 'Vignes').form, base: itemOf(1, 'Vigne') })
  const update = vi.fn((_: ResourceItem, _form: unknown) => Promise.resolve(itemOf(4, 'Vignes', 'vignoble')))
  await open(itemOf(3, 'Vigne', 'vignoble'), { update })
  await press('Reprendre')
  await save()
  expect(update.mock.calls.map(([{ version }, form]) => [version, form])).toEqual([[3, itemOf(3, 'Vignes', 'vignoble').form]])
  await unsavedForms.write(placeOf(5), { form: itemOf(1, 'Vignes').form, base: itemOf(1, 'Vigne') })
  await open(itemOf(6, 'Vignoble'))
  await press('Reprendre')
  expect(document.querySelectorAll('[role=dialog] section section')).toHaveLength(3)
})

it('names the other person who has changed the item since, also in the conflict', async () => {
  await unsavedForms.write(placeOf(5), { form: itemOf(1, 'Vignes').form, base: itemOf(1, 'Vigne') })
  const change = { version: 6, act: 'update', at: '2026-11-24T09:00:00Z', by: 'Claire', byId: 9, changed: ['labels.fr_FR'], batch: null }
  await open(itemOf(6, 'Vignoble'), { history: () => Promise.resolve([{ ...change, isAlone: true }]) })
  await act(() => waitUntil(() => expect(document.body.textContent).toContain('Claire a changé ce contenu depuis')))
  await press('Reprendre')
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Claire a changé 1 champ')
})

it('takes it up below what is typed since, and without fields that the item lacks', async () => {
  const form = { ...itemOf(1, 'Vignes', 'vignoble').form, gone: 'x' }
  await unsavedForms.write(placeOf(5), { form, base: itemOf(1, 'Vigne') })
  const update = vi.fn((_: ResourceItem, _form: unknown) => Promise.resolve(itemOf(2, 'Raisin', 'vignoble')))
  await open(itemOf(1, 'Vigne'), { update })
  await type('Raisin')
  await press('Reprendre')
  await save()
  expect(update.mock.calls[0]?.[1]).toEqual(itemOf(2, 'Raisin', 'vignoble').form)
})

it.each([null, 'x', { form: 3 }, { form: {}, base: 4 }, { form: {}, base: { version: 'x', form: {} } }])(
  'ignores a stored %j',
  async (content) => {
    await unsavedForms.write(placeOf(5), content)
    await open(itemOf(1, 'Vigne'))
    expect(button('Reprendre')).toBeUndefined()
  },
)
