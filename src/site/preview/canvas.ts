import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { AgreementOf, CanvasLook, CanvasState, DescribeFaults, ReadyDraft, SlotsOf } from '#schemas/runtime/preview-rendering.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { isPageDocument } from '#engine/draft/document/page-order.ts'
import { hasNoItems } from '#engine/needs/has-no-items.ts'
import { AMOUNTS } from '#engine/showable-props.ts'
import { freedAnchors, marksOf, type Marks } from '#engine/validation/unique-anchors.ts'
import type { SiteContext } from '#renderer/context.ts'
import { createDocumentStore, documentFacts, type DocumentFacts } from '#renderer/document-store.ts'
import { titleBlocksOf } from '#renderer/html/title-blocks.ts'
import { createNodeStore, type Regions } from '#renderer/node-store.ts'
import type { RenderInput, SlotPlaceholders } from '#renderer/render-blocks.tsx'
import { hasSameFacts } from '#renderer/same-facts.ts'
import type { ViewMap } from '#renderer/view.ts'
import { MissingNotice } from '#site/MissingNotice.tsx'
import { composePage } from '#site/document/compose-page.ts'
import { siteContextOf } from '#site/document/page-parts.ts'
import { wholeBlocks } from '#site/document/full-blocks.ts'
import { REGIONS, type PageState } from '#site/document/page-state.ts'
import { ValueStore } from '#engine/value-store.ts'
import { CanvasMedia } from './loading/canvas-media.ts'
import type { Canvas, PageHeading } from './canvas-model.ts'
import { renderEditNode } from './edit-node.tsx'
import { emptySlots } from './empty-slots.tsx'
import { leftOutWords } from './left-out-words.ts'
import { createMarkStore, type MarkStore } from './mark-store.ts'
import { visibleBlocks } from './visible-blocks.ts'

interface CanvasDeps {
  /** Reads the blocks of a draft; objects that two states share are read once. */
  readonly read: (blocks: Block[]) => ReadyDraft
  readonly views: ViewMap
  readonly slotsOf: SlotsOf
  readonly describeFaults: DescribeFaults
  readonly agreementOf: AgreementOf
}

const NO_SLOTS: SlotPlaceholders = Object.freeze({})

/** The codes of findings after which no view can show a block. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'UNKNOWN_TYPE',
  'NEWER_VERSION',
  'MIGRATION_FAILED',
  'PROPS_OVERSIZE',
  'BLOCK_MALFORMED',
  'SECTION_MISSING',
])

/** Makes the canvas of a page; on the server and in the browser the same tree comes of it. */
export function createCanvas(state: CanvasState, { read, views, slotsOf, describeFaults, agreementOf }: CanvasDeps): Canvas {
  const { page, site, isPage, around, factsOf } = partsOf(state)
  const [broken, marks] = [new Set(state.broken), createMarkStore()]
  const media = new CanvasMedia(page.media.map((image) => [image.id, image]))
  const [data, missing] = [new Map(Object.entries(page.data)), new Map(Object.entries(page.missing ?? {}))]
  const drawing = { views, interactive: interactiveTypes, data, missing, MissingNotice }
  let document: EditedDocument = state.document
  let { look } = state
  let ready = read(blocksOf(document))
  let seen = sightOf(ready, look, broken)
  const nodes = createNodeStore(byRegion(document, seen.drawn))
  const facts = createDocumentStore(factsOf(seen.visible))
  const headingOf = (): PageHeading => ({ title: titleOf(document, page), isBlank: (isPage ? seen.visible : around).length === 0 })
  const head = new ValueStore(headingOf(), (one, other) => one.title === other.title && one.isBlank === other.isBlank)
  const context = new ValueStore<SiteContext>({ ...site, media })
  const showsSlots = new ValueStore(look.showsSlots)
  const aroundInput: RenderInput = { ...drawing, ...(broken.size > 0 && { skipped: broken }) }
  const input: RenderInput = {
    ...drawing,
    renderNode: (id) => renderEditNode(id, canvas),
    emptySlots: (block) => (look.showsSlots ? emptySlots(block.id, slotsOf(block)) : NO_SLOTS),
  }
  const refresh = () => {
    const former = seen
    seen = sightOf(ready, look, broken)
    markFindings(marks, former, seen)
    nodes.update(byRegion(document, seen.drawn))
    if (!hasSameFacts(former.visible, seen.visible)) facts.update(factsOf(seen.visible))
    head.set(headingOf())
  }
  const canvas: Canvas = {
    ...{ page, isPage, around, nodes, facts, marks, input, aroundInput, showsSlots, context, head, media, data, missing },
    document: () => document,
    ready: () => ready,
    show: (next) => {
      const former = ready.blocks
      document = next
      ready = read(blocksOf(next))
      media.keepFormer(former, ready.blocks)
      refresh()
    },
    look: (next) => {
      const ids = next.showsSlots === look.showsSlots ? [] : allIds(seen.drawn)
      look = next
      refresh()
      showsSlots.set(look.showsSlots)
      for (const id of ids) marks.touch(id)
    },
    tellTitle: () => {
      const [{ title }, former] = [head.get(), context.get()]
      if (former.page.title !== title) context.set({ ...former, page: { ...former.page, title } })
    },
    faultsOf: (id) => describeFaults(nodes.node(id)?.block.type ?? '', faultsOf(ready, id)),
    leftOutWords: (block, code) => leftOutWords(block, code, { agreement: agreementOf(block.type), now: state.now }),
    problems: () => [...ready.findings, ...listsWithoutItems(data)],
  }
  markFindings(marks, { leftOut: new Map(), cards: new Map() }, seen)
  marks.settle()
  return canvas
}

/** The parts of a canvas that stay as they are. */
function partsOf({ parts, document }: CanvasState) {
  const page = composePage(parts)
  const site = siteContextOf(page)
  if (!site) throw new Error('A canvas needs its site')
  const isPage = isPageDocument(document)
  const around = isPage ? REGIONS.flatMap((name) => wholeBlocks(page.regions[name])) : wholeBlocks(page.blocks)
  return { page, site, isPage, around, factsOf: factReader(page, isPage ? marksOf(around) : null) }
}

/** The blocks whose lists hold nothing now: their views show a sentence in place of the list, or nothing. */
function listsWithoutItems(data: Canvas['data']): CanvasProblem[] {
  const found: CanvasProblem[] = []
  for (const [blockId, answers] of data) if (hasNoItems(answers)) found.push({ blockId, code: 'NO_ITEMS', leftOut: false, faults: [] })
  return found
}

const faultsOf = ({ findings }: ReadyDraft, id: string) => findings.flatMap(({ blockId, faults }) => (blockId === id ? faults : []))

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
  for (const { blockId, code, leftOut: isLeftOut, faults } of findings) {
    if (!isLeftOut) continue
    leftOut.set(blockId, leftOut.get(blockId) ?? code)
    if (UNREADABLE.has(code) || faults.some(({ keyword }) => !AMOUNTS.has(keyword))) cards.set(blockId, code)
  }
  const visible = visibleBlocks(blocks, new Set([...leftOut.keys(), ...broken]))
  return { drawn: showsHidden ? blocks : visible, visible, leftOut, cards }
}

function markFindings(marks: MarkStore, former: Pick<Sight, 'leftOut' | 'cards'>, now: Pick<Sight, 'leftOut' | 'cards'>): void {
  for (const id of new Set([...former.leftOut.keys(), ...now.leftOut.keys(), ...former.cards.keys(), ...now.cards.keys()]))
    marks.change(id, { leftOut: now.leftOut.get(id) ?? null, card: now.cards.get(id) ?? null })
}

/** Makes the reader of the facts of a page, whose shell has these marks, or of the page around an edited shell. */
function factReader({ blocks, titleBlocks }: PageState, shell: Marks | null): (visible: Block[]) => DocumentFacts {
  if (!shell) return (visible) => documentFacts({ blocks, titleBlocks, freedAnchors: freedAnchors([visible]) })
  return (visible) => documentFacts({ blocks: visible, titleBlocks: titleBlocksOf(visible), freedAnchors: freedAnchors([visible], shell) })
}

function blocksOf({ regions }: EditedDocument): Block[] {
  const lists = Object.values(regions) as Block[][]
  return lists.length === 1 ? (lists[0] ?? []) : lists.flat()
}

/** The blocks that are drawn, in the regions of their document. */
function byRegion({ regions }: EditedDocument, drawn: readonly Block[]): Regions {
  const names = Object.keys(regions)
  if (names.length === 1) return { [names[0] ?? '']: drawn }
  const found = new Map(drawn.map((block) => [block.id, block]))
  return Object.fromEntries(names.map((name) => [name, (ownValue(regions, name) ?? []).flatMap(({ id }) => found.get(id) ?? [])]))
}

// The title of an item's page is the item's, so only a page without parameters shows that of its draft.
function titleOf({ head }: EditedDocument, { page }: PageState): string {
  const { title } = head
  return Object.keys(page.params).length === 0 && typeof title === 'string' ? title : page.title
}

function allIds(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ id, slots = {} }) => [id, ...allIds(Object.values(slots).flat())])
}
