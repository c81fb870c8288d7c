import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { FrameMode, Reader } from '#schemas/composer/frame-view.ts'
import type { Block, BlockManifest, Json } from '#schemas/generated/content.ts'
import type { ClosedPlaces } from './closed-places.ts'
import type { DocumentAssets, PageParts, RenderedPage, RenderProblem } from './site-rendering.ts'

/** The parts of a canvas that visitors do not see, and whether they are shown. */
export interface CanvasLook {
  /** Blocks that are left out for visitors now, faded, with the reason. */
  readonly showsHidden: boolean
  /** The places of empty slots. */
  readonly showsSlots: boolean
}

/** A slot whose empty place is drawn on the canvas. */
export interface DrawnSlot {
  readonly name: string
  /** The French name of the slot. */
  readonly label: string
}

/** Lists the slots of a block whose empty places are drawn, from its type and props. */
export type SlotsOf = (block: Pick<Block, 'type' | 'props'>) => readonly DrawnSlot[]

/** The faults of a block in the terms of its form. */
export interface BlockFaults {
  /** The French names of the fields, each once. */
  readonly names: readonly string[]
  /** The pointers of the required pictures that are absent, where the block lacks nothing else. */
  readonly pictures: readonly string[]
}

/** Describes the faults of a block of a type. */
export type DescribeFaults = (type: string, faults: CanvasProblem['faults']) => BlockFaults

/** The gender and number of words that agree with the French label of a type. */
export type AgreementOf = (type: string) => NonNullable<BlockManifest['agreement']> | 'masculine'

/** The state of a canvas: a page made of a draft, whole, from which server and browser draw the same. */
export interface CanvasState {
  /** The page without its blocks, which are in `document`. */
  readonly parts: PageParts
  readonly document: {
    readonly head: Readonly<Record<string, Json>>
    readonly regions: Readonly<Record<string, readonly Block[]>>
    readonly notes: Readonly<Record<string, { readonly name?: string; readonly locked?: boolean }>>
  }
  /** The hash of `document`, by which the composer sees whether it has the same one. */
  readonly hash: string
  /** True when the server has cleaned the texts of `document` and changed none. */
  readonly isClean: boolean
  /** The values of placeholders. */
  readonly values: readonly (readonly [name: string, value: string | null])[]
  /** The blocks of the shared sections of the site, by their numbers. */
  readonly sections: readonly (readonly [id: number, blocks: readonly Block[]])[]
  /** The parts and pages of the site that are closed to everybody; null when everything is open. */
  readonly closed: ClosedPlaces | null
  /** True for the page of a closed part. */
  readonly isClosedItself: boolean
  /** The reader and the instant (ms) for which the page is drawn. */
  readonly audience: Reader
  readonly now: number
  /** True for a moment that was chosen: time does not move on there. */
  readonly isDated: boolean
  readonly mode: FrameMode
  readonly siteId: number
  readonly look: CanvasLook
  /** The French names of block types. */
  readonly names: Readonly<Record<string, string>>
  /** The blocks whose views failed on the server. */
  readonly broken: readonly string[]
  readonly token: string
  readonly nonce: string
}

/** A draft's blocks with all that can be shown of them, and what was found about them. */
export interface ReadyDraft {
  readonly blocks: Block[]
  readonly findings: readonly {
    readonly blockId: string
    readonly code: string
    readonly leftOut: boolean
    readonly faults: readonly { readonly pointer: string; readonly keyword: string }[]
  }[]
}

/** The request to have a preview written. The browser makes `ready` itself. */
export interface PreviewRendering {
  readonly state: Omit<CanvasState, 'broken'>
  readonly ready: ReadyDraft
  readonly slotsOf: SlotsOf
  readonly describeFaults: DescribeFaults
  readonly agreementOf: AgreementOf
  readonly assets: (types: ReadonlySet<string>) => DocumentAssets
  readonly report: (problem: RenderProblem) => void
  readonly warn: (message: string) => void
}

/** The exports of the preview's server entry. */
export interface PreviewEntry {
  renderPreview(rendering: PreviewRendering): Promise<RenderedPage>
}
