import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { PanelStart } from '#schemas/runtime/panel-start.ts'
import { panelShell, refusedPage } from './panel-shell.ts'

const hostile = '</div><script>alert(1)</script>"&\''
const start: PanelStart = {
  siteName: hostile,
  siteHost: 'localhost:3000',
  siteUrl: '/',
  locales: ['fr_FR'],
  siteColors: { ground: '#ffffff', ink: '#1d1b18', accent: '#7a1f33' },
  needsApproval: false,
  rights: ['content.read'],
  hasShop: false,
  otherSites: [],
  signInUrl: '/auth',
  forgottenUrl: '/password/reset/ask',
}
const files = { script: '/assets/panel/a.js', styles: ['/assets/panel/a.css'], preloads: ['/assets/panel/b.js'] }

describe('the shell of the panel', () => {
  const html = panelShell({ start, files, nonce: 'abc', development: [] })
  const { document } = new JSDOM(html).window

  it('hands a hostile name over unchanged, and makes no element of it', () => {
    expect(JSON.parse(document.getElementById('panel')?.dataset['start'] ?? '')).toEqual(start)
    expect([...document.querySelectorAll('script')].map(({ src }) => src)).toEqual(['/assets/panel/a.js'])
    expect(document.title).toBe(`Administration · ${hostile}`)
  })

  it('names the nonce of styles, the style sheets and the scripts to preload', () => {
    expect(document.querySelector('meta[name="style-nonce"]')?.getAttribute('nonce')).toBe('abc')
    expect([...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href') ?? ''}`)).toEqual([
      'icon /favicon.ico',
      'stylesheet /assets/panel/a.css',
      'modulepreload /assets/panel/b.js',
    ])
  })

  it('begins with the scripts of the development server', () => {
    const developed = new JSDOM(panelShell({ start, files, nonce: '', development: ['/@vite/client'] })).window.document
    expect([...developed.querySelectorAll('script')].map(({ src }) => src)).toEqual(['/@vite/client', '/assets/panel/a.js'])
  })
})

it('refuses a member without an element made of the name', () => {
  const { document } = new JSDOM(refusedPage({ siteName: hostile }, '/compte')).window
  expect(document.querySelectorAll('script')).toHaveLength(0)
  expect(document.querySelector('h1')?.textContent).toBe('Cette page est réservée à l’équipe du site')
})
