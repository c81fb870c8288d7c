import { describe, expect, it, vi } from 'vitest'
import { isInTurn } from '#tests/support/sampling.ts'
import { builtInFunctions, constantPatterns, patternsIn, sources } from './constant-patterns.ts'
import { superLinear } from './super-linear.ts'

/** Number of turns that fuzz every pattern which an automaton cannot judge. */
const PARTS = 6

// Patterns are seen while their modules are loaded, which other test files may have done before.
vi.resetModules()
const patterns = await constantPatterns()

describe('regular expressions', () => {
  it('are found in literals, in JSON Schemas and in calls of RegExp', () => {
    expect(patterns.length).toBeGreaterThan(400)
    expect(patterns.some(({ place }) => place.endsWith('.json'))).toBe(true)
    expect(patterns.some(({ place, source }) => place === 'schemas/text/email-address.ts' && source.includes('xn--'))).toBe(true)
  })

  it('are built while a module is loaded, but for those of seed files, which hold a folder', () => {
    expect(builtInFunctions(sources())).toEqual(['server/seeds/read-seed.ts'])
  })

  it.each([
    'const read = (text: string) => new RegExp("a+$").test(text)',
    'function read(text: string) { return text.replace(RegExp(`${text}$`), "") }',
    'class Reader { read(text: string) { return new globalThis.RegExp(text) } }',
  ])('are reported when a function builds them: %s', (code) => {
    expect(builtInFunctions([['seed.ts', code]])).toEqual(['seed.ts'])
    expect(builtInFunctions([['seed.ts', 'const pattern = new RegExp("a+$")']])).toEqual([])
  })

  it('take linear time for any text', () => {
    expect(superLinear(patterns, (number) => isInTurn(number, PARTS))).toEqual([])
  })

  it.each(['/^(a+)+$/', '/[/]+$/', '/<[^>]*>/', '/-->[^\\n]*\\n([^]*)$/', '/(?<!b)a+$/', '/(?!x)<[^>]*>/g'])(
    'are reported when they are super-linear: %s',
    (literal) => {
      expect(superLinear(patternsIn('seed.ts', `const [slow, linear] = [${literal}, /^a+$/]`))).toHaveLength(1)
    },
  )
})
