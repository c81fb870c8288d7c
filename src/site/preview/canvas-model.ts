import type { Image } from '#schemas/api/base/image.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { CanvasLook, ReadyDraft } from '#schemas/runtime/preview-rendering.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { SiteContext } from '#renderer/context.ts'
import type { LiveDocumentStore } from '#renderer/document-store.ts'
import type { NodeStore } from '#renderer/node-store.ts'
import type { RenderInput } from '#renderer/render-blocks.tsx'
import type { PageState } from '#site/document/page-state.ts'
import type { ValueStore } from '#engine/value-store.ts'
import type { MarkStore } from './mark-store.ts'

/** A page that is edited: its blocks by id, the facts about all of them, and what views read. */
export interface Canvas {
  readonly page: PageState
  readonly nodes: NodeStore
  readonly facts: LiveDocumentStore
  readonly marks: MarkStore
  /** The input of the page's blocks and that of the shell around them. */
  readonly input: RenderInput
  readonly shellInput: RenderInput
  readonly context: ValueStore<SiteContext>
  readonly head: ValueStore<PageHeading>
  /** The pictures that views find; new ones are added. */
  readonly media: Map<number, Image>
  /** The data of blocks by id; new answers replace old ones. */
  readonly data: Map<string, Readonly<Record<string, unknown>>>
  /** The document as it is now, and its blocks ready to be shown. */
  readonly document: () => EditedDocument
  readonly ready: () => ReadyDraft
  /** Shows another document. Shared objects are not read again. */
  readonly show: (document: EditedDocument) => void
  readonly look: (look: CanvasLook) => void
  /** Hands the title of the head to the views that show it, which render again. To be called once typing pauses. */
  readonly tellTitle: () => void
  readonly problems: () => readonly CanvasProblem[]
}

/** The page's own title, and whether the page shows nothing else. */
export interface PageHeading {
  readonly title: string
  readonly isBlank: boolean
}
