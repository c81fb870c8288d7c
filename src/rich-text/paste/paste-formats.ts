import { isBlank, isBlock, spread } from './paste-nodes.ts'
import { pastedStyle } from './quiet-attributes.ts'

type Style = ReadonlyMap<string, string>

const BOLD = /^(?:bold|bolder|[6-9]00)$/
const LIGHT = /^(?:normal|[1-4]00)$/
/** The headings whose words are all bold, or are not, as they were pasted. */
const allBold = new WeakMap<Element, boolean>()
const HEADINGS = 'h1,h2,h3,h4,h5,h6,th'

/** Formats by the declaration that makes them. */
const formats: readonly (readonly [tag: string, isSet: (style: Style) => boolean])[] = [
  ['strong', (style) => BOLD.test(style.get('font-weight') ?? '')],
  ['em', (style) => style.get('font-style') === 'italic'],
  ['sup', (style) => style.get('vertical-align') === 'super'],
  ['sub', (style) => style.get('vertical-align') === 'sub'],
  ['s', (style) => /line-through/.test(`${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`)],
]

/** Puts the formats that an element names in its style around its content. A heading is bold by itself. */
export function withFormats(element: Element, tag: string, inner: Node[]): Node[] {
  if (inner.every(isBlank) || inner.some(isBlock)) return inner
  const style = pastedStyle(element)
  const named = formats.filter(([format, isSet]) => isSet(style) && format !== tag && !(format === 'strong' && isBoldByItself(element)))
  return named.reduce((content, [format]) => spread(element.ownerDocument.createElement(format), content), inner)
}

/** True for a bold element that is not bold: Google Docs wraps a whole text in one. */
export function isPlainBold(element: Element, tag: string): boolean {
  return tag === 'strong' && (isBoldByItself(element) || LIGHT.test(pastedStyle(element).get('font-weight') ?? ''))
}

// A bold word says something in a heading whose other words are not bold.
function isBoldByItself(element: Element): boolean {
  const heading = element.closest(HEADINGS)
  return heading !== null && isAllBold(heading)
}

function isAllBold(heading: Element): boolean {
  const known = allBold.get(heading)
  if (known !== undefined) return known
  const walker = heading.ownerDocument.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  let isAll = true
  while (isAll && walker.nextNode()) isAll = isBlank(walker.currentNode) || isBoldIn(heading, walker.currentNode.parentElement)
  allBold.set(heading, isAll)
  return isAll
}

/** Tests if a place in a heading is bold by an element or a style between the two. */
function isBoldIn(heading: Element, place: Element | null): boolean {
  for (let around = place; around !== null && around !== heading; around = around.parentElement) {
    const weight = pastedStyle(around).get('font-weight') ?? ''
    if (BOLD.test(weight)) return true
    if (LIGHT.test(weight)) return false
    if (around.matches('b, strong')) return true
  }
  return BOLD.test(pastedStyle(heading).get('font-weight') ?? '')
}
