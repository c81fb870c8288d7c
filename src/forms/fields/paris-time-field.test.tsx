// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormStore } from '#forms/form-store.ts'
import type { Pickers } from '#forms/pickers.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { ParisTimeField } from './ParisTimeField.tsx'

const WORDS = 'Heure de Paris'
const moment = { type: 'string', format: 'date-time', 'x-label': { fr: 'Début', en: 'Start' }, 'x-field': 'moment' }

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
  vi.unstubAllEnvs()
})

it.each([
  ['Europe/Paris', false],
  ['America/Martinique', true],
  ['America/New_York', true],
  ['Indian/Reunion', true],
])('names the zone of the site beside a field, with the clock of %s: %s', async (zone, isNamed) => {
  vi.stubEnv('TZ', zone)
  await act(async () => stage.show(<ParisTimeField label="À partir du" help="Vide : maintenant." />))
  expect(document.body.textContent.includes(WORDS)).toBe(isNamed)
  expect(document.body.textContent).toContain('Vide : maintenant.')
})

it('names the zone beside the moment of a form too, and leaves an hour that comes twice', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const first = '2027-10-31T00:30:00Z'
  const store = createFormStore({ moment: first })
  const pickers = { ...stillPickers, values: [] } as unknown as Pickers
  await act(async () => stage.show(<SchemaForm tree={readSchema({ properties: { moment } })} store={store} pickers={pickers} />))
  const [, hour] = [...document.querySelectorAll('input')]
  if (!hour) throw new Error('no input of the hour')
  act(() => {
    hour.focus()
    hour.blur()
  })
  expect([hour.value, store.get('/moment'), document.body.textContent.includes(WORDS)]).toEqual(['02:30', first, true])
})
