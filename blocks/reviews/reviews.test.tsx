import { describe, expect, it } from 'vitest'
import type { Review } from '#schemas/api/content/company.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import manifest from './block.json' with { type: 'json' }
import { meanOf } from './average-rating.ts'
import { View } from './View.tsx'

testBlock('reviews')

it('shows 6 where its page says nothing else', () => {
  expect(manifest.props.properties.count.default).toBe(6)
})

const props = { count: 2, level: 2, showMean: true } as const
const review = (id: string, rating: number): Review => ({
  ...{ id, rating, author: `Client ${id}`, photo: null, text: 'Délais tenus.' },
  ...{ publishedAt: '2026-09-30T10:00:00Z', url: null },
})
const reviews = [review('a', 5), review('b', 4), review('c', 5)]

describe('reviews', () => {
  it('says how many stars in words too, and that not all reviews are shown', () => {
    const body = viewBody(View, { props, data: { reviews } })
    expect([...body.querySelectorAll('article')].map((one) => one.textContent)).toEqual([
      '5 sur 5Délais tenus.Client a30 septembre 2026',
      '4 sur 5Délais tenus.Client b30 septembre 2026',
    ])
    expect(body.textContent).toContain('Les 2 avis les plus récents')
  })

  it('shows the answer of the company below a review that has one', () => {
    const body = viewBody(View, { props, data: { reviews: [{ ...review('a', 5), answer: 'Merci.' }, review('b', 4)] } })
    expect([...body.querySelectorAll('article')].map((one) => one.textContent)).toEqual([
      '5 sur 5Délais tenus.Client a30 septembre 2026Réponse de l’entrepriseMerci.',
      '4 sur 5Délais tenus.Client b30 septembre 2026',
    ])
  })

  it('draws of a star no more than the part that was given', () => {
    const partsOf = (mean: number) => {
      const body = viewBody(View, { props, data: { reviews, conf: { config: { rating: mean, total: 9, url: null } } } })
      const drawn = [...body.querySelectorAll('[class*=mean] [data-part]')].map((star) =>
        [...star.querySelectorAll('svg')].map((shape) => Number(shape.getAttribute('viewBox')?.split(' ')[2])),
      )
      return drawn.map(([whole = 0, full = 0]) => full / whole)
    }
    expect(partsOf(4.7)).toEqual([1, 1, 1, 1, 0.7])
    expect(partsOf(3)).toEqual([1, 1, 1, 0, 0])
    expect(partsOf(4.32)).toEqual([1, 1, 1, 1, 0.3])
    expect(partsOf(5)).toEqual([1, 1, 1, 1, 1])
  })

  it('says in which language they are where the page speaks another', () => {
    const langs = (locale: string) =>
      [...viewBody(View, { props, data: { reviews }, page: { locale } }).querySelectorAll('blockquote')].map(({ lang }) => lang)
    expect(langs('fr_FR')).toEqual(['', ''])
    expect(langs('en_GB')).toEqual(['fr-FR', 'fr-FR'])
  })

  it('takes the mean of the service outside, else that of the reviews at hand', () => {
    expect(meanOf(reviews, { rating: 4.62, total: 38 })).toEqual({ mean: 4.6, total: 38 })
    expect(meanOf(reviews, { rating: null, total: 0 })).toEqual({ mean: 4.7, total: 3 })
    expect(viewBody(View, { props, data: { reviews } }).textContent).toContain('4,7 sur 53 avis')
  })

  it.each([
    [{ rating: null, total: 38, url: 'https://maps.example/' }],
    [{ rating: 0, total: 0, url: null }],
    [{ rating: 0, total: 38, url: null }],
    [{ rating: 4.6, total: 0, url: null }],
  ])('takes nothing silly for a mean: %j', (config) => {
    const words = viewBody(View, { props, data: { reviews, conf: { config } } }).textContent
    expect(words).toContain('4,7 sur 53 avis')
    expect(viewBody(View, { props, data: { reviews: [], conf: { config } } }).innerHTML).toBe('')
  })

  it('leads to all the reviews where the site says they are', () => {
    const parameters = new Map([...testContext.parameters, ['GOOGLE_REVIEW_URL', 'https://avis.example/nous']])
    const links = (data: object) =>
      [...viewBody(View, { props, data, context: { parameters } }).querySelectorAll('a')].map(({ href }) => href)
    expect(links({ reviews })).toEqual(['https://avis.example/nous'])
    expect(links({ reviews, conf: { config: { rating: 5, total: 1, url: 'https://maps.example/' } } })).toEqual(['https://maps.example/'])
  })

  it('renders nothing without reviews', () => {
    expect(viewBody(View, { props, data: { reviews: [] } }).innerHTML).toBe('')
    expect(needs({ ...props, showMean: false })).toHaveLength(1)
  })
})
