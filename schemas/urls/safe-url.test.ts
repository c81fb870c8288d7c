import { expect, it } from 'vitest'
import { isMenuUrl, isSafeUrl } from './safe-url.ts'

it.each(['', 'blog', 'vous-etes/avocats', 'blog#suite', '/contact', 'https://example.org', 'mailto:a@b.c', '#x'])(
  'a menu entry may lead to %j',
  (url) => {
    expect(isMenuUrl(url)).toBe(true)
  },
)

it.each(['javascript:x', 'Blog', 'a//b', '//x', 'a b', 'a?b', '-x', 'data:x', '../x'])('a menu entry may not lead to %j', (url) => {
  expect(isMenuUrl(url)).toBe(false)
})

it.each(['http://[::1', 'http://::1]', 'http://a[b]', 'https://[x]/'])('a link may not lead to the broken host of %j', (url) => {
  expect(isSafeUrl(url)).toBe(false)
})

it.each(['http://[::1]', 'http://[::1]:8080/a?b#c', 'https://example.org/a[1]', 'https://été.fr:443/'])('a link may lead to %j', (url) => {
  expect(isSafeUrl(url)).toBe(true)
})

it.each(['https://*/x', 'https://*.com/x', 'https://$/x', 'https://a.*.example', 'https://%2a/x', "https://a'b.example", 'https://a;b'])(
  'a link may not lead to %j, whose host no DNS has',
  (url) => {
    expect(isSafeUrl(url)).toBe(false)
  },
)

it.each(['https://a_b.example/x', 'https://{{DOMAIN}}/x', "https://example.org/*$!'(),;&=+|^%"])('a link may lead to %j', (url) => {
  expect(isSafeUrl(url)).toBe(true)
})
