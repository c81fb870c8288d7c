import { foldSpaces } from '#schemas/text/fold-spaces.ts'
import { isBlock } from '#rich-text/paste/paste-nodes.ts'

/** Elements whose loss changes what a line says. */
const SAID_BY_MARKUP = 'a, abbr, cite, code, del, dfn, em, img, kbd, mark, q, s, samp, strong, sub, sup, time, var, [dir], [lang]'

const RAISED: Readonly<Record<string, string>> = signs('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ')
const LOWERED: Readonly<Record<string, string>> = signs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')

function signs(plain: string, written: string): Readonly<Record<string, string>> {
  const others = [...written]
  return Object.fromEntries([...plain].map((sign, index) => [sign, others[index] ?? sign]))
}

/** The words of an element in one line: line ends and the ends of blocks are spaces, no-break spaces stay. Null when the line would lose what only markup says. */
export function lineOf(element: Element): string | null {
  const copy = element.cloneNode(true) as Element
  for (const raised of copy.querySelectorAll('sup')) writeSigns(raised, RAISED)
  for (const lowered of copy.querySelectorAll('sub')) writeSigns(lowered, LOWERED)
  return !copy.matches(SAID_BY_MARKUP) && copy.querySelector(SAID_BY_MARKUP) === null ? wordsOf(copy) : null
}

/** The words of an element without its formats: line ends and the ends of blocks are spaces, no-break spaces stay. The spaces are put into the element itself. */
export function wordsOf(element: Element): string {
  for (const inner of element.querySelectorAll('*')) {
    if (inner.localName !== 'br' && !isBlock(inner)) continue
    inner.before(' ')
    inner.after(' ')
  }
  return foldSpaces(element.textContent).replace(/^ | $/g, '')
}

// A sign without a raised or lowered form leaves the element as it is.
function writeSigns(element: Element, table: Readonly<Record<string, string>>): void {
  if (element.querySelector('a, img') !== null) return
  const written = [...element.textContent.trim()].map((sign) => (Object.hasOwn(table, sign) ? table[sign] : undefined))
  if (written.every((sign) => sign !== undefined)) element.replaceWith(written.join(''))
}
