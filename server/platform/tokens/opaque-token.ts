import { createHash, randomBytes } from 'node:crypto'

const written = /^[A-Za-z0-9_-]{43}$/

/** Creates a token of 256 random bits, for a session or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns true when a text has the format of a token. */
export function isToken(text: string): boolean {
  return written.test(text)
}

/** Returns the stored hash of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
