import { expect, it } from 'vitest'
import { isStandalonePath } from './standalone-path.ts'

it.each(['/auth', '/auth/confirm/x', '/password/reset', '/compte/donnees', '/admin', '/api/docs', '/media/31-9f2c/a.webp'])(
  '%s stands alone',
  (path) => {
    expect(isStandalonePath(path)).toBe(true)
  },
)

it.each(['/', '/contact', '/author', '/blog/auth', '/comptes-rendus'])('%s does not', (path) => {
  expect(isStandalonePath(path)).toBe(false)
})
