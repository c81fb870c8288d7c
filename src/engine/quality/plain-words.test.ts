import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it.each([
  ['<p>Nos prix&nbsp;:\n 1\u202f200\u00a0€</p>', 'Nos prix\u00a0: 1\u202f200\u00a0€'],
  ['un\u00addeux <b>trois</b>\u200b', 'undeux trois'],
  ['\u00a0 \u202f', ''],
])('reads the words of %j as %j', (text, words) => expect(plainWords(text)).toBe(words))
