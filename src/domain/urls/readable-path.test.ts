import { expect, it } from 'vitest'
import { readablePath } from './readable-path.ts'

it.each([
  ['/blog', '/blog'],
  ['/Soci%C3%A9t%C3%A9', '/Soci%C3%A9t%C3%A9'],
  ['/Soci%E9t%E9/%E9t%E9%202024', '/Soci%C3%A9t%C3%A9/%C3%A9t%C3%A9%202024'],
  ['/%8Cuvres%20%E0%20voir', '/%C5%92uvres%20%C3%A0%20voir'],
  ['/prix%20en%20%80', '/prix%20en%20%E2%82%AC'],
  ['/l%92%E9t%e9', '/l%E2%80%99%C3%A9t%C3%A9'],
  // Overlong forms of a dot and a slash are letters.
  ['/..%c0%afetc', '/..%C3%80%C2%AFetc'],
  ['/%E9%2F%2e%2e', '/%C3%A9%2F%2e%2e'],
])('reads %s as %s', (sent, read) => {
  expect(readablePath(sent)).toBe(read)
})

it.each(['/%', '/%zz', '/%E9%', '/%E0%A4%A', '/api/page/soci%E9t%E9', '/media/31-9f2c/%E9.pdf'])('reads nothing in %s', (sent) => {
  expect(readablePath(sent)).toBeNull()
})
