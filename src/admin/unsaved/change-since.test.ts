import { expect, it } from 'vitest'
import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { changeSince, sinceValues, type Authored } from './change-since.ts'

const READER = 7
const now = Date.parse('2026-11-27T10:42:00Z')
const intl = createText('fr_FR', panelFr)
const changeOf = (version: number, byId: number | null, changed = ['labels.fr_FR']): ItemChange => ({
  ...{ version, act: 'update', at: '2026-11-24T09:00:00Z', changed, batch: null, isAlone: true },
  ...{ by: byId === null ? null : `n° ${byId}`, byId },
})
const sinceOf = (history: readonly ItemChange[]) => changeSince(history, 3, READER)?.byId

it('finds the newest later change of fields by another person, else the newest one', () => {
  expect(sinceOf([changeOf(6, READER), changeOf(5, 9), changeOf(4, 8), changeOf(2, 6)])).toBe(9)
  expect(sinceOf([changeOf(6, 9, []), changeOf(5, READER)])).toBe(READER)
  expect(sinceOf([changeOf(3, 9)])).toBeUndefined()
})

const words = (change: Authored, what = 'content') => {
  const values = sinceValues(change, READER, now)
  return values && intl.formatMessage({ id: 'panel.unsaved.since' }, { ...values, what })
}

it.each([
  ['2026-11-27T09:00:00Z', 'aujourd’hui à\u00a010\u00a0h'],
  ['2026-11-26T17:20:00Z', 'hier à\u00a018\u00a0h\u00a020'],
  ['2026-11-24T09:00:00Z', 'mardi à\u00a010\u00a0h'],
  ['2026-11-20T09:00:00Z', 'le 20 nov. à\u00a010\u00a0h'],
])('names another person and %s as « %s »', (at, when) => {
  expect(words({ by: 'Claire', byId: 9, at })).toBe(`Claire a changé ce contenu depuis, ${when}.`)
})

it('says « ce fichier » of a file, and nothing of the reader or of the program', () => {
  const at = '2026-11-24T09:00:00Z'
  expect(words({ by: 'Claire', byId: 9, at }, 'file')).toContain('a changé ce fichier depuis')
  expect([words({ by: 'Moi', byId: READER, at }), words({ by: null, byId: null, at })]).toEqual([null, null])
})
