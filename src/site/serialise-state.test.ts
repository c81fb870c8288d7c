import { expect, it } from 'vitest'
import { serialiseState } from './serialise-state.ts'

it('a page’s state is JSON in which no tag, comment or line separator can begin', () => {
  const value = { a: '</script><!--', b: '\u2028\u2029&amp;' }
  const text = serialiseState(value)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})
