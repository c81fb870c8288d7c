// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberLanguage } from './store-locale.ts'

/** Clicks the link of some HTML; answers its address afterwards and the cookie. */
function click(html: string) {
  document.body.innerHTML = html
  const link = document.querySelector('a')!
  link.addEventListener('click', (event) => {
    rememberLanguage(event)
    event.preventDefault()
  })
  link.click()
  return { href: link.getAttribute('href'), cookie: document.cookie }
}

describe('rememberLanguage', () => {
  beforeEach(() => {
    document.cookie = 'locale=; max-age=0; path=/'
  })

  it('remembers the language of a language link, which then needs no query', () => {
    const { href, cookie } = click('<a data-language href="/contact?locale=fr_FR" hreflang="fr-FR">Français</a>')
    expect(cookie).toBe('locale=fr_FR')
    expect(href).not.toContain('locale=')
  })

  it('keeps what was asked of the page', () => {
    const { href } = click('<a data-language href="/recherche?locale=fr_FR&q=wine&page=2" hreflang="fr-FR">Français</a>')
    expect(href).toMatch(/\/recherche\?q=wine&page=2$/)
  })

  it.each([
    ['another site', '<a href="https://example.org/search?q=secret" hreflang="en">x</a>'],
    ['another site, dressed as a language link', '<a data-language href="https://example.org/search?q=secret" hreflang="en">x</a>'],
    ['a page of this site, in a text', '<a href="/blog?page=2&q=secret" hreflang="en">x</a>'],
  ])('leaves a link to %s as it is', (_, html) => {
    const { href, cookie } = click(html)
    expect(href).toMatch(/q=secret$/)
    expect(cookie).toBe('')
  })
})
