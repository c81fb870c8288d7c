// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serialiseState } from './serialise-state.ts'

it('a page’s state comes back equal from its document, whatever text it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (json, text) => {
      const value = JSON.parse(JSON.stringify({ json, text: text.toWellFormed(), tag: '</script>' })) as unknown
      const html = `<body><script type="application/json" id="state">${serialiseState(value)}</script></body>`
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      expect(JSON.parse(parsed.getElementById('state')?.textContent ?? '')).toEqual(value)
      expect(parsed.body.children).toHaveLength(1)
    }),
    { numRuns: 100 },
  )
})
