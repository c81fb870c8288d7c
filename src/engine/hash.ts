import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'

/** The hash of a JSON value, equal for equal values whatever the order of their keys: `sha256-…` in base64url. */
export function hashOf(value: unknown): string {
  return hashOfText(canonicalJson(value))
}

/** The hash of a text's UTF-8 bytes: `sha256-…` in base64url. */
export function hashOfText(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64url')}`
}
