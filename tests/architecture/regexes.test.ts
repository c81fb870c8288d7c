import { describe, expect, it } from 'vitest'
import { constantPatterns, patternsIn } from './constant-patterns.ts'
import { superLinear } from './super-linear.ts'

const patterns = await constantPatterns()

describe('regular expressions', () => {
  it('are found in literals, in JSON Schemas and in calls of RegExp', () => {
    expect(patterns.length).toBeGreaterThan(400)
    expect(patterns.some(({ place }) => place.endsWith('.json'))).toBe(true)
    expect(patterns.some(({ place, source }) => place === 'schemas/text/email-address.ts' && source.includes('xn--'))).toBe(true)
  })

  it('take linear time for any text', { timeout: 120_000 }, () => {
    expect(superLinear(patterns)).toEqual([])
  })

  it.each(['/^(a+)+$/', '/[/]+$/', '/<[^>]*>/', '/-->[^\\n]*\\n([^]*)$/', '/(?<!b)a+$/', '/(?!x)<[^>]*>/g'])(
    'are reported when they are super-linear: %s',
    (literal) => {
      expect(superLinear(patternsIn('seed.ts', `const [slow, linear] = [${literal}, /^a+$/]`))).toHaveLength(1)
    },
  )
})
