import { expect, it } from 'vitest'
import { written } from '#tests/support/composer/composer-setup.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { plannedWords, titleOf } from './version-words.tsx'

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

const changes = { what: 'Titre', where: 'Bandeau', count: 1 }
const restores = { id: 3, savedAt: '2026-11-19T16:03:00.000Z' }
it.each([
  ['a name', { name: 'Avant l’hiver', changes, restores }, 'Avant l’hiver'],
  ['the version that it restores', { name: null, changes, restores }, 'Version du 19 novembre à 17\u00a0h\u00a003 rétablie'],
  ['what changed in it', { name: null, changes, restores: null }, 'Titre'],
  ['nothing that changed', { name: null, changes: { ...changes, count: 0 }, restores }, 'Comme la version d’avant'],
  ['nothing before it', { name: null, changes: null, restores: null }, 'Première version'],
])('calls a version by %s', (_case, version, title) => {
  expect(titleOf(text, version, now)).toBe(title)
})
