import { expect, it } from 'vitest'
import { isMenuUrl } from './safe-url.ts'

it.each(['', 'blog', 'vous-etes/avocats', 'blog#suite', '/contact', 'https://example.org', 'mailto:a@b.c', '#x'])(
  'a menu entry may lead to %j',
  (url) => {
    expect(isMenuUrl(url)).toBe(true)
  },
)

it.each(['javascript:x', 'Blog', 'a//b', '//x', 'a b', 'a?b', '-x', 'data:x', '../x'])('a menu entry may not lead to %j', (url) => {
  expect(isMenuUrl(url)).toBe(false)
})
