import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('cart-link')

describe('cart-link', () => {
  const props = { label: 'Panier', href: '/panier' }
  const context = { site: { ...testContext.site, id: 38 } }

  it('leads to the cart, whose count is left to the browser', () => {
    const body = viewBody(View, { props, context })
    expect([body.querySelector('a')?.getAttribute('href'), body.textContent]).toEqual(['/panier', 'Panier'])
    const badge = body.querySelector<HTMLElement>('[data-counts]')
    expect({ ...badge?.dataset }).toEqual({ counts: 'vitrine.38.cart.lines', one: '1 article', many: '# articles' })
    expect(badge?.hidden).toBe(true)
  })

  it.each([
    [true, true, 'hover'],
    [false, true, 'press'],
    [true, false, undefined],
  ])('says how its drawer opens: SEE_CART_ON_HOVER is %s, and the site sells: %s', (seen, isECommerce, opens) => {
    const parameters = new Map([['SEE_CART_ON_HOVER', seen]])
    const body = viewBody(View, { props, context: { parameters, site: { ...context.site, isECommerce } } })
    expect(body.querySelector('a')?.dataset['cartOpens']).toBe(opens)
  })

  it('says that the cart is shown', () => {
    expect(
      viewBody(View, { props, context, page: { path: '/panier' } })
        .querySelector('a')
        ?.getAttribute('aria-current'),
    ).toBe('page')
  })
})
