import { describe, expect, it } from 'vitest'
import { productList } from '#schemas/api/shop/product-calls.ts'
import type { ProductRecommendedProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('product-recommended')

const props: ProductRecommendedProps = { level: 2, count: 2, layout: 'auto' }
const [wine] = productList.example.data.products
const context = { siteId: 38, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-20' }

describe('product-recommended', () => {
  it('leads to as many products as it may show, under its own title or the usual one', () => {
    const products = [1, 2, 3].map((id) => ({ ...wine!, id, name: `Vin ${id}`, url: `produits/vin-${id}` }))
    const body = viewBody(View, { props, data: { recommended: { products } } })
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/produits/vin-1', '/produits/vin-2'])
    expect(body.querySelector('h2')?.textContent).toBe('À goûter aussi')
    const named = viewBody(View, { props: { ...props, title: 'Avec ceci' }, data: { recommended: { products } } })
    expect(named.querySelector('h2')?.textContent).toBe('Avec ceci')
  })

  it('is not there when nothing goes with the product, or the page has none', () => {
    expect(viewBody(View, { props, data: { recommended: { products: [] } } }).textContent).toBe('')
    expect(needs(props, context)).toEqual([])
    expect(needs(props, { ...context, params: { product: 30 } })).toEqual([
      { key: 'recommended', call: 'product.recommended', params: { id: 30 } },
    ])
  })
})
