import { parseSvg, SvgError, svgSpace, type SvgTag } from './parse-svg.ts'
import { svgPresentationAttributes } from './svg-allowlist.ts'

/** One rule of a style sheet: a selector and the presentation attributes that it sets. */
export interface StyleRule {
  readonly element: string | null
  readonly id: string | null
  readonly classes: readonly string[]
  readonly looks: readonly (readonly [name: string, value: string])[]
}

const MAX_CHARACTERS = 20_000
const MAX_RULES = 500
/** The most rules and declarations that are looked at for the elements of an image. */
const MAX_APPLIED = 200_000
/** One element, class or id, or a few together, as drawing programs write them. Combinators and pseudo-classes are not supported. */
const simpleSelector = /^([A-Za-z][A-Za-z0-9]*|\*)?((?:[.#][A-Za-z_][\w-]*){0,4})$/

/** Parses CSS declarations into presentation attributes; of one name the last counts. */
export function parseLooks(declarations: string): StyleRule['looks'] {
  const looks = new Map<string, string>()
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim()
    const value = declaration.slice(colon + 1).trim()
    const isImportant = value.toLowerCase().endsWith('!important')
    if (svgPresentationAttributes.has(name)) looks.set(name, isImportant ? value.slice(0, -'!important'.length).trimEnd() : value)
  }
  return [...looks]
}

function parseSelector(selector: string, looks: StyleRule['looks']): StyleRule[] {
  const [whole = '', element = '*', names = ''] = simpleSelector.exec(selector.trim()) ?? []
  if (whole === '') return []
  const parts = names.match(/[.#][^.#]+/g) ?? []
  const [id = null, ...others] = parts.filter((part) => part.startsWith('#')).map((part) => part.slice(1))
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1))
  return others.length > 0 ? [] : [{ element: element === '*' ? null : element, id, classes, looks }]
}

const weight = ({ element, id, classes }: StyleRule): number =>
  (id === null ? 0 : 10_000) + classes.length * 100 + (element === null ? 0 : 1)

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return [first, ...rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ')
}

/** Returns the outermost blocks, each with the text before it. */
function outerBlocks(css: string): { before: string; inside: string }[] {
  const blocks: { before: string; inside: string }[] = []
  let depth = 0
  let before = ''
  let inside = ''
  for (const piece of css.split(/([{}])/)) {
    if (piece === '{') depth += 1
    else if (piece === '}') {
      depth = Math.max(0, depth - 1)
      if (depth === 0) blocks.push({ before, inside })
    } else if (depth === 0) {
      before = piece
      inside = ''
    } else inside += depth === 1 ? piece : ''
  }
  return blocks
}

/** Parses the plain rules of a style sheet, the weakest first; at-rules are ignored. */
export function parseRules(css: string): StyleRule[] {
  const rules = outerBlocks(withoutComments(css)).flatMap(({ before, inside }) => {
    const looks = parseLooks(inside)
    return (before.split(';').at(-1) ?? '').split(',').flatMap((selector) => parseSelector(selector, looks))
  })
  return rules.slice(0, MAX_RULES).sort((left, right) => weight(left) - weight(right))
}

/** Reads the text of all style elements of an SVG document, in their order. */
export function readStyleSheets(source: string): string {
  let css = ''
  const open: boolean[] = []
  parseSvg(source, {
    openTag: ({ local, uri }) => open.push(local === 'style' && uri === svgSpace),
    closeTag: () => open.pop(),
    text: (text) => {
      if (open.at(-1) === true && css.length < MAX_CHARACTERS) css += text
    },
  })
  return css.slice(0, MAX_CHARACTERS)
}

/** Returns the valid form of a value, or null. */
type CheckLook = (name: string, value: string) => string | null

const attributeOf = (tag: SvgTag, name: string): string =>
  Object.values(tag.attributes).find(({ local, uri }) => local === name && uri === '')?.value ?? ''

function keyOf({ id, classes: [first], element }: StyleRule): string {
  if (id !== null) return `#${id}`
  return first === undefined ? (element ?? '*') : `.${first}`
}

/** Finds the rules for an element by its id, classes and name, and applies them once for elements that are alike. */
export class StyleIndex {
  readonly #rules: readonly StyleRule[]
  readonly #check: CheckLook
  readonly #positions = new Map<string, number[]>()
  /** The ids, classes and elements that a selector names: others make no difference. */
  readonly #named: ReadonlySet<string>
  readonly #results = new Map<string, ReadonlyMap<string, string>>()
  #left = MAX_APPLIED

  constructor(rules: readonly StyleRule[], check: CheckLook) {
    this.#rules = rules
    this.#check = check
    for (const [index, rule] of rules.entries()) {
      const key = keyOf(rule)
      const positions = this.#positions.get(key) ?? []
      this.#positions.set(key, positions)
      positions.push(index)
    }
    this.#named = new Set(
      rules.flatMap(({ element, id, classes }) => [element ?? '*', `#${id ?? ''}`, ...classes.map((name) => `.${name}`)]),
    )
  }

  /** Returns the valid presentation attributes that the rules give an element. */
  looksFor(tag: SvgTag): ReadonlyMap<string, string> {
    if (this.#rules.length === 0) return new Map()
    const classes = attributeOf(tag, 'class').split(/\s+/)
    const keys = ['*', tag.local, `#${attributeOf(tag, 'id')}`, ...classes.map((name) => `.${name}`)]
    const names = new Set(keys.filter((key) => this.#named.has(key)))
    const alike = [...names].join(' ')
    const result = this.#results.get(alike) ?? this.#apply(names)
    this.#results.set(alike, result)
    return result
  }

  #apply(names: ReadonlySet<string>): Map<string, string> {
    const found = [...names].flatMap((name) => this.#positions.get(name) ?? []).sort((left, right) => left - right)
    this.#spend(found.length)
    const result = new Map<string, string>()
    let last: StyleRule['looks'] | null = null
    for (const position of found) {
      const rule = this.#rules[position]
      // A long list of selectors repeats one block: it is applied once.
      if (rule === undefined || rule.looks === last || !applies(rule, names)) continue
      last = rule.looks
      this.#spend(last.length)
      for (const [name, value] of last) {
        const valid = this.#check(name, value)
        if (valid !== null) result.set(name, valid)
      }
    }
    return result
  }

  #spend(count: number): void {
    if ((this.#left -= count) < 0) throw new SvgError('too many rules for the elements')
  }
}

function applies({ element, id, classes }: StyleRule, names: ReadonlySet<string>): boolean {
  return (element === null || names.has(element)) && (id === null || names.has(`#${id}`)) && classes.every((name) => names.has(`.${name}`))
}
