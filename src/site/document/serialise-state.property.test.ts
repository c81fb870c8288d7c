// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writableText } from '#domain/text/strip-control-characters.ts'
import { serialiseState } from './serialise-state.ts'

/** Replaces the texts and names of a value by those that a document can contain. */
function written(value: unknown): unknown {
  if (typeof value === 'string') return writableText(value)
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [writableText(key), written(inner)]))
}

it('the state of a page survives the round trip through its document for any text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (json, text) => {
      const value = written(JSON.parse(JSON.stringify({ json, text: text.toWellFormed(), tag: '</script>' })))
      const html = `<body><script type="application/json" id="state">${serialiseState(value)}</script></body>`
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      expect(JSON.parse(parsed.getElementById('state')?.textContent ?? '')).toEqual(value)
      expect(parsed.body.children).toHaveLength(1)
    }),
    { numRuns: 100 },
  )
})
