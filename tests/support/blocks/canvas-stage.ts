import { pageGet } from '#schemas/api/content/page.ts'
import type { PageData } from '#schemas/api/content/page.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Reader } from '#schemas/composer/frame-view.ts'
import type { CanvasLook, CanvasState } from '#schemas/runtime/preview-rendering.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import type { SectionBlocks } from '#engine/sections/expand-sections.ts'
import { readWithSections } from '#engine/sections/read-with-sections.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import { agreementOf } from '#engine/registry/agreement.ts'
import { describeFaults } from '#engine/registry/describe-faults.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { BlockView } from '#renderer/view.ts'
import type { Canvas } from '#site/preview/canvas-model.ts'
import { createCanvas } from '#site/preview/canvas.ts'
import { guardView, type ReportBroken } from '#site/preview/guard-view.tsx'
import { testContext } from './block-context.ts'
import { sanitise } from './block-stage.tsx'

/** How a canvas of a test differs from that of an empty draft. */
export interface CanvasStage {
  readonly registry: Registry
  readonly views: Readonly<Record<string, BlockView>>
  readonly look?: CanvasLook
  readonly audience?: Reader
  readonly now?: number
  readonly onBroken?: ReportBroken
  readonly broken?: readonly string[]
  /** The regions of a shell; the blocks that are given are then those of the page around it. */
  readonly regions?: Readonly<Record<string, readonly Block[]>>
  /** The values that placeholders have. */
  readonly placeholders?: ReadonlyMap<string, string>
  /** The shared sections of the site; without them the places of sections are drawn as they are. */
  readonly sections?: SectionBlocks
}

/** The nonce and the token of the canvas of a test. */
export const canvasNonce = 'n'.repeat(43)

/** The state of a canvas with these blocks. */
export function canvasState(blocks: readonly Block[], stage: Omit<CanvasStage, 'registry' | 'views'> = {}): CanvasState {
  const { look = { showsHidden: true, showsSlots: false }, broken = [], audience = 'visitors', now = 0, regions } = stage
  const page: PageData = {
    ...(pageGet.example.data as PageData),
    layout: { id: 0, hash: 'sha256-none', blocks: regions ? [...blocks] : [] },
  }
  const start = { site: testContext.site, parameters: [] }
  const document: CanvasState['document'] = regions
    ? { head: {}, regions, notes: {} }
    : { head: { title: page.title }, regions: { main: blocks }, notes: {} }
  return {
    parts: {
      ...{ start, locale: 'fr_FR', path: `/${page.url}`, query: {}, today: '2026-11-20', page, shell: null },
      ...{ media: [...testContext.media.values()], data: {}, answers: [], error: null, form: null },
    },
    ...{ document, hash: draftHash(document), isClean: false },
    ...{
      sections: [],
      values: [],
      closed: null,
      isClosedItself: false,
      audience,
      now,
      mode: 'compose',
      siteId: 37,
      look,
      names: {},
      broken,
    },
    ...{ token: 't'.repeat(43), nonce: canvasNonce, isDated: false },
  }
}

/** Opens a canvas with these blocks, as the browser does. */
export function openCanvas(
  blocks: readonly Block[],
  { registry, views, onBroken = () => undefined, placeholders = new Map(), sections, ...stage }: CanvasStage,
): Canvas {
  const state = canvasState(blocks, stage)
  const { audience, now } = state
  const reader = createDraftReader(registry, { sanitise, placeholders, audience, now })
  const read = sections ? readWithSections(reader, sections) : reader
  const guarded = new Map(Object.entries(views).map(([type, View]) => [type, guardView(View, onBroken)]))
  return createCanvas(state, {
    read,
    views: guarded,
    slotsOf: (block) => drawnSlots(registry, block),
    describeFaults: (type, faults) => describeFaults(registry, type, faults),
    agreementOf: (type) => agreementOf(registry, type),
  })
}
