import { describe, expect, it } from 'vitest'
import { isPoisoned } from './bodies.ts'

describe('a body', () => {
  it.each(['{"__proto__":{"role":"ADMIN"}}', '{"a":[{"constructor":{"prototype":{}}}]}', '{"\\u005f_proto__":1}', '{"a":{"prototype":1}}'])(
    'with a key that reaches a prototype is refused: %s',
    (text) => {
      expect(isPoisoned(JSON.parse(text))).toBe(true)
    },
  )

  it.each(['{"name":"__proto__"}', '[]', 'null', '"constructor"', '{"prototypes":1}'])(
    'is fine when only its text names one: %s',
    (text) => {
      expect(isPoisoned(JSON.parse(text))).toBe(false)
    },
  )

  it('may be as deep as it likes', () => {
    expect(isPoisoned(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe(false)
  })
})
