import { describe, expect, it } from 'vitest'
import { safeUrl } from './safe-url.ts'

describe('safeUrl', () => {
  it.each([
    '/',
    '/contact',
    '/blog?page=2#suite',
    '/é/à',
    '/a/b/../c',
    '/x?next=//y',
    '#tarifs',
    '#',
    'https://example.org',
    'http://example.org:8080/a?b=c#d',
    'HTTPS://EXAMPLE.ORG/',
    'mailto:a@example.org?subject=Bonjour',
    'tel:+33199003700',
    'mailto:{{COMPANY_EMAIL}}',
    '/%2e%2e/x',
  ])('passes %s', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  it.each([
    '',
    ' /contact',
    '/contact ',
    'contact',
    '?page=2',
    './x',
    '../x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a//b',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/y',
    'ftp://example.org',
    'file:///etc/passwd',
    'https:/example.org',
    'https://',
    'https:///x',
    'http://user@evil.example',
    'http:\\\\evil.example',
    'https://exa mple.org',
    'mailto:',
    'tel://x@y',
    '/"onmouseover="x',
    '/<script>',
    '/\u2028',
    '/x\u0000',
    `/${'x'.repeat(2048)}`,
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeNull()
  })
})
