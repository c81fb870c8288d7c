import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { isSafeUrl } from '#schemas/text/safe-url.ts'

const svgSpace = 'http://www.w3.org/2000/svg'
/** Spaces whose elements a browser acts upon; those of drawing programs mean nothing to it. */
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
const askingStyle = /@import|@font-face|\\|image-set|image\(|src\(|expression|javascript:|url\(\s*(?!["']?\s*#)/i
const mostElements = 50_000
const mostFaults = 10

/** Reads a drawing for what could act, or ask for something elsewhere, when it is opened by itself. */
class DrawingReader {
  readonly faults = new Set<string>()
  #elements = 0
  readonly #open: { readonly local: string; text: string }[] = []

  openTag(tag: SaxesTagNS): void {
    const { local, uri } = tag
    if ((this.#elements += 1) === mostElements) this.faults.add('too many elements')
    if (this.#open.length === 0 && (local !== 'svg' || uri !== svgSpace)) this.faults.add('no drawing')
    if (actingSpaces.has(uri) || (uri === svgSpace && actingElements.has(local))) this.faults.add(`<${local}>`)
    for (const attribute of Object.values(tag.attributes)) this.#readAttribute(tag, attribute)
    this.#open.push({ local, text: '' })
  }

  closeTag(): void {
    const closed = this.#open.pop()
    if (closed?.local === 'style' && askingStyle.test(closed.text)) this.faults.add('<style>')
  }

  // A style is read as one, whatever comments, sections or elements stand between its pieces.
  text(text: string): void {
    const inner = this.#open.at(-1)
    if (inner?.local === 'style') inner.text += text
  }

  #readAttribute({ local: element }: SaxesTagNS, attribute: SaxesAttributeNS): void {
    if (acts(element, attribute)) this.faults.add(`${attribute.local} of <${element}>`)
  }
}

/** Whether an attribute runs, moves what would run, or names something elsewhere. */
function acts(element: string, { local, prefix, value }: SaxesAttributeNS): boolean {
  if (/^on/i.test(local) || (prefix === 'xml' && local === 'base')) return true
  if (local === 'href') return !isOwnReference(element, value)
  if (local === 'attributeName' && moving.has(element)) return /^on|href$/i.test(value.trim())
  // Besides `style`, any look may name a paint by url(…).
  return (local === 'style' || /url\(/i.test(value)) && prefix === '' && askingStyle.test(value)
}

function isOwnReference(element: string, value: string): boolean {
  const address = value.trim()
  if (address === '' || /^#[\w.:-]*$/.test(address)) return true
  if (element === 'a') return isSafeUrl(address)
  return (element === 'image' || element === 'feImage') && embedded.test(address)
}

/** What in a drawing could act, or ask for something elsewhere, when it is opened by itself; empty when nothing could. */
export function svgThreats(bytes: Uint8Array): string[] {
  const reader = new DrawingReader()
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', (tag) => reader.openTag(tag))
  parser.on('closetag', () => reader.closeTag())
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('processinginstruction', ({ target }) => reader.faults.add(`<?${target}>`))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) reader.faults.add('declarations of its own')
  })
  parser.on('error', () => {
    throw new SyntaxError('not well formed')
  })
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close()
  } catch {
    reader.faults.add('not well formed')
  }
  return [...reader.faults].slice(0, mostFaults)
}
