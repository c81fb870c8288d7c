import { describe, expect, it } from 'vitest'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('footer')

const props = {
  showLogo: true,
  showHours: false,
  showSocial: false,
  showLegal: true,
  showPartners: false,
  legalLabel: 'Informations légales',
}

describe('footer', () => {
  it('leads to the five legal pages, to the accessibility statement and to the map of the site', () => {
    const links = [...viewBody(View, { props }).querySelectorAll('nav[aria-label="Informations légales"] a:not([data-consent])')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/legal-notice',
      '/sale-terms',
      '/use-terms',
      '/privacy-policy',
      '/cookie-policy',
      '/accessibilite',
      '/plan-du-site',
    ])
  })

  it('prints the legal notice about alcohol, on the site of an estate alone', () => {
    const notice = (isWinemaker: boolean) =>
      viewBody(View, { props, context: { site: { ...testContext.site, isWinemaker } } }).querySelector('[data-print=only]')?.textContent
    expect(notice(true)).toMatch(/^L’abus d’alcool est dangereux pour la santé.* Interdiction de vente .* aux mineurs/)
    expect(notice(false)).toBeUndefined()
  })

  it('links the withdrawal form in the words of the law on each page of an open or closed shop', () => {
    const first = (isECommerce: boolean, keepsOrders = false) =>
      viewBody(View, { props, context: { site: { ...testContext.site, isECommerce, keepsOrders } } }).querySelector(
        `nav[aria-label="${props.legalLabel}"] a`,
      )
    expect([first(true)?.textContent, first(true)?.getAttribute('href')]).toEqual(['Renoncer au contrat ici', '/retractation'])
    expect(first(false)?.getAttribute('href')).toBe('/legal-notice')
    expect(first(false, true)?.getAttribute('href')).toBe('/retractation')
  })

  it('links the choice about cookies on each page; without scripts, the page that explains it', () => {
    const link = viewBody(View, { props }).querySelector('[data-consent]')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Gérer les cookies', '/cookie-policy'])
  })

  it('marks the legal page that is shown', () => {
    const body = viewBody(View, { props, page: { path: '/sale-terms' } })
    expect(body.querySelector('[aria-current="page"]')?.textContent).toBe('Conditions de vente')
  })

  it('dials, writes and opens a map', () => {
    const links = [...viewBody(View, { props }).querySelectorAll('address a')].map((link) => link.getAttribute('href'))
    expect(links[0]).toBe('tel:+33199003700')
    expect(links[1]).toMatch(/^mailto:/)
    expect(links[2]).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=/)
  })

  it("writes the telephone number for readers of the page's language", () => {
    const phoneIn = (locale: string) => viewBody(View, { props, page: { locale } }).querySelector('address a[href^="tel:"]')?.textContent
    expect(phoneIn('fr_FR')).toMatch(/^0/)
    expect(phoneIn('en_GB')).toMatch(/^\+33/)
  })

  it('says nothing of what the company has not filled in', () => {
    const body = viewBody(View, { props, context: { parameters: new Map() } })
    expect(body.querySelector('address')).toBeNull()
    expect(body.textContent).not.toContain('SIRET')
    expect(body.textContent).not.toContain('capital')
  })

  it('asks only for what it shows', () => {
    expect(needs(props)).toEqual([])
    expect(needs({ ...props, showHours: true, showPartners: true }).map(({ call }) => call)).toEqual(['component.conf', 'element.list'])
  })
})
