// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFormStore } from '#forms/form-store.ts'
import type { Choice, Pickers } from '#forms/pickers.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'

const album = { type: 'integer', 'x-label': { fr: 'Album', en: 'Album' }, 'x-field': 'album' }

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

/** Opens the search of a field that names an album. */
async function open(choices: readonly Choice[]) {
  const list = (_kind: string, query: string) => Promise.resolve(choices.filter(({ label }) => label.startsWith(query)))
  const own = { list, find: () => Promise.resolve(null) }
  const pickers = { ...stillPickers, choices: own, values: [] } as unknown as Pickers
  await act(async () =>
    stage.show(<SchemaForm tree={readSchema({ properties: { album } })} store={createFormStore({ album: 2 })} pickers={pickers} />),
  )
  const opener = document.querySelector<HTMLElement>('[data-choose]')
  if (!opener) throw new Error('The field has no search.')
  await pressControl(opener)
}
const choice = (value: number, label: string): Choice => ({ value, label, detail: '', isOnline: true })
const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const search = () => document.querySelector<HTMLInputElement>('[type=search]')

/** The result that the search names as the one that Enter takes. */
const marked = () => document.getElementById(search()?.getAttribute('aria-activedescendant') ?? '')

it('moves the mark by the arrows through the results, and back to none', async () => {
  await open([choice(1, 'Vendanges'), choice(2, 'Chai')])
  act(() => search()?.focus())
  const walk = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key)
    return marked()?.textContent
  })
  expect(walk).toEqual(['Vendanges', 'Chai', 'Chai', 'Vendanges', undefined])
  expect(document.activeElement).toBe(search())
})

it('marks the first result of words, and takes it by Enter', async () => {
  await open([choice(1, 'Vendanges'), choice(3, 'Chai')])
  await act(async () => {
    const field = search()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ch')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
  })
  expect([marked()?.textContent, marked()?.dataset['marked']]).toEqual(['Chai', 'true'])
  press('Enter')
  expect(document.body.textContent).toContain('Chai')
  expect(search()).toBeNull()
})

it('says that the site has none of the kind, where no word was typed', async () => {
  await open([])
  expect(document.body.textContent).toContain('Il n’y en a pas encore sur ce site.')
})
