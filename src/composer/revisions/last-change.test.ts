import { expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { changePhrase, type LastChange } from './last-change.ts'

const text = createText('fr_FR', composerFr)
const claire = { id: 7, name: 'Claire Roy' }

const cases: readonly (readonly [string, LastChange['by'], string, string, string])[] = [
  ['an own change of today', claire, '2026-11-29T13:05:00Z', '2026-11-29T20:00:00Z', 'Modifié par vous à 14\u00a0h\u00a005'],
  ['one of yesterday', claire, '2026-11-28T13:05:00Z', '2026-11-29T20:00:00Z', 'Modifié par vous hier à 14\u00a0h\u00a005'],
  [
    'one just before midnight in Paris',
    claire,
    '2026-11-28T22:59:00Z',
    '2026-11-28T23:01:00Z',
    'Modifié par vous hier à 23\u00a0h\u00a059',
  ],
  ['one before the clocks change', claire, '2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', 'Modifié par vous hier à 23\u00a0h\u00a030'],
  [
    'another account',
    { id: 8, name: 'Paul' },
    '2026-11-12T13:05:00Z',
    '2026-11-29T20:00:00Z',
    'Modifié par Paul le 12 novembre à 14\u00a0h\u00a005',
  ],
  [
    'the first of a month of another year',
    null,
    '2025-12-01T13:05:00Z',
    '2026-11-29T20:00:00Z',
    'Modifié le 1ᵉʳ décembre 2025 à 14\u00a0h\u00a005',
  ],
]

it.each(cases.map(([title, by, at, now, words]) => ({ title, by, at, now, words })))('writes $title', ({ by, at, now, words }) => {
  const { id, values } = changePhrase({ by, at: Date.parse(at) }, claire.id, Date.parse(now))
  expect(text.formatMessage({ id }, values).replaceAll('\u202f', '\u00a0')).toBe(words)
})
