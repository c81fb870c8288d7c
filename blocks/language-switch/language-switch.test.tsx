import { expect, it } from 'vitest'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('language-switch')

it('names the current language, and links the others by addresses that store the choice', () => {
  const { site } = testContext
  const english = { ...site.defaultLang, id: 2, code: 'en_GB', label: 'English' }
  const context = { site: { ...site, languages: [site.defaultLang, english] } }
  const page = { locale: 'fr_FR', query: {}, alternates: [{ locale: 'en_GB', url: 'http://localhost:3000/en/contact' }] }
  const body = viewBody(View, { props: { showLabel: true }, context, page })
  expect(body.textContent).toContain('Français')
  expect(body.querySelector('a[hreflang="en-GB"]')?.getAttribute('href')).toBe('http://localhost:3000/en/contact?locale=en_GB')
})

it('retains the search words and filters in its links, not the messages of a single visit', () => {
  const { site } = testContext
  const english = { ...site.defaultLang, id: 2, code: 'en_GB', label: 'English' }
  const context = { site: { ...site, languages: [site.defaultLang, english] } }
  const query = { q: 'café & thé', page: '2', done: 'message.send', receipt: 'x', tag: 'fiscalite' }
  const linkOf = (locale: string, other: string, url: string) =>
    viewBody(View, { props: { showLabel: true }, context, page: { locale, query, alternates: [{ locale: other, url }] } })
      .querySelector('a[hreflang]')
      ?.getAttribute('href')
  expect(linkOf('fr_FR', 'en_GB', '/en/search')).toBe('/en/search?locale=en_GB&q=caf%C3%A9+%26+th%C3%A9&page=2')
  expect(linkOf('en_GB', 'fr_FR', '/recherche')).toBe('/recherche?locale=fr_FR&q=caf%C3%A9+%26+th%C3%A9&page=2')
})

it('is nothing where the page is in no other language', () => {
  expect(viewBody(View, { props: { showLabel: true } }).innerHTML).toBe('')
})
