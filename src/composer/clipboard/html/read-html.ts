import { cleanPastedBody, readPasted } from '#rich-text/paste/clean-paste.ts'
import { isBlank, isBlock } from '#rich-text/paste/paste-nodes.ts'
import { DropCount } from '#rich-text/paste/drop-count.ts'
import { removeUnseen } from '#rich-text/paste/remove-unseen.ts'
import { blockOfElement } from './block-of-element.ts'
import { longestOf } from './longest-of.ts'
import type { Pasted, PastedPart } from './pasted.ts'
import { purified, type BlockContext } from './purified.ts'
import { flatten } from './flatten.ts'
import { shapeHeadings } from './shape-headings.ts'
import { shapeLinks } from './shape-links.ts'
import { splitLong } from './split-long.ts'
import { unwrapLayout } from './unwrap-layout.ts'
import { liftMedia, takeMedia, type MediaContext, type TakenMedia } from './take-media.ts'

/** The facts that a paste is read with. */
export type PasteContext = BlockContext & Omit<MediaContext, 'dropped'>

/** Reads pasted HTML as blocks. Nothing of it reaches a page but what the purifier lets through. */
export function readPastedHtml(html: string, context: PasteContext): Pasted {
  const body = readPasted(html)
  const dropped = new DropCount()
  flatten(body)
  removeUnseen(body, dropped)
  const taken = takeMedia(body, { ...context, dropped })
  shapeLinks(body, context.origin, dropped)
  shapeHeadings(body)
  unwrapLayout(body)
  cleanPastedBody(body, 'html', dropped)
  return { parts: partsOf(body, taken, context), dropped: dropped.counts }
}

function partsOf(body: HTMLElement, taken: TakenMedia, context: PasteContext): PastedPart[] {
  const parts: PastedPart[] = []
  const text = new TextRun(context)
  for (const element of topElements(body)) {
    const media = liftMedia(element, taken)
    const own = blockOfElement(element, context)
    if (!own && !(isBlank(element) && element.localName !== 'hr')) text.add(element)
    if (own || media.length > 0) parts.push(...text.close(), ...(own ? [own] : []), ...media)
  }
  parts.push(...text.close())
  return parts
}

/** The elements at the top; bare words become a paragraph. */
function topElements(body: HTMLElement): Element[] {
  if ([...body.childNodes].every(isBlock)) return [...body.children]
  const paragraph = body.ownerDocument.createElement('p')
  paragraph.append(...body.childNodes)
  return [paragraph]
}

/** Formatted text that grows by elements, in as many blocks as its length needs. */
class TextRun {
  readonly #context: PasteContext
  readonly #longest: number
  #texts: string[] = []
  #current = ''

  constructor(context: PasteContext) {
    this.#context = context
    this.#longest = longestOf(context.registry, 'text', 'html')
  }

  add(element: Element): void {
    // The purifier may write an entity where there was a character.
    for (const { outerHTML } of splitLong(element, this.#longest * 0.75)) {
      const html = purified(this.#context, outerHTML, 'html')
      if (this.#current.length + html.length > this.#longest) this.#end()
      this.#current += html
    }
  }

  close(): PastedPart[] {
    this.#end()
    const texts = this.#texts
    this.#texts = []
    return texts.map((html) => ({ kind: 'block', type: 'text', props: { html } }))
  }

  #end(): void {
    if (this.#current !== '') this.#texts.push(this.#current)
    this.#current = ''
  }
}
