import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stripUnused } from './strip-unused.ts'
import { unusedParts, type UnusedParts } from './unused-members.ts'

/** What becomes of a file that is called `parts.js`. */
function written(code: string, parts: Omit<UnusedParts, 'from' | 'file'>): string {
  const { transform } = stripUnused([{ from: 'package', file: /parts\.js$/, ...parts }])
  const handler = typeof transform === 'object' ? (transform.handler as (code: string, id: string) => string | null) : () => null
  return handler(code, 'parts.js') ?? code
}

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|entry-server/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

describe('what the build leaves out of a package', () => {
  it('is a member of a class or of an object, with its comma', () => {
    expect(written('class A { a() { b() } c() {} }', { members: ['a'] })).toBe('class A {  c() {} }')
    expect(written('f({ a: b(1), c, d })', { members: ['a', 'd'] })).toBe('f({  c,  })')
    expect(written('const { a, b } = c; d({ a })', { members: ['a'] })).toBe('const { a, b } = c; d({  })')
  })

  it('is what a function does that nothing reaches', () => {
    expect(written('function a() { b() }\nc(a)', { never: ['a'] })).toBe('function a() { throw Error("left out") }\nc(a)')
  })

  it('is a call whose answer is known, and what is never given, unless it is being given', () => {
    expect(written('if (is(x) || !b) new C(1)', { calls: { is: 'false', C: 'null' } })).toBe('if ((false) || !b) (null)')
    expect(written('a.b = a.b ?? c.a.b', { absent: ['a.b'] })).toBe('a.b = (void 0) ?? c.a.b')
  })

  it('is the outermost part alone where one stands in another', () => {
    expect(written('f({ a() { is(is(1)) } }, is(is(2)))', { members: ['a'], calls: { is: 'false' } })).toBe('f({  }, (false))')
  })

  it('has to be there: a package that has changed fails the build', () => {
    expect(() => written('class A {}', { members: ['a'] })).toThrow('parts.js has no a any more')
  })

  it('is nothing that our own files ask of the package', () => {
    const files = ['src', 'blocks', 'machines'].flatMap(sources)
    for (const { from, members = [] } of unusedParts) {
      const users = files.filter(({ text }) => text.includes(`from '${from}'`))
      expect(users.length, from).toBeGreaterThan(0)
      for (const { name, text } of users)
        for (const member of members) expect(text, name).not.toMatch(new RegExp(`\\.${member}\\b|[{,] ${member}\\b.*\\} =`))
    }
  })
})
