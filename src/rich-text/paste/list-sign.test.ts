import { describe, expect, it } from 'vitest'
import { readListSign } from './list-sign.ts'

const numbers: readonly (readonly [sign: string, value: number])[] = [
  ['1.', 1],
  ['(1)', 1],
  ['1°', 1],
  ['12\u00a0)', 12],
  ['1-', 1],
  ['7.-', 7],
  ['3', 3],
  ['a)', 1],
  ['A.', 1],
  ['[c]', 3],
  ['aa)', 27],
  ['i.', 1],
  ['IV –', 4],
  ['xlii)', 42],
  ['d)', 4],
  ['ii)', 2],
]

describe('readListSign', () => {
  it.each(numbers)('reads « %s » as the number %i', (sign, value) => {
    expect(readListSign(sign)).toEqual({ kind: 'number', value })
  })

  it('reads « i) » after « h) » as the ninth letter and « v. » after « iv. » as five', () => {
    expect(readListSign('i)', 9)).toEqual({ kind: 'number', value: 9 })
    expect(readListSign('v.', 5)).toEqual({ kind: 'number', value: 5 })
  })

  it.each(['', '·', 'o', '§', 'ü', '-', '•', '–'])('reads « %s » as a bullet', (sign) => {
    expect(readListSign(sign)).toEqual({ kind: 'bullet' })
  })

  it.each(['Article 1', '1.2.', 'n° 4', 'Art.', '1er'])('reads « %s » as words', (sign) => {
    expect(readListSign(sign)).toEqual({ kind: 'words' })
  })
})
