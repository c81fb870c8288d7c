import { describe, expect, it } from 'vitest'
import { hasVisibleText, joinedLines, multiLineText, singleLineText } from './visible-text.ts'

describe('a text of one line', () => {
  it.each([
    ['directional embeddings of contact lists', '\u202a+33 6 39 98 00 12\u202c', '+33 6 39 98 00 12'],
    ['a left-to-right mark', '\u200e06 39 98 00 12', '06 39 98 00 12'],
    ['a zero width space', 'Camille\u200b', 'Camille'],
    ['a soft hyphen', 'Van\u00ad Damme', 'Van Damme'],
    ['isolates', '\u20685, rue des Lilas\u2069', '5, rue des Lilas'],
    ['a byte order mark and a word joiner', '\ufeffNOEL\u206010', 'NOEL10'],
    ['joiners between Latin letters', 'NO\u200dEL\u200c', 'NOEL'],
    ['a joiner without a word', '\u200c \u200dab', 'ab'],
    ['tag characters', 'a\u{e0041}b', 'ab'],
    ['variation selectors behind digits', '0\ufe0f6\ufe0e', '06'],
    ['variation selectors before digits', 'RARE\ufe0f10', 'RARE10'],
  ])('loses %s', (_what, typed, stored) => expect(singleLineText(typed)).toBe(stored))

  it('has composed letters, spaces for tabs and no blanks at its ends', () => {
    expect(singleLineText(' e\u0301te\u0301\tdes \u00a0')).toBe('été des')
  })

  it.each(['می\u200cخواهم', 'श्री\u200dमान', 'രാജന്\u200d', '👨‍👩‍👧', '❤️‍🔥', '🧑🏽‍🚒', '\u0600١٢'])('keeps what is drawn: %j', (text) => {
    expect(singleLineText(text)).toBe(text)
  })
})

it.each([
  ['Menu\nde la semaine', 'Menu de la semaine'],
  ['Menu\r\nde\u2028la\u0085semaine\n', 'Menu de la semaine'],
  ['facture\u202efdp.exe', 'facturefdp.exe'],
])('joins the lines of the title %j, and leaves out what turns its letters round', (typed, stored) => {
  expect(joinedLines(typed)).toBe(stored)
})

it.each([
  ['a\r\nb', 'a\nb'],
  ['a\rb', 'a\nb'],
  ['a\n\r\nb\r\n', 'a\n\nb'],
  ['\u200fשלום\u200f!', '\u200fשלום\u200f!'],
  ['facture\u202efdp.exe', 'facturefdp.exe'],
  ['\u202a\u202b\u202c\u202d\u2066\u2067\u2068a\u2069', 'a'],
])('ends the lines of %j with LF alone, and keeps of directional signs the marks', (typed, stored) => {
  expect(multiLineText(typed)).toBe(stored)
})

it.each(['', ' \n\t\u00a0', '\u200b', '\u2800', '\u3164', '\uffa0\u115f', '\u200d \u200c', '\ufe0f', '\u0007'])(
  'sees nothing in %j',
  (text) => {
    expect(hasVisibleText(text)).toBe(false)
  },
)

it.each(['a', '.', '…', '🎁', '\u0600', '\ue000', '中'])('sees something in %j', (text) => expect(hasVisibleText(text)).toBe(true))
