import { describe, expect, it, vi } from 'vitest'
import { isFull } from '#tests/support/sampling.ts'
import { builtInFunctions, constantPatterns, patternsIn, sources } from './constant-patterns.ts'
import known from './pattern-verdicts.json' with { type: 'json' }
import { superLinear, verdictsOf } from './super-linear.ts'

/** A verdict is made once and stored: only new patterns are judged, and all of them in the proof. */
const verdictsFile = './pattern-verdicts.json'

// Patterns are seen while their modules are loaded, which other test files may have done before.
vi.resetModules()
const patterns = await constantPatterns()
const verdicts = verdictsOf(patterns, isFull ? {} : known)

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
    expect(superLinear(patterns, verdicts)).toEqual([])
  })

  it('have a verdict in the tree, one for each: npm run generate:patterns writes them', async () => {
    await expect(`${JSON.stringify(verdicts, null, 2)}\n`).toMatchFileSnapshot(verdictsFile)
  })

  it('take the verdict of the tree, and are judged without one', () => {
    const [safe, slow] = patternsIn('seed.ts', 'const [safe, slow] = [/^a+$/, /(b+)+$/]')
    const judged = verdictsOf([safe!, slow!], { '/^a+$/': 'told', '/gone/': 'safe' })
    expect(Object.keys(judged)).toEqual(['/(b+)+$/', '/^a+$/'])
    expect(judged).toMatchObject({ '/^a+$/': 'told', '/(b+)+$/': expect.stringContaining('exponential') as unknown })
    expect(superLinear([safe!], {})).toEqual(['seed.ts:1 /^a+$/ is not judged'])
  })

  it.each(['/^(a+)+$/', '/[/]+$/', '/<[^>]*>/', '/-->[^\\n]*\\n([^]*)$/', '/(?<!b)a+$/', '/(?!x)<[^>]*>/g'])(
    'are reported when they are super-linear: %s',
    (literal) => {
      const planted = patternsIn('seed.ts', `const [slow, linear] = [${literal}, /^a+$/]`)
      expect(superLinear(planted, verdictsOf(planted))).toHaveLength(1)
    },
  )
})
