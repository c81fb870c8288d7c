import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Start } from '#schemas/runtime/site-rendering.ts'
import { themeColors } from '#server/content/appearance/theme-colors.ts'
import { toCachedResponse, type CachedResponse } from '#server/http/answers/response-cache.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { themeCss } from '#domain/theme/theme-css.ts'
import { filterFontFaces } from './used-font-faces.ts'
import type { SiteFiles } from './asset-manifest.ts'

/** The values of a site's theme. */
export interface Theme {
  readonly css: string
  /** The colour that browsers put round the page. */
  readonly color: string
}

/** The stylesheet that a site's pages link, and the hash in its address. */
export interface SiteStyle {
  readonly kept: CachedResponse
  readonly hash: string
}

// The parameters are one object for each version of the content of a site, in one application.
const written = new WeakMap<Start['parameters'], Theme>()

/** The theme of a site, written once for each version of its content. */
export function themeOf(site: Site, start: Start): Theme {
  const known = written.get(start.parameters)
  if (known) return known
  const { fonts, ownFonts, banner } = start.site
  const css = themeCss({ fonts, ownFonts, banner, colors: themeColors(site), style: site.theme['style'], parameters: start.parameters })
  const theme = { css, color: groundOf(css) }
  written.set(start.parameters, theme)
  return theme
}

const styles = new WeakMap<Theme, SiteStyle>()
const stylesByHash = new LRUCache<string, SiteStyle>({ max: 100 })

/** Joins the shared style and the site's theme in one file: each file before the first paint delays the others. */
export function styleOf(theme: Theme, { baseCss }: Pick<SiteFiles, 'baseCss'>): SiteStyle {
  const known = styles.get(theme)
  if (known) return known
  const css = filterFontFaces(baseCss ?? '', theme.css) + theme.css
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  // Most changes of a site's content leave its theme as it is: it need not be packed again.
  const style = stylesByHash.get(hash) ?? { kept: toCachedResponse(css), hash }
  stylesByHash.set(hash, style)
  styles.set(theme, style)
  return style
}

function groundOf(css: string): string {
  return /--theme-ground: (#[0-9a-f]{6});/.exec(css)?.[1] ?? '#ffffff'
}
