import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeTarget } from './safe-redirect.ts'

const elsewhere = [
  'https://evil.example/',
  'http:evil.example',
  'HTTPS:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%252f%252fevil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@evil.example',
  'evil.example',
  'compte',
  '',
  '?target=/compte',
  '#compte',
  '@evil.example',
  ':80',
  '/\u2028/evil.example',
  '/\0/evil.example',
  `/${'a'.repeat(1000)}`,
]

describe('a target for after signing in', () => {
  it.each(elsewhere)('%j is refused', (target) => {
    expect(safeTarget(target)).toBeNull()
  })

  it.each([undefined, null, 3, {}, ['/compte'], true])('%j is no address', (target) => {
    expect(safeTarget(target)).toBeNull()
  })

  it.each([
    ['/', '/'],
    ['/compte', '/compte'],
    ['/compte/donnees?page=2#haut', '/compte/donnees?page=2#haut'],
    ['/en/account', '/en/account'],
    ['/blog/créer', '/blog/cr%C3%A9er'],
    ['/a/../compte', '/compte'],
    ['/recherche?q=%2F%2Fevil.example', '/recherche?q=%2F%2Fevil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('%j is the path %j', (target, path) => {
    expect(safeTarget(target)).toBe(path)
  })

  it.each(['/api', '/api/logout', '/API/logout', '/media/1/x.jpg', '/assets/app.js', '/a/../api/logout', '/api?x', '/en/../media'])(
    '%j is no page',
    (target) => {
      expect(safeTarget(target)).toBeNull()
    },
  )

  it.each(['/apiculture', '/medias', '/blog/api', '/assets-a-venir'])('%j may be a page', (target) => {
    expect(safeTarget(target)).toBe(target)
  })

  it('never leads to another host, however it is made up', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      'evil.example',
      'http:',
      'a',
      '',
    )
    const made = fc.array(parts, { maxLength: 8 }).map((words) => words.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          made,
          made.map((text) => `/${text}`),
          fc.string(),
          fc.webUrl(),
        ),
        (text) => {
          const target = safeTarget(text)
          if (target === null) return
          for (const own of ['https://www.greffe-plume.example', 'http://localhost:3000']) {
            expect(new URL(target, own).origin).toBe(new URL(own).origin)
            // A browser follows what stands in Location; so does what reads only its path.
            expect(new URL(target, own).pathname).not.toMatch(/^\/[/\\]/)
          }
          expect(safeTarget(target)).toBe(target)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
