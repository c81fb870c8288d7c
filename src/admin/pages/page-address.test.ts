import { describe, expect, it } from 'vitest'
import { canBeSeen, editAddress, readableAddress, siteAddress, typedAddress } from './page-address.ts'

const locales = ['fr_FR', 'en_GB']

describe('the address of a page', () => {
  it.each([
    [{ url: '', locale: 'fr_FR' }, '/', '/'],
    [{ url: 'produits', locale: 'fr_FR' }, '/produits', '/produits'],
    [{ url: 'products', locale: 'en_GB' }, '/en/products', '/en/products'],
    [{ url: 'retractation/{reference}/{token}', locale: 'fr_FR' }, '/retractation/{reference}/{token}', '/retractation/…/…'],
  ])('of %j is %s on the site, and read as %s', (document, address, read) => {
    expect(siteAddress(document, locales)).toBe(address)
    expect(readableAddress(document, locales)).toBe(read)
  })

  it.each([
    ['our-prices', 'en_GB', 'cave.localhost/en/our-prices'],
    ['nos-prix', 'fr_FR', 'cave.localhost/nos-prix'],
    [' ', 'en_GB', 'cave.localhost/en/…'],
  ])('typed as %j in %s is read with its host as %s', (url, locale, address) => {
    expect(typedAddress(url, locale, { siteHost: 'cave.localhost', locales })).toBe(address)
  })

  it('names the language of the document that is changed', () => {
    expect(editAddress(12, 'en_GB')).toBe('/pages/12?langue=en')
  })

  it.each([
    ['ONLINE', 'produits', true],
    ['MODIFIED', 'produits', true],
    ['ONLINE', 'produits/{product}', false],
    ['DRAFT', 'produits', false],
    ['PLANNED', 'produits', false],
    ['ARCHIVED', 'produits', false],
  ] as const)('of a page that is %s at %s can be opened: %s', (state, url, isOpen) => {
    expect(canBeSeen({ state, url })).toBe(isOpen)
  })
})
