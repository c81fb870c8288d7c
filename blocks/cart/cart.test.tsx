import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('cart')

describe('the cart without a script', () => {
  const props = { title: 'Votre panier', catalogueHref: '/produits', nextLabel: 'Passer commande', nextHref: '/commande', askCode: true }

  it('says that it needs one, and how to order all the same', () => {
    const body = viewBody(View, { props })
    const notice = body.querySelector('[data-without-script]')
    expect(notice?.textContent).toContain('Le panier a besoin de JavaScript')
    expect([...(notice?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual(['tel:+33199003700', '/contact'])
    expect(body.querySelector('[data-needs-script]')?.textContent).toBe('Votre panier arrive…')
    expect(body.querySelector('button')).toBeNull()
  })

  it('names no telephone where there is none', () => {
    const body = viewBody(View, { props, context: { parameters: new Map() } })
    expect(body.querySelector('a[href^=tel]')).toBeNull()
  })
})
