import { parseSvg, SvgError, svgSpace, type SvgTag } from './parse-svg.ts'

/** The work of drawing an image: elements with all their repetitions, and steps of filters. */
export interface DrawingCost {
  readonly elements: number
  readonly steps: number
}

/** The most work of drawing one image. A step of a filter reads every point of the drawing. */
export const drawingLimits = { elements: 100_000, filteredPoints: 200_000_000, references: 20, charactersOfText: 5000 } as const

interface Node {
  readonly name: string
  /** Characters of a text that stand in it. */
  characters: number
  readonly children: Node[]
  /** The elements that it repeats, each with the number of times. */
  readonly references: readonly { readonly id: string; readonly times: number }[]
  readonly own: DrawingCost
}

const none: DrawingCost = { elements: 0, steps: 0 }
/** Elements that are drawn only where another refers to them. */
const stored = new Set(['defs', 'symbol', 'clipPath', 'mask', 'marker', 'pattern', 'filter', 'linearGradient', 'radialGradient'])
/** Properties that need a surface of their own, which costs about as much as two elements. */
const layered = new Set(['opacity', 'mask', 'clip-path', 'mix-blend-mode', 'isolation'])
const target = /url\(\s*["']?#([^"')\s]+)/g
const filterFunction = /\b(?:blur|drop-shadow|brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(/g
/** A step that looks at the points around each point. */
const wideStep = 32
/** A layer is laid over the drawing in about the twelfth part of a step; a mask takes a whole one. */
const stepsOfLayer = 1 / 12
/** Values that lay no layer: drawing programs write them on each shape. */
const unlayered: ReadonlySet<string> = new Set(['1', '100%', 'normal', 'none', 'auto'])
const isUnlayered = (value: string): boolean => {
  const plain = value.replace('!important', '').trim()
  return unlayered.has(plain) || Number(plain) === 1
}
const texts = new Set(['text', 'tspan', 'textPath'])
/** Characters are laid out one by one. */
const elementsOfCharacter = 2

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const add = (left: DrawingCost, right: DrawingCost, times = 1): DrawingCost => ({
  elements: Math.min(Number.MAX_SAFE_INTEGER, left.elements + times * right.elements),
  steps: Math.min(Number.MAX_SAFE_INTEGER, left.steps + times * right.steps),
})

function stepsOf(name: string, value: (attribute: string) => string): number {
  if (!name.startsWith('fe') || name === 'feMergeNode' || name.startsWith('feFunc')) return 0
  if (name === 'feTurbulence') return 1 + Math.max(0, Number.parseInt(value('numOctaves'), 10) || 0)
  if (name === 'feConvolveMatrix') return 1 + countOf(value('kernelMatrix'), /\d+/g)
  return name === 'feMorphology' ? wideStep : 1
}

/** The layers of an element by its attributes and its style. */
function layersOf(all: readonly SvgTag['attributes'][string][]): readonly string[] {
  const looks = all.flatMap(({ local, value }) =>
    local === 'style' ? value.split(';').map((each) => each.split(':', 2).map((part) => part.trim())) : [[local, value]],
  )
  return looks.flatMap(([name = '', value = '']) => (layered.has(name) && !isUnlayered(value) ? [name] : []))
}

function nodeOf({ local: name, uri, attributes }: SvgTag): Node {
  const all = Object.values(attributes)
  const value = (wanted: string): string => all.find(({ local }) => local === wanted)?.value ?? ''
  const vertices = 1 + countOf(value('d') + value('points'), /-?[\d.]+/g)
  const href = value('href')
  const references = all.flatMap(({ local, value: text }) =>
    [...text.matchAll(target)].map(([, id = '']) => ({ id, times: local.startsWith('marker') || text.includes('marker') ? vertices : 1 })),
  )
  if (href.trim().startsWith('#')) references.push({ id: href.trim().slice(1), times: 1 })
  const layers = layersOf(all)
  const masks = layers.filter((layer) => layer === 'mask').length
  const laid = masks + (layers.filter((layer) => layer !== 'clip-path').length - masks) * stepsOfLayer
  const functions = countOf(value('filter') + value('style'), filterFunction)
  const isDrawn = uri === svgSpace && !name.startsWith('fe')
  const own = { elements: isDrawn ? 1 + 2 * layers.length : 0, steps: stepsOf(name, value) + functions + (isDrawn ? laid : 0) }
  return { name, characters: 0, children: [], references, own }
}

/** Adds up the work of a tree of elements and of what they refer to. */
class CostReader {
  readonly #byId: ReadonlyMap<string, Node>
  readonly #known = new Map<Node, DrawingCost>()
  readonly #open = new Set<Node>()
  #references = 0

  constructor(byId: ReadonlyMap<string, Node>) {
    this.#byId = byId
  }

  of(node: Node): DrawingCost {
    const known = this.#known.get(node)
    if (known) return known
    // The format forbids it (SVG 2, 5.6), and what is drawn of it would depend on where the drawing begins.
    if (this.#open.has(node)) throw new SvgError('an element refers to itself', 'work')
    this.#open.add(node)
    let cost = add(node.own, { elements: elementsOfCharacter, steps: 0 }, node.characters)
    for (const child of node.children) if (!stored.has(child.name)) cost = add(cost, this.of(child))
    for (const { id, times } of node.references) cost = add(cost, this.#referred(id), times)
    this.#open.delete(node)
    this.#known.set(node, cost)
    return cost
  }

  #referred(id: string): DrawingCost {
    const node = this.#byId.get(id)
    if (!node) return none
    if ((this.#references += 1) > drawingLimits.references) throw new SvgError('references nested too deeply', 'work')
    const cost = this.of(node)
    this.#references -= 1
    return cost
  }
}

/** Adds to the characters of a text, which is laid out in work that grows with their square. */
function addCharacters(node: Node, count: number): void {
  node.characters += count
  if (node.characters > drawingLimits.charactersOfText) throw new SvgError('a text is too long', 'work')
}

/** Counts the work of drawing an image. A filter in a style sheet counts for every element, since any selector may choose it. */
export function drawingCost(source: string): DrawingCost {
  const byId = new Map<string, Node>()
  const open: Node[] = []
  let root: Node | null = null
  let css = ''
  parseSvg(source, {
    openTag: (tag) => {
      const node = nodeOf(tag)
      root ??= node
      open.at(-1)?.children.push(node)
      open.push(node)
      const id = Object.values(tag.attributes).find(({ local }) => local === 'id')?.value
      if (id !== undefined && !byId.has(id)) byId.set(id, node)
    },
    closeTag: () => open.pop(),
    text: (text) => {
      const inner = open.at(-1)
      if (inner?.name === 'style') css += text
      if (inner && texts.has(inner.name)) addCharacters(inner, text.length)
    },
  })
  if (root === null) return none
  const reader = new CostReader(byId)
  const cost = reader.of(root)
  const styled = [...css.matchAll(target)].map(([, id = '']) => byId.get(id)).filter((node) => node !== undefined)
  const most = styled.map((node) => reader.of(node)).reduce((left, right) => (right.steps > left.steps ? right : left), none)
  return add(cost, { elements: 0, steps: most.steps + Math.min(1, countOf(css, filterFunction)) }, cost.elements)
}

/** Refuses an image that takes more work than any ordinary one to be drawn with a number of points. */
export function requireDrawable(source: string, points: number): void {
  const { elements, steps } = drawingCost(source)
  if (elements > drawingLimits.elements) throw new SvgError('too many elements with their repetitions', 'work')
  if (steps * points > drawingLimits.filteredPoints) throw new SvgError('too many steps of filters', 'work')
}
