import { describe, expect, it } from 'vitest'
import type { ClosedPlaces } from '#schemas/runtime/closed-places.ts'
import { createIsClosed } from './closed-links.ts'

const closed = (...urls: string[]) => urls.map((url) => ({ url, isClosed: true }))

const places: ClosedPlaces = {
  settings: [],
  hosts: ['domaine.fr', 'domaine.localhost'],
  prefix: '',
  languages: [
    { prefix: '', addresses: [...closed('panier', 'produits/{product}', 'caves à vin'), { url: 'produits/visite', isClosed: false }] },
    { prefix: '/en', addresses: closed('cart', 'panier') },
  ],
}

describe('links to the pages of a closed shop', () => {
  it.each([
    'panier',
    '/panier',
    '/panier/',
    '/panier?retour=1#total',
    'panier#total',
    '/en/panier',
    '/en/cart',
    'https://domaine.fr/panier',
    'http://DOMAINE.fr:80/en/cart?x=1',
    '//domaine.fr/panier',
    'http://domaine.localhost:3000/panier',
    '/boutique/../panier',
    '/produits/cuvee',
    '/caves%20%C3%A0%20vin',
  ])('%s is closed', (href) => {
    expect(createIsClosed(places)(href)).toBe(true)
  })

  it.each([
    '',
    '/',
    '#panier',
    '?panier',
    '/paniers',
    '/panier/ancien',
    '/cart',
    '/en',
    '/english/cart',
    '/en/produits/cuvee',
    '/produits',
    '/produits/visite',
    '/produits/cuvee/avis',
    'https://ailleurs.fr/panier',
    'mailto:panier@domaine.fr',
    '/%zz',
    '/{{LIEN}}',
  ])('%s is not closed', (href) => {
    expect(createIsClosed(places)(href)).toBe(false)
  })

  it('are read in the language of the text where they have no prefix', () => {
    const isClosed = createIsClosed({ ...places, prefix: '/en' })
    expect(['/cart', 'https://domaine.fr/cart', '/produits/cuvee', '/en/panier'].map(isClosed)).toEqual([true, true, false, true])
  })
})

it('finds links to a part that a setting closes in each form of an address', () => {
  const isClosed = createIsClosed({ ...places, settings: ['IS_BLOG_ACTIVATED'], languages: [] })
  const hrefs = [
    '/blog',
    'blog/vin',
    '/blog/{{LIEN}}',
    'https://domaine.fr/blog/vin?page=2',
    '/./blog',
    '/lettre',
    'https://ailleurs.fr/blog',
  ]
  expect(hrefs.filter(isClosed)).toEqual(hrefs.slice(0, 5))
})
