import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import type { DrawingReason } from '#schemas/errors/reasons/drawing-reasons.ts'
import { emptyRecord, type BareRecord } from '#schemas/names/empty-record.ts'
import { MAX_DRAWING_ELEMENTS } from '#schemas/text/uploads.ts'

/** The namespace of SVG elements. */
export const svgSpace = 'http://www.w3.org/2000/svg'

/** A start tag with its resolved namespace and attributes. */
export type SvgTag = SaxesTagNS

/** An attribute with its resolved namespace. */
export type SvgAttribute = SaxesAttributeNS

/** Receives the parts of an SVG document in their order. */
export interface SvgHandlers {
  /** `end` is the place behind the start tag in the source. */
  openTag(tag: SvgTag, end: number): void
  closeTag(): void
  text(text: string): void
  processingInstruction?(target: string): void
}

/** An SVG document that is refused; the message names the cause. */
export class SvgError extends Error {
  /** The sentence for people, where one exists. */
  readonly reason: DrawingReason | undefined

  constructor(cause: string, reason?: DrawingReason) {
    super(cause)
    this.reason = reason
  }
}

// The parser resolves a namespace by walking up the open elements: without a depth limit its cost is quadratic.
/** The most work that is spent on one drawing. */
export const svgLimits = {
  ...{ elements: MAX_DRAWING_ELEMENTS, attributes: 200_000, depth: 100 },
  ...{ entities: 50, nameCharacters: 100, valueCharacters: 200, expandedCharacters: 100_000 },
} as const
const builtInEntities = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
/** Declares one entity by a value without references and markup, as Illustrator does for its namespaces. */
const entityDeclaration = /\s*<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/y

const isTooLong = (name: string, value: string): boolean =>
  name.length > svgLimits.nameCharacters || value.length > svgLimits.valueCharacters

function internalSubset(doctype: string): string {
  const start = doctype.indexOf('[')
  return start === -1 ? '' : doctype.slice(start + 1, doctype.lastIndexOf(']'))
}

function parseEntities(doctype: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>()
  const declarations = internalSubset(doctype)
  let end = 0
  entityDeclaration.lastIndex = 0
  for (let match = entityDeclaration.exec(declarations); match; match = entityDeclaration.exec(declarations)) {
    const [, name = '', quoted, single = ''] = match
    const value = quoted ?? single
    if (isTooLong(name, value)) break
    if (entities.size === svgLimits.entities) throw new SvgError(`more than ${svgLimits.entities} entities`)
    if (builtInEntities.has(name)) throw new SvgError(`the document type redefines &${name};`)
    // The first declaration of a name counts (XML 1.0, 4.2).
    if (!entities.has(name)) entities.set(name, value)
    end = entityDeclaration.lastIndex
  }
  if (declarations.slice(end).trim() === '') return entities
  throw new SvgError('the document type declares more than short entities without & and <')
}

function checkExpansion(source: string, entities: ReadonlyMap<string, string>): void {
  let characters = 0
  for (const [, name = ''] of source.matchAll(/&([A-Za-z_][\w.-]{0,99});/g)) characters += entities.get(name)?.length ?? 0
  if (characters > svgLimits.expandedCharacters) throw new SvgError('the entities expand to too much text')
}

/** The entities of every XML document. Those of the parser inherit from all objects, so that `&constructor;` would be one. */
function plainEntities(parser: SaxesParser): BareRecord<string> {
  const entities = emptyRecord<string>()
  for (const name of ['amp', 'lt', 'gt', 'quot', 'apos'] as const) entities[name] = parser.ENTITIES[name] ?? ''
  return entities
}

/** Parses an SVG document in linear time; throws an `SvgError` when it is not well formed, too deep, too large or declares more than plain entities. */
export function parseSvg(source: string, handlers: SvgHandlers): void {
  const parser = new SaxesParser({ xmlns: true })
  const known = plainEntities(parser)
  parser.ENTITIES = known
  const mark = source.startsWith('\uFEFF') ? 1 : 0
  let elements = 0
  let attributes = 0
  let depth = 0
  parser.on('attribute', () => {
    if ((attributes += 1) > svgLimits.attributes) throw new SvgError('too many attributes', 'elements')
  })
  parser.on('opentag', (tag) => {
    if ((elements += 1) > svgLimits.elements) throw new SvgError('too many elements', 'elements')
    if ((depth += 1) > svgLimits.depth) throw new SvgError('elements nested too deeply', 'work')
    if (depth === 1 && (tag.local !== 'svg' || tag.uri !== svgSpace)) throw new SvgError('not an SVG image')
    handlers.openTag(tag, mark + parser.position)
  })
  parser.on('closetag', () => {
    depth -= 1
    handlers.closeTag()
  })
  parser.on('text', (text) => handlers.text(text))
  parser.on('cdata', (text) => handlers.text(text))
  parser.on('processinginstruction', ({ target }) => handlers.processingInstruction?.(target))
  parser.on('doctype', (doctype) => {
    const entities = parseEntities(doctype)
    checkExpansion(source, entities)
    for (const [name, value] of entities) known[name] = value
  })
  parser.on('error', (error) => {
    throw new SvgError(`not well formed: ${error.message}`)
  })
  parser.write(source.slice(mark)).close()
}
