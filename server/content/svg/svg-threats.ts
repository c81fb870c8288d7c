import { isSafeUrl } from '#schemas/urls/safe-url.ts'
import { parseSvg, svgSpace, type SvgHandlers, type SvgTag, type SvgAttribute } from './parse-svg.ts'

/** Namespaces whose elements a browser interprets. */
const actingSpaces = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
  'http://www.w3.org/2001/XInclude',
  'http://www.w3.org/1999/XSL/Transform',
])
const actingElements = new Set(['script', 'foreignObject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas', 'handler', 'listener'])
const moving = new Set(['animate', 'set', 'animateTransform', 'animateMotion', 'discard'])
const embedded = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/
const askingStyle = /@import|@font-face|\\|image-set|image\(|src\(|expression|javascript:|url\((?!#)/i
const MAX_FAULTS = 10

/** Without spaces and quotes the pattern needs no backtracking. */
const fetchesElsewhere = (css: string) => askingStyle.test(css.replace(/[\s"']+/g, ''))

/** Collects the parts of an SVG image that could run script or fetch from elsewhere when the image is opened by itself. */
class ThreatReader implements SvgHandlers {
  readonly faults = new Set<string>()
  readonly #open: { readonly local: string; text: string }[] = []

  openTag(tag: SvgTag): void {
    const { local, uri } = tag
    if (actingSpaces.has(uri) || (uri === svgSpace && actingElements.has(local))) this.faults.add(`<${local}>`)
    for (const attribute of Object.values(tag.attributes)) this.#readAttribute(tag, attribute)
    this.#open.push({ local, text: '' })
  }

  closeTag(): void {
    const closed = this.#open.pop()
    if (closed?.local === 'style' && fetchesElsewhere(closed.text)) this.faults.add('<style>')
  }

  processingInstruction(target: string): void {
    this.faults.add(`<?${target}>`)
  }

  // A style is one text, also when comments, CDATA sections or elements divide it.
  text(text: string): void {
    const inner = this.#open.at(-1)
    if (inner?.local === 'style') inner.text += text
  }

  #readAttribute({ local: element }: SvgTag, attribute: SvgAttribute): void {
    if (acts(element, attribute)) this.faults.add(`${attribute.local} of <${element}>`)
  }
}

/** Tells if an attribute runs script, animates a link or a handler, or refers to another document. */
function acts(element: string, { local, prefix, value }: SvgAttribute): boolean {
  if (/^on/i.test(local) || (prefix === 'xml' && local === 'base')) return true
  if (local === 'href') return !isOwnReference(element, value)
  if (local === 'attributeName' && moving.has(element)) return /^on|href$/i.test(value.trim())
  // Any presentation attribute may name a paint by url(…).
  return (local === 'style' || /url\(/i.test(value)) && prefix === '' && fetchesElsewhere(value)
}

function isOwnReference(element: string, value: string): boolean {
  const address = value.trim()
  if (address === '' || /^#[\w.:-]*$/.test(address)) return true
  if (element === 'a') return isSafeUrl(address)
  return (element === 'image' || element === 'feImage') && embedded.test(address)
}

/** Lists the parts of an SVG image that could run script or fetch from elsewhere when it is opened by itself. */
export function svgThreats(source: string): readonly string[] {
  const reader = new ThreatReader()
  parseSvg(source, reader)
  return [...reader.faults].slice(0, MAX_FAULTS)
}
