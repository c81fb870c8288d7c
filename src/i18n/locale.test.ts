import { describe, expect, it } from 'vitest'
import { htmlLang, languageOf, localePrefix, localPath, pagePath, resolveLocale, splitLocale } from './locale.ts'

const two = { default: 'fr_FR', codes: ['fr_FR', 'en_GB'] }
const three = { default: 'fr_FR', codes: ['fr_FR', 'en_GB', 'en_US'] }

describe('locales in URLs', () => {
  it('formats codes as in HTML', () => {
    expect(htmlLang('en_GB')).toBe('en-GB')
    expect(languageOf('en_GB')).toBe('en')
  })

  it('gives no prefix to the default locale, and the language or the full code to others', () => {
    expect(localePrefix('fr_FR', two)).toBe('')
    expect(localePrefix('en_GB', two)).toBe('/en')
    expect(localePrefix('en_GB', three)).toBe('/en-gb')
  })

  it('finds the locale in the prefix, and the longest prefix wins', () => {
    expect(splitLocale('/en/contact', two)).toEqual({ locale: 'en_GB', path: '/contact' })
    expect(splitLocale('/en', two)).toEqual({ locale: 'en_GB', path: '/' })
    expect(splitLocale('/english', two)).toEqual({ locale: null, path: '/english' })
    expect(splitLocale('/en-us/contact', three)).toEqual({ locale: 'en_US', path: '/contact' })
    expect(splitLocale('/fr/contact', two)).toEqual({ locale: null, path: '/fr/contact' })
  })

  it('uses the prefix, or else the cookie, or else the default', () => {
    expect(resolveLocale('/en/contact', 'fr_FR', two).locale).toBe('en_GB')
    expect(resolveLocale('/contact', 'en_GB', two).locale).toBe('en_GB')
    expect(resolveLocale('/contact', undefined, two).locale).toBe('fr_FR')
    expect(resolveLocale('/contact', 'de_DE', two).locale).toBe('fr_FR')
  })

  it('converts the URL of a page to a path of the locale, and leaves other URLs unchanged', () => {
    expect(localPath('', 'fr_FR', two)).toBe('/')
    expect(localPath('', 'en_GB', two)).toBe('/en')
    expect(localPath('/contact', 'en_GB', two)).toBe('/en/contact')
    expect(localPath('contact#top', 'fr_FR', two)).toBe('/contact#top')
    for (const address of ['https://example.org/x', 'mailto:a@b.fr', 'tel:+33199001234', '#x', '/media/31/a.webp', '/en/contact'])
      expect(localPath(address, 'en_GB', two)).toBe(address)
  })

  it.each([
    ['our-prices', 'en_GB', '/en/our-prices'],
    ['', 'en_GB', '/en'],
    ['nos-prix', 'fr_FR', '/nos-prix'],
    ['', 'fr_FR', '/'],
  ])('puts the page %j in %s at %s, where French is the default', (url, locale, path) => {
    expect(pagePath(url, locale, two.codes)).toBe(path)
  })
})
