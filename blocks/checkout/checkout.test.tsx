import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('checkout')

describe('the checkout without a script', () => {
  const props = {
    ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
    trackingHref: '/suivi-commande',
    offersNoDelivery: true,
  }

  it('says that it needs one, and how to order all the same', () => {
    const body = viewBody(View, { props })
    const notice = body.querySelector('[data-without-script]')
    expect(notice?.textContent).toContain('La commande en ligne a besoin de JavaScript')
    expect([...(notice?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual(['tel:+33199003700', '/contact'])
    expect(body.querySelector('form')).toBeNull()
  })

  it('asks where orders can be collected', () => {
    expect(needs()).toEqual([
      { key: 'places', call: 'company.addresses', params: { type: 'CLICK_AND_COLLECT', nbItem: 100 }, isSubject: true },
      { key: 'tiles', call: 'externalApp.config', params: { app: 'maps' } },
    ])
  })
})
