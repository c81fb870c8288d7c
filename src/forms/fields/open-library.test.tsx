// @vitest-environment jsdom
import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormStore } from '#forms/form-store.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm, type FormHandle } from '#forms/SchemaForm.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

const words = (fr: string) => ({ 'x-label': { fr, en: fr } })
const image = { $ref: '/schemas/media.schema.json', ...words('Image') }
const tree = readSchema({
  properties: { items: { type: 'array', ...words('Images'), items: { type: 'object', properties: { image } } } },
})

let stage: PanelStage
const form = createRef<FormHandle>()
beforeEach(async () => {
  stage = stagePanel()
  const gone = () => Promise.reject(new Error('Not asked for here'))
  const list = vi.fn(() => Promise.resolve({ items: [], next: null }))
  const media = { library: {}, list, find: () => Promise.resolve(null), upload: gone, describe: gone }
  const store = createFormStore({ items: [{ image: { id: 3 } }, { image: { id: 4 } }] })
  await act(async () => {
    stage.show(<SchemaForm ref={form} tree={tree} store={store} pickers={{ ...stillPickers, pages: gone, media, values: [] }} />)
    await Promise.resolve()
  })
})
afterEach(() => stage.end())

const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? null

it.each([
  ['leads to the field of a picture', false],
  ['opens the library of a picture in a folded item', true],
] as const)('%s', async (_, opens) => {
  await act(async () => void form.current?.focusField('/items/1/image', opens))
  await act(() => waitUntil(() => expect(dialog() !== null).toBe(opens)))
  if (!opens) expect(document.activeElement?.textContent).toBe('Remplacer')
})
