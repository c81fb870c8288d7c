// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFormStore } from '#forms/form-store.ts'
import type { Pickers } from '#forms/pickers.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'

const moment = { type: 'string', format: 'date-time', 'x-label': { fr: 'Début', en: 'Start' }, 'x-field': 'moment' }
const HALF = 'Il manque le jour ou l’heure'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('says once the field is left that day or hour is missing, and writes both together', async () => {
  const store = createFormStore({})
  const pickers = { ...stillPickers, values: [] } as unknown as Pickers
  await act(async () => stage.show(<SchemaForm tree={readSchema({ properties: { moment } })} store={store} pickers={pickers} />))
  const [day, hour] = [...document.querySelectorAll('input')]
  if (!day || !hour) throw new Error('no inputs')
  act(() => {
    day.focus()
    day.value = '24/12/2026'
    hour.focus()
  })
  expect([document.body.textContent.includes(HALF), store.get('/moment')]).toEqual([false, undefined])
  act(() => hour.blur())
  expect([document.body.textContent.includes(HALF), store.get('/moment')]).toEqual([true, undefined])
  act(() => {
    hour.focus()
    hour.value = '18:30'
    hour.blur()
  })
  expect([document.body.textContent.includes(HALF), store.get('/moment')]).toEqual([false, '2026-12-24T17:30:00Z'])
})
