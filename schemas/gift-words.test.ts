import { describe, expect, it } from 'vitest'
import { isPrintable, tidyGiftWords } from './gift-words.ts'

describe('the words of a gift', () => {
  it.each(['Joyeux Noël, ma chère Œnone\u202f!', 'Łódź — 5 °C, «\u00a0Bravo\u00a0» … 12 €', 'A\r\nB\nC', 'Tous mes vœux, Maÿ & Zoë', ''])(
    'are printed as they are written: %j',
    (words) => expect([isPrintable(words), tidyGiftWords(words)]).toEqual([true, words]),
  )

  it.each(['Bravo 🎁', 'Je t’aime ❤️', '♥', '☺', '👨‍👩‍👧', 'С днём рождения', '生日快乐', 'مبروك', 'x\u0007'])(
    'are not printed: %j',
    (words) => {
      expect(isPrintable(words)).toBe(false)
    },
  )

  it('that differ in nothing that is seen are tidied, not refused', () => {
    expect(tidyGiftWords('Noe\u0308l,\u2009vingt\u2011deux\tans\u200b')).toBe('Noël, vingt-deux ans')
    expect(isPrintable('Noe\u0308l,\u2009vingt\u2011deux\tans\u200b')).toBe(true)
  })
})
