import { expect, it } from 'vitest'
import { written } from '#tests/support/composer/composer-setup.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { plannedWords } from './version-words.tsx'

const text: ComposerText = (id, values = {}) => written({ id, values })
const now = Date.parse('2026-11-20T12:00:00Z')
const [startsAt, endsAt] = ['2026-12-20T07:00:00.000Z', '2027-01-01T07:00:00.000Z']

it.each([
  ['with an end', { startsAt, endsAt }, 'Prévue du 20 décembre à 8\u00a0h au 1ᵉʳ janvier 2027 à 8\u00a0h'],
  ['without an end', { startsAt, endsAt: null }, 'Prévue dès le 20 décembre à 8\u00a0h'],
  ['not planned', null, null],
])('says when a version appears: %s', (_case, planned, words) => {
  expect(plannedWords(text, planned, now)).toBe(words)
})
