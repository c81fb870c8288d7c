import { sha256 } from '@noble/hashes/sha2.js'
import { canonicalJson } from './canonical-json.ts'

/** Hashes a JSON value independently of its key order: `sha256-…` in base64url. */
export function hashOf(value: unknown): string {
  return hashOfText(canonicalJson(value))
}

/** Hashes the UTF-8 bytes of a text: `sha256-…` in base64url. */
export function hashOfText(text: string): string {
  const digits = btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))))
  return `sha256-${digits.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}
