import { makeTablesResponsive } from '#renderer/html/responsive-tables.ts'
import type { BlockText } from '#engine/text/block-texts.ts'
import { freeMarks, markedProps, type Props } from './marks.ts'
import type { Sight, TextPlace } from './text-place.ts'

/** A block on the canvas whose texts are looked for. */
export interface Probed {
  /** The wrapper of the block. */
  readonly host: Element
  /** The props that its view has now. */
  readonly props: Props
  readonly texts: readonly BlockText[]
  /** Renders the block synchronously with other props; null restores its own. */
  readonly draw: (props: Props | null) => void
  readonly sightOf: (words: Text | HTMLElement) => Sight
  /** True to look for the places of absent texts too. */
  readonly withGaps: boolean
}

/** A node with a mark, in the marked drawing. */
interface Sighting {
  readonly node: Text
  /** The elements behind the mark, in the order of the page: the first one that stays names the place of an absent text. */
  readonly behind: () => Element | null
}

interface Owner {
  readonly element: Element
  readonly name: string
}

interface Found {
  readonly words: Sighting[]
  readonly owners: Owner[]
}

/**
 * Finds the texts of a block on the living page. The view is drawn with a mark in every text and then as it was, in one task, so that
 * nothing of it is painted and the nodes are those of before. Absent texts go first: with one of them a view may choose other elements.
 */
export function probeBlock(probed: Probed): ReadonlyMap<string, TextPlace> {
  const { host, texts, withGaps } = probed
  const absent = withGaps ? drawMarked(probed, texts.filter(isAbsent)) : []
  const present = texts.filter((text) => !isAbsent(text))
  const known = new Map(htmlByContent(host, present))
  const unknown = present.filter(({ pointer }) => !known.has(pointer))
  return new Map([...absent, ...known, ...drawMarked(probed, unknown)])
}

const isAbsent = ({ shown }: BlockText): boolean => shown === ''

function drawMarked({ host, props, draw, sightOf }: Probed, texts: readonly BlockText[]): (readonly [string, TextPlace])[] {
  if (texts.length === 0) return []
  const marks = freeMarks(texts.length, props)
  const found = marks.map((): Found => ({ words: [], owners: [] }))
  draw(markedProps(props, texts, marks))
  collect(host, new Map(marks.map((mark, index) => [mark, found[index] as Found])))
  // The inside of a marked element with HTML is made again: the element itself stays.
  const holders = texts.map((text, index) =>
    found[index]?.words.flatMap(({ node }) => holderOf(host, node, text, marks[index] ?? '') ?? []),
  )
  draw(null)
  return texts.map((text, index) => {
    const { pointer } = text
    const { words, owners } = found[index] as Found
    const place = isAbsent(text) ? (text.isInline ? gapOf(words) : null) : bestOf(host, holders[index] ?? [], sightOf)
    return [pointer, place ?? ownerOf(host, owners) ?? { kind: 'none' }] as const
  })
}

/** True for a text with formats. */
export const isHtmlText = ({ kind }: Pick<BlockText, 'kind'>): boolean => kind === 'html' || kind === 'html-inline'

/** HTML that one element of the block holds needs no mark, which would make the inside of that element again. */
function htmlByContent(host: Element, texts: readonly BlockText[]): [string, TextPlace][] {
  const tagged = texts.filter((text) => text.isInline && isHtmlText(text) && text.shown.includes('<'))
  if (tagged.length === 0) return []
  const holders = new Map<string, HTMLElement[]>()
  for (const element of ownElements(host)) {
    const { innerHTML } = element
    holders.set(innerHTML, [...(holders.get(innerHTML) ?? []), element])
  }
  return tagged.flatMap(({ pointer, shown }) => {
    const [element, other] = holders.get(parsedHtml(shown)) ?? []
    return element && !other ? [[pointer, { kind: 'html', element }] as const] : []
  }) as [string, TextPlace][]
}

const isOfOtherBlock = (node: Node): boolean => node instanceof Element && node.hasAttribute('data-block')

/** Walks over the nodes of a block without those of the blocks in its slots. */
function walkerOf(host: Element, what: number): TreeWalker {
  return host.ownerDocument.createTreeWalker(host, what, (node) =>
    isOfOtherBlock(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
}

function ownElements(host: Element): HTMLElement[] {
  const walker = walkerOf(host, NodeFilter.SHOW_ELEMENT)
  const elements: HTMLElement[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof HTMLElement) elements.push(walker.currentNode)
  return elements
}

/** HTML as an element that holds it gives it back. */
function parsedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(`<body>${html.includes('<table') ? makeTablesResponsive(html) : html}`, 'text/html')
  return body.innerHTML
}

function collect(host: Element, byMark: ReadonlyMap<string, Found>): void {
  const walker = walkerOf(host, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const sight = (text: string, take: (found: Found) => void) => {
    for (const char of text) {
      const found = byMark.get(char)
      if (found) take(found)
    }
  }
  const later: Element[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node instanceof Element) {
      later.push(node)
      for (const { name, value } of node.attributes) sight(value, ({ owners }) => owners.push({ element: node, name }))
    } else {
      const from = later.length
      sight((node as Text).data, ({ words }) => {
        words.push({ node: node as Text, behind: () => later.slice(from).find((element) => host.contains(element)) ?? null })
      })
    }
  }
}

function gapOf([gap]: readonly Sighting[]): TextPlace | null {
  return gap ? { kind: 'gap', before: gap.behind() } : null
}

function ownerOf(host: Element, owners: readonly Owner[]): TextPlace | null {
  const owner = owners.find(({ element }) => host.contains(element))
  return owner ? { kind: 'attribute', ...owner } : null
}

/** Picks the one of several places that is seen now, else one in a fold, else a choice. */
function bestOf(host: Element, places: readonly TextPlace[], sightOf: Probed['sightOf']): TextPlace | null {
  const judged = places.flatMap((place) => {
    const words = place.kind === 'words' ? place.node : place.kind === 'html' ? place.element : null
    return words && host.contains(words) ? [{ place, sight: sightOf(words) }] : []
  })
  const best = judged.find(({ sight }) => sight === 'seen') ?? judged.find(({ sight }) => sight === 'folded')
  return best?.place ?? places.find(({ kind }) => kind === 'choice') ?? null
}

/** The place that a marked node stands for; null when it holds something else than the text and words beside it. */
function holderOf(host: Element, node: Text, text: BlockText, mark: string): TextPlace | null {
  if (!text.isInline) return null
  if (isHtmlText(text)) return containerOf(host, node, text.shown, mark)
  const choices = node.parentElement?.closest('option')?.closest('select, datalist')
  if (choices) return { kind: 'choice', element: choices }
  return node.data.split(text.shown + mark).length === 2 && node.data.split(text.shown).length === 2 ? { kind: 'words', node } : null
}

function containerOf(host: Element, node: Text, html: string, mark: string): TextPlace | null {
  const wanted = parsedHtml(html)
  for (let at = node.parentElement; at && at !== host; at = at.parentElement)
    if (at.innerHTML.replace(mark, '') === wanted) return { kind: 'html', element: at }
  return null
}
