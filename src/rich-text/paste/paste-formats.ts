import { isBlank, isBlock } from './paste-nodes.ts'
import { pastedStyle } from './quiet-attributes.ts'

type Style = ReadonlyMap<string, string>

const BOLD = /^(?:bold|bolder|[6-9]00)$/
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
  const inHeading = element.closest(HEADINGS) !== null
  const named = formats.filter(([format, isSet]) => isSet(style) && format !== tag && !(format === 'strong' && inHeading))
  return named.reduce((content, [format]) => {
    const around = element.ownerDocument.createElement(format)
    around.append(...content)
    return [around]
  }, inner)
}

/** True for a bold element that is not bold: Google Docs wraps a whole text in one. */
export function isPlainBold(element: Element, tag: string): boolean {
  if (tag !== 'strong') return false
  return element.closest(HEADINGS) !== null || /^(?:normal|[1-4]00)$/.test(pastedStyle(element).get('font-weight') ?? '')
}
