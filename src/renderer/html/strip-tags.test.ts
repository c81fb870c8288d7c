import { describe, expect, it } from 'vitest'
import { growthOf } from '#tests/support/time-ratio.ts'
import { stripTags } from './strip-tags.ts'

describe('tags', () => {
  it.each([
    ['<p>un <b>mot</b></p>', 'un mot'],
    ['2 < 3', '2 < 3'],
    ['a<br>b<', 'ab<'],
  ])('are stripped from %j', (html, text) => {
    expect(stripTags(html)).toBe(text)
  })

  it('are stripped in linear time when none is closed', async () => {
    expect(await growthOf((size) => stripTags('<'.repeat(size)), 64_000)).toBe('linear')
  })
})
