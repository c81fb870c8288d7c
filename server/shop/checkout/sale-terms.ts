import { createHash } from 'node:crypto'

/** The terms that a buyer accepts, as they read now, and what names this version of them. */
export interface AcceptedTerms {
  readonly hash: string
  readonly html: string
}

/** Names the terms that a buyer accepts by what they say. */
export function acceptedTerms(html: string): AcceptedTerms {
  return { html, hash: createHash('sha256').update(html).digest('hex') }
}
