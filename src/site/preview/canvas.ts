import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { CanvasLook, CanvasState, ReadyDraft, SlotsOf } from '#schemas/runtime/preview-rendering.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import { PAGE_REGION, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { hasNoItems } from '#engine/needs/has-no-items.ts'
import { freedAnchors, marksOf, type Marks } from '#engine/validation/unique-anchors.ts'
import type { SiteContext } from '#renderer/context.ts'
import { createDocumentStore, documentFacts, type DocumentFacts } from '#renderer/document-store.ts'
import { titleBlocksOf } from '#renderer/html/title-blocks.ts'
import { createNodeStore } from '#renderer/node-store.ts'
import type { RenderInput, SlotPlaceholders } from '#renderer/render-blocks.tsx'
import { hasSameFacts } from '#renderer/same-facts.ts'
import type { ViewMap } from '#renderer/view.ts'
import { composePage } from '#site/document/compose-page.ts'
import { siteContextOf } from '#site/document/page-parts.ts'
import type { PageState } from '#site/document/page-state.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { Canvas, PageHeading } from './canvas-model.ts'
import { renderEditNode } from './edit-node.tsx'
import { emptySlots } from './empty-slots.tsx'
import { createMarkStore, type MarkStore } from './mark-store.ts'
import { visibleBlocks } from './visible-blocks.ts'

interface CanvasDeps {
  /** Reads the blocks of a draft; objects that two states share are read once. */
  readonly read: (blocks: Block[]) => ReadyDraft
  readonly views: ViewMap
  readonly slotsOf: SlotsOf
}

const NO_SLOTS: SlotPlaceholders = Object.freeze({})

/** The codes of findings after which no view can show a block. */
const UNREADABLE: ReadonlySet<string> = new Set(['UNKNOWN_TYPE', 'NEWER_VERSION', 'MIGRATION_FAILED', 'PROPS_OVERSIZE', 'BLOCK_MALFORMED'])

/** Makes the canvas of a page; on the server and in the browser the same tree comes of it. */
export function createCanvas(state: CanvasState, { read, views, slotsOf }: CanvasDeps): Canvas {
  const page = composePage(state.parts)
  const around = marksOf(...Object.values(page.regions))
  const broken = new Set(state.broken)
  const marks = createMarkStore()
  const media = new Map(page.media.map((image) => [image.id, image]))
  const data = new Map(Object.entries(page.data))
  const found = siteContextOf(page)
  if (!found) throw new Error('A canvas needs its site')
  let document: EditedDocument = state.document
  let { look } = state
  let ready = read(blocksOf(document))
  let seen = sightOf(ready, look, broken)
  const nodes = createNodeStore({ [PAGE_REGION]: seen.drawn })
  const facts = createDocumentStore(factsOf(seen.visible, around))
  const headingOf = (): PageHeading => ({ title: titleOf(document, page), isBlank: seen.visible.length === 0 })
  const head = new ValueStore(headingOf(), (one, other) => one.title === other.title && one.isBlank === other.isBlank)
  const context = new ValueStore<SiteContext>({ ...found, media })
  const shellInput: RenderInput = { views, interactive: interactiveTypes, data }
  const input: RenderInput = {
    ...shellInput,
    renderNode: (id) => renderEditNode(id, canvas),
    emptySlots: (block) => (look.showsSlots ? emptySlots(block.id, slotsOf(block)) : NO_SLOTS),
  }
  const refresh = () => {
    const former = seen
    seen = sightOf(ready, look, broken)
    markFindings(marks, former, seen)
    nodes.update({ [PAGE_REGION]: seen.drawn })
    if (!hasSameFacts(former.visible, seen.visible)) facts.update(factsOf(seen.visible, around))
    head.set(headingOf())
  }
  const canvas: Canvas = {
    ...{ page, nodes, facts, marks, input, shellInput, context, head, media, data },
    document: () => document,
    ready: () => ready,
    show: (next) => {
      document = next
      ready = read(blocksOf(next))
      refresh()
    },
    look: (next) => {
      const ids = next.showsSlots === look.showsSlots ? [] : allIds(seen.drawn)
      look = next
      refresh()
      for (const id of ids) marks.touch(id)
    },
    tellTitle: () => {
      const { title } = head.get()
      const former = context.get()
      if (former.page.title !== title) context.set({ ...former, page: { ...former.page, title } })
    },
    problems: () => [...ready.findings, ...listsWithoutItems(data)],
  }
  markFindings(marks, { leftOut: new Map(), cards: new Map() }, seen)
  marks.settle()
  return canvas
}

/** The blocks whose lists hold nothing now: their views show a sentence in place of the list, or nothing. */
function listsWithoutItems(data: Canvas['data']): CanvasProblem[] {
  const found: CanvasProblem[] = []
  for (const [blockId, answers] of data) if (hasNoItems(answers)) found.push({ blockId, code: 'NO_ITEMS', leftOut: false, faults: [] })
  return found
}

interface Sight {
  readonly drawn: Block[]
  /** The blocks that visitors get. */
  readonly visible: Block[]
  readonly leftOut: ReadonlyMap<string, string>
  readonly cards: ReadonlyMap<string, string>
}

function sightOf({ blocks, findings }: ReadyDraft, { showsHidden }: CanvasLook, broken: ReadonlySet<string>): Sight {
  const leftOut = new Map<string, string>()
  const cards = new Map([...broken].map((id) => [id, 'RENDER_FAILED']))
  for (const { blockId, code, leftOut: isLeftOut } of findings) {
    if (!isLeftOut) continue
    leftOut.set(blockId, leftOut.get(blockId) ?? code)
    if (UNREADABLE.has(code)) cards.set(blockId, code)
  }
  const visible = visibleBlocks(blocks, new Set([...leftOut.keys(), ...broken]))
  return { drawn: showsHidden ? blocks : visible, visible, leftOut, cards }
}

function markFindings(marks: MarkStore, former: Pick<Sight, 'leftOut' | 'cards'>, now: Pick<Sight, 'leftOut' | 'cards'>): void {
  for (const id of new Set([...former.leftOut.keys(), ...now.leftOut.keys(), ...former.cards.keys(), ...now.cards.keys()]))
    marks.change(id, { leftOut: now.leftOut.get(id) ?? null, card: now.cards.get(id) ?? null })
}

function factsOf(visible: Block[], around: Marks): DocumentFacts {
  return documentFacts({ blocks: visible, titleBlocks: titleBlocksOf(visible), freedAnchors: freedAnchors([visible], around) })
}

function blocksOf({ regions }: EditedDocument): Block[] {
  return (regions[PAGE_REGION] ?? []) as Block[]
}

// The title of an item's page is the item's, so only a page without parameters shows that of its draft.
function titleOf({ head }: EditedDocument, { page }: PageState): string {
  const { title } = head
  return Object.keys(page.params).length === 0 && typeof title === 'string' ? title : page.title
}

function allIds(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ id, slots = {} }) => [id, ...allIds(Object.values(slots).flat())])
}
