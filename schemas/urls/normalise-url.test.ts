import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseUrl } from './normalise-url.ts'
import { isSafeUrl } from './safe-url.ts'

const BASE = 'https://site.example/page'

describe('normaliseUrl', () => {
  it.each([
    ['https://exemple.fr/mon fichier.pdf', 'https://exemple.fr/mon%20fichier.pdf'],
    ['https://exemple.fr/a?b=c d#e f', 'https://exemple.fr/a?b=c%20d#e%20f'],
    ['/media/mon fichier.pdf', '/media/mon%20fichier.pdf'],
    ['#nos tarifs', '#nos%20tarifs'],
    ['mailto:a@exemple.fr?subject=Bonjour à vous', 'mailto:a@exemple.fr?subject=Bonjour%20%C3%A0%20vous'],
    ['mailto: a@exemple.fr', 'mailto:a@exemple.fr'],
    ['mailto:{{COMPANY_EMAIL}}', 'mailto:{{COMPANY_EMAIL}}'],
    ['a@exemple.fr', 'mailto:a@exemple.fr'],
    ['tel:01 23 45 67 89', 'tel:0123456789'],
    ['tel:+33\u00a01\u202f23 45 67 89', 'tel:+33123456789'],
    ['tel:+33 (0)1.23.45.67.89', 'tel:+33123456789'],
    ['tel:0033123456789', 'tel:+33123456789'],
    ['tel:01%2023%2045%2067%2089', 'tel:0123456789'],
    ['tel:0692 12 34 56', 'tel:+262692123456'],
    ['tel:+33692123456', 'tel:+262692123456'],
    ['tel:{{COMPANY_PHONE}}', 'tel:{{COMPANY_PHONE}}'],
    ['tel:+33123456789;ext=5', 'tel:+33123456789;ext=5'],
    ['//exemple.fr/x', 'https://exemple.fr/x'],
    ['\\\\exemple.fr\\x', 'https://exemple.fr/x'],
    ['www.exemple.fr', 'https://www.exemple.fr'],
    ['WWW.exemple.fr?a=b', 'https://WWW.exemple.fr?a=b'],
    ['exemple.fr/page', 'https://exemple.fr/page'],
    ['exemple.fr:8080/page', 'https://exemple.fr:8080/page'],
    ['château-été.fr/carte à voir', 'https://château-été.fr/carte%20à%20voir'],
    ['https://château.fr/été', 'https://château.fr/été'],
    ['https:exemple.fr/a', 'https://exemple.fr/a'],
    ['http:\\\\exemple.fr\\a\\b?c=\\d', 'http://exemple.fr/a/b?c=%5Cd'],
    [' \u00a0https://exemple.fr/a\n', 'https://exemple.fr/a'],
    ['https://exemple.fr/lon\r\n\tgue', 'https://exemple.fr/longue'],
    ['https://exemple.fr/a"><b>', 'https://exemple.fr/a%22%3E%3Cb%3E'],
    ['https://exemple.fr/100%/a%20b', 'https://exemple.fr/100%/a%20b'],
    ['https://exemple.fr/\ud800', 'https://exemple.fr/\ufffd'],
    ['/contact', '/contact'],
  ])('%j becomes %j', (written, url) => {
    expect(normaliseUrl(written)).toBe(url)
  })

  it.each([
    '',
    '\u00a0javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'javascript://exemple.fr/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x.fr/y',
    'file:///etc/passwd',
    'ftp://exemple.fr/',
    'https://nom@exemple.fr/',
    'nom:mot@exemple.fr/',
    'https://exem ple.fr/',
    'https://',
    'tel://x@y',
    '/a\u0000b',
    '/a//b',
    '///exemple.fr',
    'liste.pdf',
    'contact',
    '../x',
    `/${'x'.repeat(2048)}`,
  ])('refuses %j', (written) => {
    expect(normaliseUrl(written)).toBeNull()
  })

  const parts = fc.constantFrom(
    'https:',
    '//',
    '/',
    '\\',
    '\\\\',
    'exemple.fr',
    'é',
    ' ',
    '\t',
    '?',
    '#',
    '"',
    '<',
    '%2f',
    '@',
    'javascript:',
  )
  const written = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 7 }).map((all) => all.join('')),
  )

  it('answers only safe addresses, which stay the same when they are normalised again', () => {
    fc.assert(
      fc.property(written, (text) => {
        const url = normaliseUrl(text)
        if (url !== null) expect([isSafeUrl(url), normaliseUrl(url)]).toEqual([true, url])
      }),
    )
  })

  it('leads to the host that a browser would open', () => {
    fc.assert(
      fc.property(written, (text) => {
        const url = normaliseUrl(text)
        if (url === null || !/^\s*(?:https?:|[/\\])/i.test(text) || !URL.canParse(url, BASE)) return
        expect(new URL(url, BASE).host).toBe(URL.parse(text, BASE)?.host)
      }),
    )
  })
})
