// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { addressToFollow } from './resolve-link.ts'

const locales = { default: 'fr_FR', codes: ['fr_FR', 'en_GB'] }

function follow(html: string, init: MouseEventInit = {}, here = 'http://localhost:3000/blog'): string | null {
  document.body.innerHTML = html
  return addressToFollow(new MouseEvent('click', init), document.querySelector('a')!, new URL(here), locales)
}

describe('addressToFollow', () => {
  it('opens a page of the same site without a new document', () => {
    expect(follow('<a href="http://localhost:3000/contact?x=1#top">x</a>')).toBe('/contact?x=1#top')
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(follow('<a href="http://localhost:3000/contact">x</a>', { [key]: true })).toBeNull()
  })

  it('leaves other buttons, windows, downloads and sites to the browser', () => {
    expect(follow('<a href="http://localhost:3000/contact">x</a>', { button: 1 })).toBeNull()
    expect(follow('<a target="_blank" href="http://localhost:3000/contact">x</a>')).toBeNull()
    expect(follow('<a download href="http://localhost:3000/contact">x</a>')).toBeNull()
    expect(follow('<a href="https://example.org/contact">x</a>')).toBeNull()
    expect(follow('<a href="tel:+33199001234">x</a>')).toBeNull()
  })

  it('leaves an anchor of the current page to the browser', () => {
    expect(follow('<a href="http://localhost:3000/blog#suite">x</a>')).toBeNull()
  })

  it.each(['/auth', '/password/reset/ask', '/compte', '/admin', '/en/auth', '/media/31-9f2c/photo.webp', '/sitemap.xml', '/api/docs'])(
    'loads %s as a new document',
    (path) => {
      expect(follow(`<a href="http://localhost:3000${path}">x</a>`)).toBeNull()
    },
  )

  it('loads every page as a new document from a page with another policy', () => {
    expect(follow('<a href="http://localhost:3000/contact">x</a>', {}, 'http://localhost:3000/auth')).toBeNull()
  })

  it('loads a link in another locale as a new document, but not a language link', () => {
    expect(follow('<a hreflang="en-GB" href="http://localhost:3000/en/contact">x</a>')).toBeNull()
    expect(follow('<a data-language hreflang="en-GB" href="http://localhost:3000/en/contact">x</a>')).toBe('/en/contact')
  })
})
