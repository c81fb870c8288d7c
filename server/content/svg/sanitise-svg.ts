import { createHash } from 'node:crypto'
import { escapeMarkup } from './escape-markup.ts'
import { parseSvg, SvgError, svgSpace, type SvgTag } from './parse-svg.ts'
import { parseLooks, parseRules, readStyleSheets, StyleIndex, type StyleRule } from './parse-svg-css.ts'
import { svgElements, svgGeometry, svgPresentationAttributes, svgUnwrappedElements } from './svg-allowlist.ts'

const xlinkSpace = 'http://www.w3.org/1999/xlink'
const MAX_COUNTS = { elements: 5000, uses: 200 }
const textOnly = new Set(['title', 'desc'])
const ownReference = /^#([\w.:-]{1,100})$/
const paintReference = /^url\(\s*(["']?)#([\w.:-]{1,100})\1\s*\)(\s+[\w#-]+)?$/

/** An open element: written, unwrapped, or dropped with its content. */
interface OpenElement {
  readonly fate: 'kept' | 'unwrapped' | 'dropped'
  readonly name: string
  readonly hasId: boolean
}

/** Serialises the allowed elements and attributes, with all markup characters in values escaped. */
class SvgWriter {
  readonly #prefix: string
  readonly #style: StyleIndex
  readonly #open: OpenElement[] = []
  readonly #parts: string[] = []
  #elements = 0
  #uses = 0

  constructor(prefix: string, rules: readonly StyleRule[]) {
    this.#prefix = prefix
    this.#style = new StyleIndex(rules, (name, value) => this.#valueOf(name, value))
  }

  openTag(tag: SvgTag): void {
    const { local: name } = tag
    if ((this.#elements += 1) > MAX_COUNTS.elements) throw new SvgError('too many elements')
    const fate = this.#fateOf(tag)
    if (fate !== 'kept') return void this.#open.push({ fate, name, hasId: false })
    const attributes = this.#attributesOf(tag)
    const isRoot = this.#open.length === 0
    const written = [...attributes].map(([attribute, value]) => ` ${attribute}="${escapeMarkup(value)}"`).join('')
    this.#parts.push(`<${name}${isRoot ? ` xmlns="${svgSpace}"` : ''}${written}>`)
    this.#open.push({ fate, name, hasId: !isRoot && attributes.has('id') })
  }

  closeTag(): void {
    const closed = this.#open.pop()
    if (closed?.fate === 'kept') this.#parts.push(`</${closed.name}>`)
  }

  text(text: string): void {
    if (this.#open.length > 0 && this.#open.at(-1)?.fate !== 'dropped') this.#parts.push(escapeMarkup(text))
  }

  finish(): string {
    return this.#parts.join('')
  }

  #fateOf({ local, uri }: SvgTag): OpenElement['fate'] {
    const parent = this.#open.at(-1)
    if (parent === undefined) return 'kept'
    // An HTML parser reads markup inside title and desc as HTML: both hold text only.
    const isClosed = parent.fate === 'dropped' || textOnly.has(parent.name)
    if (isClosed || uri !== svgSpace) return 'dropped'
    if (svgUnwrappedElements.has(local)) return 'unwrapped'
    return this.#isWanted(local) ? 'kept' : 'dropped'
  }

  #isWanted(name: string): boolean {
    return name === 'use' ? this.#mayUse() : svgElements.has(name)
  }

  /** An element with an id holds no `use`: chains of them would grow exponentially. */
  #mayUse(): boolean {
    this.#uses += 1
    return this.#uses <= MAX_COUNTS.uses && !this.#open.some(({ hasId }) => hasId)
  }

  #attributesOf(tag: SvgTag): Map<string, string> {
    const kept = new Map(this.#style.looksFor(tag))
    const setLooks = (looks: StyleRule['looks']): void =>
      looks.forEach(([name, value]) => this.#keep(kept, name, this.#valueOf(name, value)))
    for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
      if (local === 'style' && uri === '') setLooks(parseLooks(value))
      else if (local === 'href' && (uri === '' || uri === xlinkSpace)) this.#keep(kept, 'href', this.#ownHref(value))
      else if (prefix === '' && !kept.has(local)) this.#keep(kept, local, this.#valueOf(local, value))
    }
    return kept
  }

  #keep(kept: Map<string, string>, name: string, value: string | null): void {
    if (value !== null) kept.set(name, value)
  }

  #valueOf(name: string, value: string): string | null {
    if (name === 'id') return ownReference.test(`#${value}`) ? this.#prefix + value : null
    if (svgGeometry.has(name)) return value
    if (!svgPresentationAttributes.has(name)) return null
    const [, , target, fallback = ''] = paintReference.exec(value.trim()) ?? []
    if (target !== undefined) return `url(#${this.#prefix}${target})${fallback}`
    // Rejects functions that name an address, also when escapes hide them.
    return /\\|url|image|src|expression|@|:/i.test(value) ? null : value
  }

  #ownHref(value: string): string | null {
    const [, target] = ownReference.exec(value.trim()) ?? []
    return target === undefined ? null : `#${this.#prefix}${target}`
  }
}

/**
 * Rewrites an SVG image from an allow-list so that it can be inlined in a page; null when it is not a valid SVG image.
 * Its ids get a prefix of their own, so that they do not collide with those of the page.
 */
export function cleanSvg(source: string): string | null {
  const prefix = `svg-${createHash('sha256').update(source).digest('hex').slice(0, 8)}-`
  try {
    const writer = new SvgWriter(prefix, parseRules(readStyleSheets(source)))
    parseSvg(source, writer)
    return writer.finish()
  } catch (error) {
    if (error instanceof SvgError) return null
    throw error
  }
}
