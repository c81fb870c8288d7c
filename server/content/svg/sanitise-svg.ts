import { createHash } from 'node:crypto'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { declarationsFor, readRules, styleSheetOf, type StyleRule } from './parse-svg-css.ts'
import { svgElements, svgGeometry, svgPresentationAttributes, svgUnwrappedElements } from './svg-allowlist.ts'

const svgSpace = 'http://www.w3.org/2000/svg'
const xlinkSpace = 'http://www.w3.org/1999/xlink'
const most = { elements: 5000, depth: 100, uses: 200 }
const textOnly = new Set(['title', 'desc'])
const ownReference = /^#([\w.:-]{1,100})$/
const paintReference = /^url\(\s*(["']?)#([\w.:-]{1,100})\1\s*\)(\s+[\w#-]+)?$/

/** A drawing that is not one, or that is too much of one. */
class UncleanSvg extends Error {}

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element that is open: written under a name, unwrapped, or left out with all that it holds. */
interface OpenElement {
  readonly fate: 'kept' | 'unwrapped' | 'dropped'
  readonly name: string
  readonly hasId: boolean
}

/** Writes a drawing anew from what it may hold: only names of the lists, and values with every sign of markup escaped. */
class SvgWriter {
  readonly #prefix: string
  readonly #rules: readonly StyleRule[]
  readonly #open: OpenElement[] = []
  readonly #parts: string[] = []
  #elements = 0
  #uses = 0

  constructor(prefix: string, rules: readonly StyleRule[]) {
    this.#prefix = prefix
    this.#rules = rules
  }

  openTag(tag: SaxesTagNS): void {
    const { local: name } = tag
    if ((this.#elements += 1) > most.elements || this.#open.length >= most.depth) throw new UncleanSvg('too many elements')
    const fate = this.#fateOf(tag)
    if (fate !== 'kept') return void this.#open.push({ fate, name, hasId: false })
    const attributes = this.#attributesOf(tag)
    const isRoot = this.#open.length === 0
    const written = [...attributes].map(([attribute, value]) => ` ${attribute}="${escapeText(value)}"`).join('')
    this.#parts.push(`<${name}${isRoot ? ` xmlns="${svgSpace}"` : ''}${written}>`)
    this.#open.push({ fate, name, hasId: !isRoot && attributes.has('id') })
  }

  closeTag(): void {
    const closed = this.#open.pop()
    if (closed?.fate === 'kept') this.#parts.push(`</${closed.name}>`)
  }

  text(text: string): void {
    if (this.#open.length > 0 && this.#open.at(-1)?.fate !== 'dropped') this.#parts.push(escapeText(text))
  }

  finish(): string {
    if (this.#parts.length === 0) throw new UncleanSvg('no drawing')
    return this.#parts.join('')
  }

  #fateOf({ local, uri }: SaxesTagNS): OpenElement['fate'] {
    const parent = this.#open.at(-1)
    if (parent === undefined) {
      if (local !== 'svg' || uri !== svgSpace) throw new UncleanSvg('not a drawing')
      return 'kept'
    }
    // In a page's own parser, a title or a description would let HTML in: they hold text alone.
    const isClosed = parent.fate === 'dropped' || textOnly.has(parent.name)
    if (isClosed || uri !== svgSpace) return 'dropped'
    if (svgUnwrappedElements.has(local)) return 'unwrapped'
    return this.#isWanted(local) ? 'kept' : 'dropped'
  }

  #isWanted(name: string): boolean {
    return name === 'use' ? this.#mayUse() : svgElements.has(name)
  }

  /** A thing that is used and uses others grows without end: what has a name holds no `use`. */
  #mayUse(): boolean {
    this.#uses += 1
    return this.#uses <= most.uses && !this.#open.some(({ hasId }) => hasId)
  }

  #attributesOf(tag: SaxesTagNS): Map<string, string> {
    const kept = new Map<string, string>()
    const setLooks = (declarations: string): void => this.#looksOf(declarations).forEach(([name, look]) => kept.set(name, look))
    declarationsFor(this.#rules, tag).forEach(setLooks)
    for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
      if (local === 'style' && uri === '') setLooks(value)
      else if (local === 'href' && (uri === '' || uri === xlinkSpace)) this.#keep(kept, 'href', this.#ownHref(value))
      else if (prefix === '' && !kept.has(local)) this.#keep(kept, local, this.#valueOf(local, value))
    }
    return kept
  }

  #keep(kept: Map<string, string>, name: string, value: string | null): void {
    if (value !== null) kept.set(name, value)
  }

  /** The looks in a `style` attribute; they win over attributes of the same name, as they do in a browser. */
  #looksOf(style: string): [string, string][] {
    return style.split(';').flatMap((declaration): [string, string][] => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s, 2).map((half) => half.trim())
      const look = svgPresentationAttributes.has(name) ? this.#valueOf(name, value.replace(/\s*!important$/i, '')) : null
      return look === null ? [] : [[name, look]]
    })
  }

  #valueOf(name: string, value: string): string | null {
    if (name === 'id') return ownReference.test(`#${value}`) ? this.#prefix + value : null
    if (svgGeometry.has(name)) return value
    if (!svgPresentationAttributes.has(name)) return null
    const [, , target, fallback = ''] = paintReference.exec(value.trim()) ?? []
    if (target !== undefined) return `url(#${this.#prefix}${target})${fallback}`
    // A look is a word, a colour or numbers: a function that names an address, or hides one by escapes, is none.
    return /\\|url|image|src|expression|@|:/i.test(value) ? null : value
  }

  #ownHref(value: string): string | null {
    const [, target] = ownReference.exec(value.trim()) ?? []
    return target === undefined ? null : `#${this.#prefix}${target}`
  }
}

/**
 * A drawing fit to stand inside a page, written anew from a list of what may be there; null when it is no drawing.
 * Its names get a prefix of their own, so that they neither take nor meet those of the page.
 */
export function cleanSvg(source: string): string | null {
  const prefix = `svg-${createHash('sha256').update(source).digest('hex').slice(0, 8)}-`
  const writer = new SvgWriter(prefix, readRules(styleSheetOf(source)))
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', (tag) => writer.openTag(tag))
  parser.on('closetag', () => writer.closeTag())
  parser.on('text', (text) => writer.text(text))
  parser.on('cdata', (text) => writer.text(text))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new UncleanSvg('declarations of its own')
  })
  parser.on('error', (error) => {
    throw new UncleanSvg(error.message)
  })
  try {
    parser.write(source.replace(/^\uFEFF/, '')).close()
    return writer.finish()
  } catch (error) {
    if (error instanceof UncleanSvg) return null
    throw error
  }
}
