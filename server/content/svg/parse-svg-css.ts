import { SaxesParser, type SaxesTagNS } from 'saxes'

/** One rule of a drawing's style sheet: what it is for, and what it says, unread as yet. */
export interface StyleRule {
  readonly element: string | null
  readonly id: string | null
  readonly classes: readonly string[]
  readonly declarations: string
}

const svgSpace = 'http://www.w3.org/2000/svg'
const mostCharacters = 20_000
const mostRules = 500
/** One element, class or id, or a few together: what drawing programs write. Anything that looks around is not read. */
const simpleSelector = /^([A-Za-z][A-Za-z0-9]*|\*)?((?:[.#][A-Za-z_][\w-]*){0,4})$/

function readSelector(selector: string, declarations: string): StyleRule[] {
  const [whole = '', element = '*', names = ''] = simpleSelector.exec(selector.trim()) ?? []
  if (whole === '') return []
  const parts = names.match(/[.#][^.#]+/g) ?? []
  const [id = null, ...others] = parts.filter((part) => part.startsWith('#')).map((part) => part.slice(1))
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1))
  return others.length > 0 ? [] : [{ element: element === '*' ? null : element, id, classes, declarations }]
}

const weight = ({ element, id, classes }: StyleRule): number =>
  (id === null ? 0 : 10_000) + classes.length * 100 + (element === null ? 0 : 1)

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return [first, ...rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ')
}

/** The blocks that lie in no other one, each with what stands before it. */
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

/** The rules of a style sheet, the weakest first; rules for some media or states, and all that is no plain rule, are left out. */
export function readRules(css: string): StyleRule[] {
  const rules = outerBlocks(withoutComments(css)).flatMap(({ before, inside }) =>
    (before.split(';').at(-1) ?? '').split(',').flatMap((selector) => readSelector(selector, inside)),
  )
  return rules.slice(0, mostRules).sort((left, right) => weight(left) - weight(right))
}

/** The style sheets of a drawing, one after the other. */
export function styleSheetOf(source: string): string {
  let css = ''
  const open: boolean[] = []
  const parser = new SaxesParser({ xmlns: true })
  const add = (text: string): void => {
    if (open.at(-1) === true && css.length < mostCharacters) css += text
  }
  parser.on('opentag', ({ local, uri }: SaxesTagNS) => open.push(local === 'style' && uri === svgSpace))
  parser.on('closetag', () => open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  // What is not well formed is refused by whoever reads the drawing itself.
  parser.on('error', () => undefined)
  parser.write(source).close()
  return css.slice(0, mostCharacters)
}

/** What the rules say of one element, the strongest last. */
export function declarationsFor(rules: readonly StyleRule[], tag: SaxesTagNS): string[] {
  if (rules.length === 0) return []
  const valueOf = (name: string): string =>
    Object.values(tag.attributes).find(({ local, uri }) => local === name && uri === '')?.value ?? ''
  const classes = new Set(valueOf('class').split(/\s+/))
  const id = valueOf('id')
  return rules
    .filter(
      (rule) => (rule.element ?? tag.local) === tag.local && (rule.id ?? id) === id && rule.classes.every((name) => classes.has(name)),
    )
    .map(({ declarations }) => declarations)
}
