import { describe, expect, it } from 'vitest'
import { isRefusedAddress } from './reject-invalid-urls.ts'

describe('addresses', () => {
  it.each([
    '/',
    '/blog',
    '/blog/cr%C3%A9er-son-eurl',
    '/creation-eurl-en-ligne?page=2&title=lk:eurl',
    '/media/31-9f2c/signature.webp?w=640',
    '/api/page/vous-etes%2Fservice-juridique-entreprise',
    '/.well-known/security.txt',
    '/a..b/...',
    '/Soci%E9t%E9/%E9t%E9%202024',
    '/page?next=../x',
  ])('lets %s through', (url) => {
    expect(isRefusedAddress(url)).toBe(false)
  })

  it.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%00',
    '/blog/%00.html',
    '/%0d%0aSet-Cookie:x',
    '/..',
    '/../etc/passwd',
    '/blog/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/.%2E/etc',
    '/blog/%2e',
    '/..%2f..%2fetc/passwd',
    '/..\\..\\windows',
    '/..%5c..%5cwindows',
    '/x/%E2%80%A8',
    '/x/%e2%80%a9',
    '/x/\u2028',
    '/x/%C2%85',
    '/x%E9/%81',
    '/%E9/%2e%2e/etc/passwd',
    '/%E9%00',
    '/api/page/soci%E9t%E9',
    '//evil.example',
    'http://evil.example/',
    '*',
    `/${'a'.repeat(2048)}`,
  ])('refuses %s', (url) => {
    expect(isRefusedAddress(url)).toBe(true)
  })
})
