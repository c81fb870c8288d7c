// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormStore, type FormStore } from '#forms/form-store.ts'
import type { Pickers } from '#forms/pickers.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { onAnnounced } from '#kit/feedback/announce.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'

const words = (fr: string) => ({ 'x-label': { fr, en: fr } })
const tree = readSchema({
  properties: {
    title: { type: 'string', maxLength: 20, ...words('Titre') },
    image: { $ref: '/schemas/media.schema.json', ...words('Image') },
  },
})

const gone = () => Promise.reject(new Error('Not asked for here'))
const pickers: Pickers = {
  ...stillPickers,
  anchors: () => [],
  pages: gone,
  media: { library: {}, list: gone, find: () => Promise.resolve(null), upload: gone, describe: gone },
  values: [],
}

let stage: PanelStage
let store: FormStore
beforeEach(async () => {
  stage = stagePanel()
  store = createFormStore({ title: 'Un', image: { id: 3 } })
  await act(async () => {
    stage.show(<SchemaForm tree={tree} store={store} pickers={pickers} />)
    await Promise.resolve()
  })
})
afterEach(() => stage.end())

function fieldOf(label: string) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const field = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | HTMLTextAreaElement
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const error = () => document.getElementById(`${field.id}-error`)?.textContent.replaceAll(/\s/g, ' ') ?? null
  return { field, type, error }
}

const cases = [
  { label: 'Titre', pointer: '/title', typed: 'x'.repeat(23), sentence: '3 caractères de trop : 20 au plus.' },
  { label: 'Texte alternatif', pointer: '/image/alt', typed: 'é'.repeat(301), sentence: '1 caractère de trop : 300 au plus.' },
]

it.each(cases)('says under « $label » immediately « $sentence », and keeps the text', ({ label, pointer, typed, sentence }) => {
  const { field, type, error } = fieldOf(label)
  expect(error()).toBeNull()
  type(typed)
  expect([store.get(pointer), field.value, error()]).toEqual([typed, typed, expect.stringContaining(sentence)])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  type('Court')
  expect(error()).toBeNull()
})

it('announces a text once when it becomes too long, and not with each key', () => {
  const heard = vi.fn()
  const end = onAnnounced(heard)
  const { type } = fieldOf('Titre')
  for (const length of [20, 21, 22, 23]) type('x'.repeat(length))
  type('Court')
  type('x'.repeat(30))
  end()
  expect(heard.mock.calls.map(([sentence]) => parseInt(sentence as string))).toEqual([1, 10])
})
