import { describe, expect, it, vi } from 'vitest'
import { boundaryAt, cutText, cutTextStart, firstCharacter } from './cut-text.ts'

const family = '👨‍👩‍👧‍👦'
const letter = 'e\u0301'

describe('cutText', () => {
  it.each([
    ['Vins', 4, 'Vins'],
    ['Vins', 2, 'Vi'],
    ['Vins', 0, ''],
    ['a🍇b', 2, 'a'],
    ['a🍇b', 3, 'a🍇'],
    [`a${letter}b`, 2, 'a'],
    [`a${letter}b`, 3, `a${letter}`],
    [`a${family}b`, 5, 'a'],
    ['a🇫🇷b', 3, 'a'],
    ['🇫🇷'.repeat(40), 154, '🇫🇷'.repeat(38)],
    ['a👍🏽b', 3, 'a'],
    ['a\r\nb', 2, 'a'],
  ])('cuts %j at %i units to %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut))

  it('cuts between code points in a character with hundreds of accents', () => {
    expect(cutText(`a${'\u0301'.repeat(500)}`, 300)).toHaveLength(300)
  })

  it('cuts nothing inside a character of a long text', () => {
    const text = `${letter}${family}🍇`.repeat(2000)
    for (const at of [9000, 9001, 9002, 9003, 9007]) {
      const boundary = boundaryAt(text, at)
      expect(at - boundary).toBeLessThan(family.length)
      expect(
        [...new Intl.Segmenter('fr').segment(text.slice(0, boundary))].every(({ segment }) => [letter, family, '🍇'].includes(segment)),
      ).toBe(true)
    }
  })
})

describe('cutTextStart', () => {
  it.each([
    ['Vins', 4, 'Vins'],
    ['Vins', 9, 'Vins'],
    ['Vins', 2, 'ns'],
    ['Vins', 0, ''],
    ['', 3, ''],
    ['a🍇b', 2, 'b'],
    ['a🍇b', 3, '🍇b'],
    [`a${letter}b`, 2, 'b'],
    [`a${family}.jpg`, 8, '.jpg'],
    [`a${family}.jpg`, family.length + 4, `${family}.jpg`],
    ['🇫🇷🇧🇪🇨🇭', 6, '🇨🇭'],
    ['a👍🏽b', 3, 'b'],
  ])('cuts all of %j but its last %i units to %j', (text, most, cut) => expect(cutTextStart(text, most)).toBe(cut))

  it('cuts between code points in a character with hundreds of accents', () => {
    expect(cutTextStart(`a${'\u0301'.repeat(500)}`, 300)).toHaveLength(300)
  })
})

describe('firstCharacter', () => {
  it.each([
    ['', ''],
    ['Zoé', 'Z'],
    [`${letter}mile`, letter],
    [`${family} Roy`, family],
    ['🇫🇷🇧🇪', '🇫🇷'],
    ['𝒜nne', '𝒜'],
  ])('of %j is %j', (text, first) => expect(firstCharacter(text)).toBe(first))
})

it('cuts between code points in a browser without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect([cutText('a🍇b', 2), cutTextStart('a🍇b', 2), firstCharacter('🍇b'), firstCharacter('')]).toEqual(['a', 'b', '🍇', ''])
  vi.unstubAllGlobals()
})
