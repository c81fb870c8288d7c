import { describe, expect, it } from 'vitest'
import { growthOf } from '#tests/support/time-ratio.ts'
import { stripEnd, stripEnds } from './strip-ends.ts'

describe('the ends of a text', () => {
  it.each([
    ['//a/b//', 'a/b', '//a/b'],
    ['////', '', ''],
    ['', '', ''],
    ['a', 'a', 'a'],
  ])('are stripped from %j', (text, both, end) => {
    expect([stripEnds(text, /\//), stripEnd(text, /\//)]).toEqual([both, end])
  })

  it('are stripped in linear time', async () => {
    expect(await growthOf((size) => stripEnds(`a${'/'.repeat(size)}a`, /\//), 64_000)).toBe('linear')
  })
})
