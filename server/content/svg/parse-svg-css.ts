import { parseSvg, svgSpace, type SvgTag } from './parse-svg.ts'
import { svgPresentationAttributes } from './svg-allowlist.ts'

/** One rule of a style sheet: a selector and the presentation attributes that it sets. */
export interface StyleRule {
  readonly element: string | null
  readonly id: string | null
  readonly classes: readonly string[]
  readonly looks: readonly (readonly [name: string, value: string])[]
}

const mostCharacters = 20_000
const mostRules = 500
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
  return rules.slice(0, mostRules).sort((left, right) => weight(left) - weight(right))
}

/** Reads the text of all style elements of an SVG document, in their order. */
export function readStyleSheets(source: string): string {
  let css = ''
  const open: boolean[] = []
  parseSvg(source, {
    openTag: ({ local, uri }) => open.push(local === 'style' && uri === svgSpace),
    closeTag: () => open.pop(),
    text: (text) => {
      if (open.at(-1) === true && css.length < mostCharacters) css += text
    },
  })
  return css.slice(0, mostCharacters)
}

/** Returns the presentation attributes that the rules give one element, the strongest last. */
export function looksFor(rules: readonly StyleRule[], tag: SvgTag): (readonly [name: string, value: string])[] {
  if (rules.length === 0) return []
  const valueOf = (name: string): string =>
    Object.values(tag.attributes).find(({ local, uri }) => local === name && uri === '')?.value ?? ''
  const classes = new Set(valueOf('class').split(/\s+/))
  const id = valueOf('id')
  const applied = rules.filter(
    (rule) => (rule.element ?? tag.local) === tag.local && (rule.id ?? id) === id && rule.classes.every((name) => classes.has(name)),
  )
  // A long list of selectors repeats one block: it is applied once.
  return applied.flatMap(({ looks }, index) => (applied[index - 1]?.looks === looks ? [] : looks))
}
