// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { BrokenPage } from './CrashPage.tsx'

function shown(lang: string, path: string): string {
  document.documentElement.lang = lang
  history.replaceState(null, '', path)
  return renderToStaticMarkup(<BrokenPage />)
}

describe('BrokenPage', () => {
  afterEach(() => {
    history.replaceState(null, '', '/')
  })

  it('speaks French on French pages, and leads home', () => {
    const html = shown('fr-FR', '/contact')
    expect(html).toContain('Erreur 500')
    expect(html).toContain('<a href="/" data-full-load="">Revenir à l’accueil</a>')
  })

  it('speaks English on English pages, and leads to their home', () => {
    const html = shown('en-GB', '/en/contact')
    expect(html).toContain('Error 500')
    expect(html).not.toMatch(/Erreur|accueil/)
    expect(html).toContain('<a href="/en" data-full-load="">Back to the home page</a>')
  })
})
