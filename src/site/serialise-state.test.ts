// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serialiseState } from './serialise-state.ts'

describe('serialiseState', () => {
  it('writes JSON in which no tag, comment or line separator can begin', () => {
    const text = serialiseState({ a: '</script><!--', b: '\u2028\u2029&amp;' })
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ a: '</script><!--', b: '\u2028\u2029&amp;' })
  })

  it('comes back equal from the document for any text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (json, text) => {
        const value = JSON.parse(JSON.stringify({ json, text: text.toWellFormed(), tag: '</script>' })) as unknown
        const parsed = new DOMParser().parseFromString(
          `<body><script type="application/json" id="state">${serialiseState(value)}</script></body>`,
          'text/html',
        )
        expect(JSON.parse(parsed.getElementById('state')?.textContent ?? '')).toEqual(value)
        expect(parsed.body.children).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })
})
