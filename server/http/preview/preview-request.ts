import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { FrameMode, FrameView } from '#schemas/composer/frame-view.ts'
import type { CanvasLook } from '#schemas/runtime/preview-rendering.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** A request for a preview whose token was checked. */
export interface PreviewRequest {
  readonly key: DraftKey
  readonly token: string
  /** The site, in the language of the draft. */
  readonly scope: Scope
  readonly look: CanvasLook
  readonly view: FrameView
  readonly mode: FrameMode
  /** The page that a shell is drawn around; the home page or another that shows it when undefined. */
  readonly around?: number | undefined
  /** The address of the item that a page of items shows; the first one when undefined. */
  readonly item?: string | undefined
  /** A stored version that is shown in place of the published one. */
  readonly version?: number | undefined
  /** Logos, banner and fonts of the trial of the appearance, in place of the published ones. */
  readonly trial?: Pick<SiteInfo, 'logos' | 'banner' | 'ownFonts'> | null
}
