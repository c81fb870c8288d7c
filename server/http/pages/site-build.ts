import type { PreviewEntry } from '#schemas/runtime/preview-rendering.ts'
import type { SiteEntry } from '#schemas/runtime/site-rendering.ts'
import type { PanelFiles } from '#server/http/panel/panel-files.ts'
import type { SiteFiles } from './asset-manifest.ts'

/** The site as it was built, or as the development server makes it. */
export interface BuiltSite {
  readonly files: SiteFiles
  readonly panel: PanelFiles
  /** Module scripts that the development server wants first. */
  readonly development: readonly string[]
  /** The site's server entry; development reads it again after each change. */
  entry(): Promise<SiteEntry>
  /** The server entry of previews, loaded when the first one is asked for. */
  previewEntry(): Promise<PreviewEntry>
}
