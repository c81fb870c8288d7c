import { stripEnd } from '#schemas/text/strip-ends.ts'

const OPENING_OR_BLANK = /[\s<("«]/
const CLOSING_OR_BLANK = /[\s>)"»,;.:!?]/

/**
 * Finds the address in what people paste: « Name <address> », `mailto:address`, and signs around it. A text with several addresses stays as it is, so that
 * it is refused: one of them would be a guess.
 */
export function pastedEmail(text: string): string {
  const [, named] = /^[^<>]*<([^<>]*)>[^<>\p{L}\p{N}]*$/u.exec(text) ?? []
  const bare = stripEnd(stripStart(named ?? text), CLOSING_OR_BLANK)
  return bare.replace(/^mailto:/i, '')
}

function stripStart(text: string): string {
  let at = 0
  while (at < text.length && OPENING_OR_BLANK.test(text.charAt(at))) at += 1
  return text.slice(at)
}
