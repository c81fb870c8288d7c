import { describe, expect, it } from 'vitest'
import { isOneLine, isPrintable, normalisePrintable, unprintableSign } from './printable-text.ts'

describe('the words of a paper', () => {
  it.each([
    'Joyeux Noël, ma chère Œnone\u202f!',
    'Łódź — 5 °C, «\u00a0Bravo\u00a0» … 12 €',
    'A\r\nB\nC',
    'Tous mes vœux, Maÿ & Zoë',
    '',
    'Bùi Thị Nguyễn',
    'Γιώργος Παπαδόπουλος',
    'С днём рождения',
    'Ἑλένη',
    'Ɓala Ŋ',
  ])('are printed as they are written: %j', (words) => expect([isPrintable(words), normalisePrintable(words)]).toEqual([true, words]))

  it.each([
    'Bravo 🎁',
    'Je t’aime ❤️',
    '♥',
    '☺',
    '👨‍👩‍👧',
    '生日快乐',
    'مبروك',
    'שלום',
    'x\u0007',
    '\ue000',
    '𝓩𝓸𝓮',
    'a\u0301\u0302\u0303\u0304',
  ])('are not printed: %j', (words) => {
    expect(isPrintable(words)).toBe(false)
  })

  it('that differ in nothing that is seen are tidied, not refused', () => {
    expect(normalisePrintable('Noe\u0308l,\u2009vingt\u2011deux\tans\u200b')).toBe('Noël, vingt-deux ans')
    expect(normalisePrintable('Nguye\u0302\u0303n Γιω\u0301ργος')).toBe('Nguyễn Γιώργος')
    expect(normalisePrintable('\u202eabc')).toBe('abc')
    expect(isPrintable('Noe\u0308l,\u2009vingt\u2011deux\tans\u200b')).toBe(true)
  })

  it.each([
    ['Bravo 🎁 !', '🎁'],
    ['5, rue 北京', '北'],
    ['a\u0301\u0302\u0303\u0304', 'á\u0302\u0303\u0304'],
    ['Zoë', null],
  ])('names the first character of %j that is not printed', (words, sign) => expect(unprintableSign(words)).toBe(sign))

  it('are one line unless a character begins another', () => {
    expect(isOneLine('5, rue des Lilas\tporte «\u00a02\u00a0»')).toBe(true)
    const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
    for (const sign of breaks) expect([sign, isOneLine(`5, rue des Lilas${sign}SIRET 999`)]).toEqual([sign, false])
  })
})
