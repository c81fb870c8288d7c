import { describe, expect, it } from 'vitest'
import { newsList } from '#schemas/api/content/news.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('promoted-news')

const props = { level: 2, showPicture: true, showSummary: true } as const
const promoted = newsList.example.data

describe('promoted-news', () => {
  it('keeps the first of the promoted news', () => {
    const [first] = promoted.news
    const second = { ...first!, id: 6, title: 'Une autre', url: 'actualites/une-autre' }
    const body = viewBody(View, { props, data: { promoted: { news: [first!, second], total: 2 } } })
    expect(body.querySelectorAll('article')).toHaveLength(1)
    expect(body.querySelector('h2')?.textContent).toBe('Un nouveau guichet')
    expect(needs()[0]?.params).toMatchObject({ promoted: true })
  })

  it('is a card with its picture, or a banner without, as PROMOTED_NEWS_STYLE says', () => {
    const styled = (style: string) => {
      const parameters = new Map([...testContext.parameters, ['PROMOTED_NEWS_STYLE', style]])
      return viewBody(View, { props, data: { promoted }, context: { parameters } })
    }
    expect(styled('CARD').querySelector('[data-style="card"] img')).not.toBeNull()
    expect(styled('BANNER').querySelector('[data-style="banner"] [data-tone="ink"]')).not.toBeNull()
    expect(styled('BANNER').querySelector('img')).toBeNull()
  })

  it('is nothing when no news is promoted, or none came', () => {
    expect(viewBody(View, { props, data: { promoted: { news: [], total: 0 } } }).textContent).toBe('')
    expect(viewBody(View, { props, data: {} }).textContent).toBe('')
  })
})
