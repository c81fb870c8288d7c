import { expect, it } from 'vitest'
import { serialiseState } from './serialise-state.ts'

it('a page’s state is JSON in which no tag, comment or line separator can begin', () => {
  const value = { a: '</script><!--', b: '\u2028\u2029&amp;' }
  const text = serialiseState(value)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})

it('a page’s state says what its document says: what none can hold is left out', () => {
  const value = { title: 'É\u0000l\u0008i\u000b\u000cre\u001f\ud800', file: 'C:\\base\\u0008\\fin', lines: '\ta\r\n"b"', wine: '🍷' }
  expect(JSON.parse(serialiseState(value))).toEqual({ ...value, title: 'Élire' })
})
