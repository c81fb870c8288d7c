import { createHash, randomBytes } from 'node:crypto'

const written = /^[A-Za-z0-9_-]{43}$/

/** A new token of 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token; null for a text that no token of ours can be. */
export function hashSessionToken(token: string): Buffer | null {
  return written.test(token) ? createHash('sha256').update(token).digest() : null
}
