import { describe, expect, it } from 'vitest'
import { OutsideError } from './fetch-error.ts'
import { readTarget } from './validate-target.ts'

const rules = { schemes: ['https:', 'http:', 'ftp:'], ports: [443, 80, 8443] }

/** Returns the normalised URL, or the reason for its rejection. */
function read(text: string, base?: string): string {
  try {
    return readTarget(text, rules, base === undefined ? undefined : new URL(base)).href
  } catch (error) {
    return error instanceof OutsideError ? error.message : String(error)
  }
}
const refusedFor = (reason: string) => `nothing was fetched: ${reason}`

describe('a URL to fetch', () => {
  it.each([
    ['https://images.example.org/a.svg', 'https://images.example.org/a.svg'],
    ['http://example.org', 'http://example.org/'],
    ['https://example.org:8443/', 'https://example.org:8443/'],
    ['https://localhost.example.org/', 'https://localhost.example.org/'],
    ['https://corp.example.org/', 'https://corp.example.org/'],
    ['https://mylocal.org/', 'https://mylocal.org/'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://[2606:2800::1]/', 'https://[2606:2800::1]/'],
  ])('is accepted: %s', (text, href) => {
    expect(read(text)).toBe(href)
  })

  it('may be relative to the previous one', () => {
    expect(read('/b.svg', 'https://example.org/a/')).toBe('https://example.org/b.svg')
    expect(read('//other.org/b', 'https://example.org/')).toBe('https://other.org/b')
    expect(read('//localhost/b', 'https://example.org/')).toBe(refusedFor('private'))
  })

  it.each([
    '',
    '/b.svg',
    'example.org',
    'https://',
    'https://exa mple.org/',
    'https://example.org/\t',
    ' https://example.org/',
    'https:\\\\example.org/',
    'https://example.org\\@x.org',
    '\u0000https://example.org',
    `https://example.org/${'x'.repeat(1981)}`,
  ])('is rejected when it is malformed or ambiguous: %j', (text) => {
    expect(read(text)).toBe(refusedFor('address'))
  })

  it('may have two thousand characters', () => {
    expect(read(`https://example.org/${'x'.repeat(1980)}`)).toMatch(/x$/)
  })

  it.each([
    'gopher://example.org/',
    'file:///etc/passwd',
    'javascript:1',
    'https://example.org:22/',
    'ftp://example.org/',
    'https://example.org:0/',
    'http://example.org:8080/',
  ])('is rejected for its scheme or port: %s', (text) => {
    expect(read(text)).toBe(refusedFor('address'))
  })

  it.each(['https://user@example.org/', 'https://:pass@example.org/', 'https://user:pass@example.org/'])(
    'is rejected with credentials: %s',
    (text) => {
      expect(read(text)).toBe(refusedFor('address'))
    },
  )

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'printer.local',
    'db.internal',
    'x.intranet',
    'nas.lan',
    'tv.home',
    'x.corp',
    'x.localdomain',
    'x.home.arpa',
    'abc.onion',
    'server',
    'server.',
    'metadata',
  ])('is rejected when its name is internal: %s', (host) => {
    expect(read(`https://${host}/`)).toBe(refusedFor('private'))
  })
})
