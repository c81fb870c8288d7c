import { isStorableText } from '#schemas/text/is-storable-text.ts'

/** Keys that reach the prototype of an object. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns true for a text that may be a key of a stored document: it reaches no prototype, and PostgreSQL returns it unchanged. */
export function isStorableKey(key: string): boolean {
  return !FORBIDDEN_KEYS.has(key) && isStorableText(key)
}

/** True for a number that JSON holds exactly: beyond 2^53 two different ones are parsed as one. */
export function isExactNumber(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
}
