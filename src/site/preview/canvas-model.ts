import type { IntlShape } from 'react-intl'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockFaults, CanvasLook, ReadyDraft } from '#schemas/runtime/preview-rendering.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { MissingKind } from '#engine/needs/missing-parts.ts'
import type { SiteContext } from '#renderer/context.ts'
import type { LiveDocumentStore } from '#renderer/document-store.ts'
import type { NodeStore } from '#renderer/node-store.ts'
import type { RenderInput } from '#renderer/render-blocks.tsx'
import type { PageState } from '#site/document/page-state.ts'
import type { ValueStore } from '#engine/value-store.ts'
import type { CanvasMedia } from './loading/canvas-media.ts'
import type { MarkStore } from './mark-store.ts'

/** A page that is edited: its blocks by id, the facts about all of them, and what views read. */
export interface Canvas {
  readonly page: PageState
  readonly nodes: NodeStore
  readonly facts: LiveDocumentStore
  readonly marks: MarkStore
  /** True for a page, false for a shell that is edited around a page. */
  readonly isPage: boolean
  /** The blocks around those that are edited: the shell of a page, or the page that a shell stands around. */
  readonly around: readonly Block[]
  /** The input of the edited blocks and that of those around them. */
  readonly input: RenderInput
  readonly aroundInput: RenderInput
  /** True while the places of empty slots and regions are drawn. */
  readonly showsSlots: ValueStore<boolean>
  readonly context: ValueStore<SiteContext>
  readonly head: ValueStore<PageHeading>
  /** The pictures that views find; new ones are added. */
  readonly media: CanvasMedia
  /** The data of blocks by id; new answers replace old ones. */
  readonly data: Map<string, Readonly<Record<string, unknown>>>
  /** The blocks that lack answers for now. */
  readonly missing: Map<string, MissingKind>
  /** The document as it is now, and its blocks ready to be shown. */
  readonly document: () => EditedDocument
  readonly ready: () => ReadyDraft
  /** Shows another document. Shared objects are not read again. */
  readonly show: (document: EditedDocument) => void
  readonly look: (look: CanvasLook) => void
  /** Hands the title of the head to the views that show it, which render again. To be called once typing pauses. */
  readonly tellTitle: () => void
  /** The values of a block that are missing or do not fit. */
  readonly faultsOf: (id: string) => BlockFaults
  /** The label of a block that visitors do not see now, from the code of the reason. */
  readonly leftOutWords: (block: Pick<Block, 'type' | 'visibility'>, code: string) => string
  readonly problems: () => readonly CanvasProblem[]
}

/** The page's own title, and whether the page shows nothing else. */
export interface PageHeading {
  readonly title: string
  readonly isBlank: boolean
}

/** A page that the browser has taken over from the server, with the types of its blocks and the words of its views. */
export interface TakenPage {
  readonly canvas: Canvas
  readonly types: ReadonlySet<string>
  readonly text: IntlShape
}
