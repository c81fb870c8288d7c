import { describe, expect, it } from 'vitest'
import { hashToken, isToken, newToken } from './opaque-token.ts'

describe('a token', () => {
  it('has 256 bits, and is unlike any other', () => {
    const tokens = Array.from({ length: 1000 }, newToken)
    expect(new Set(tokens).size).toBe(1000)
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(isToken(token)).toBe(true)
    }
  })

  it.each(['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, `${'A'.repeat(42)}/`, ` ${'A'.repeat(43)}`, `${'A'.repeat(43)}\n`])(
    'is not %j',
    (text) => {
      expect(isToken(text)).toBe(false)
    },
  )

  it('is stored as its SHA-256', () => {
    expect(hashToken('A'.repeat(43)).toString('hex')).toBe('0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a')
  })
})
