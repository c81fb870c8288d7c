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
  const own = { list: (_kind: string, query: string) => Promise.resolve(query === '' ? choices : []), find: () => Promise.resolve(null) }
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
const focused = () => document.activeElement?.textContent
const search = () => document.querySelector<HTMLInputElement>('[type=search]')

it('leads by the arrows from the search through its results and back', async () => {
  await open([choice(1, 'Vendanges'), choice(2, 'Chai')])
  act(() => search()?.focus())
  press('ArrowDown')
  expect(focused()).toBe('Vendanges')
  press('ArrowDown')
  expect([focused(), document.activeElement?.getAttribute('aria-pressed')]).toEqual(['Chai', 'true'])
  press('ArrowDown')
  expect(focused()).toBe('Chai')
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(search())
})

it('says that the site has none of the kind, where no word was typed', async () => {
  await open([])
  expect(document.body.textContent).toContain('Il n’y en a pas encore sur ce site.')
})
