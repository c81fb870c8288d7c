import { sha256 } from '@noble/hashes/sha2.js'
import { canonicalJson } from './canonical-json.ts'

/** The hash of a JSON value, equal for equal values whatever the order of their keys: `sha256-…` in base64url. */
export function hashOf(value: unknown): string {
  return hashOfText(canonicalJson(value))
}

/** The hash of a text's UTF-8 bytes: `sha256-…` in base64url. */
export function hashOfText(text: string): string {
  const digits = btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))))
  return `sha256-${digits.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}
