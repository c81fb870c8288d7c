// Control characters, line and paragraph separators, and the marks that turn the direction of what follows.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** A text on one line, without anything that a header or a reader would take for more than letters. */
export function oneLine(text: string): string {
  return text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim()
}

/** Somebody's text with its lines kept, and nothing else that is not seen. */
export function multiLine(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * A first name with which to greet, or null: whoever registers a stranger's address must not be able to write to the stranger,
 * so that what is not simply a name (an address, a sentence, an offer) is left out.
 */
export function greetingName(firstname: string | null): string | null {
  const name = oneLine(firstname ?? '')
  return /^\p{L}[\p{L}\p{M}'’-]*( \p{L}[\p{L}\p{M}'’-]*){0,2}$/u.test(name) && name.length <= 40 ? name : null
}

/** An address that its owner recognises and nobody else learns: `c…@example.org`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${[...address][0] ?? ''}…${address.slice(at)}`
}
