import { describe, expect, it } from 'vitest'
import { growthOf } from '#tests/support/time-ratio.ts'
import { sheetBody } from './sheet-sections.ts'

describe('sheetBody', () => {
  it('returns titles with the paragraphs and list items under them', () => {
    expect(sheetBody('<p>Un<br>vin</p><h2>Sols</h2><div><p>Schiste</p><ul><li>Galets</li></ul></div>')).toEqual([
      { heading: null, lines: ['Un vin'] },
      { heading: 'Sols', lines: ['Schiste', '– Galets'] },
    ])
  })

  it.each(['g', 'div', 'ul><li', 'b', 'blockquote'])(
    'returns nothing for nested <%s>, in time in proportion to their number',
    async (tag) => {
      const nested = (times: number) => `<${tag}>`.repeat(times)
      const read = (times: number) => expect(sheetBody(`${nested(times)}<p>x</p>`)).toEqual([])
      expect(await growthOf(read, 16_000)).toBe('linear')
    },
  )
})
