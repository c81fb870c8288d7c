import { createHash, randomBytes } from 'node:crypto'

const written = /^[A-Za-z0-9_-]{43}$/

/** A new token of 256 random bits: it opens a session, or is the link of a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text is written as our tokens are; any other opens nothing. */
export function isToken(text: string): boolean {
  return written.test(text)
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
