import { describe, expect, it } from 'vitest'
import { timeRatio } from '#tests/support/time-ratio.ts'
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
    expect(await timeRatio((size) => stripEnds(`a${'/'.repeat(size)}a`, /\//), 4000)).toBeLessThanOrEqual(5)
  })
})
