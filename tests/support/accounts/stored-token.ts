import { createHash } from 'node:crypto'
import { expect } from 'vitest'

/** Expects rows, as PostgreSQL writes them, to hold the SHA-256 of a token and the token itself in no form that gives it back. */
export function expectDigestAlone(rows: string, token: string): void {
  expect(rows).toContain(createHash('sha256').update(token).digest('hex'))
  const readable = [Buffer.from(token), Buffer.from(token, 'base64url')]
  for (const form of [token, ...readable.flatMap((bytes) => [bytes.toString('hex'), bytes.toString('base64')])])
    expect(rows).not.toContain(form)
}
