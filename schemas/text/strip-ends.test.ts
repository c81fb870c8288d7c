import { describe, expect, it } from 'vitest'
import { stripTags } from '#domain/text/strip-tags.ts'
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

describe('tags', () => {
  it.each([
    ['<p>un <b>mot</b></p>', 'un mot'],
    ['2 < 3', '2 < 3'],
    ['a<br>b<', 'ab<'],
  ])('are stripped from %j', (html, text) => {
    expect(stripTags(html)).toBe(text)
  })

  it('are stripped in linear time when none is closed', async () => {
    expect(await timeRatio((size) => stripTags('<'.repeat(size)), 4000)).toBeLessThanOrEqual(5)
  })
})
