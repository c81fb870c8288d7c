import { expect, it } from 'vitest'
import messages from '#i18n/messages/composer/fr.json' with { type: 'json' }
import { momentInSentence } from './moment-words.ts'

const now = Date.parse('2026-11-27T16:03:00Z')

it.each([
  ['2026-11-28T21:04:00Z', '28 novembre à 22\u00a0h\u00a004'],
  ['2026-12-31T23:30:00Z', '1ᵉʳ janvier 2027 à 0\u00a0h\u00a030'],
])('writes %s inside a sentence as %s, in the time of Paris', (instant, words) => {
  expect(momentInSentence(Date.parse(instant), now)).toBe(words)
})

it('leaves no date in the messages of the composer to the time zone of the browser', () => {
  expect(Object.entries(messages).filter(([, text]) => /\{\w+, (?:date|time)\b/.test(text))).toEqual([])
})
