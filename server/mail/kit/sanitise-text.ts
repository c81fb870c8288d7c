import { firstCharacter } from '#schemas/text/cut-text.ts'

// Control characters, line and paragraph separators, and bidirectional marks.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** Returns a text on one line without control characters, safe for headers. */
export function oneLine(text: string): string {
  return text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim()
}

/** Returns a text with its lines and without other invisible characters. */
export function multiLine(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Returns a first name for a greeting, or null when it is not a plain name. A registration with a stranger's address must not carry a
 * message to the stranger.
 */
export function greetingName(firstname: string | null): string | null {
  const name = oneLine(firstname ?? '')
  return /^\p{L}[\p{L}\p{M}'’-]*( \p{L}[\p{L}\p{M}'’-]*){0,2}$/u.test(name) && name.length <= 40 ? name : null
}

/** Masks an address so that only its owner recognises it: `c…@example.org`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${firstCharacter(address)}…${address.slice(at)}`
}
