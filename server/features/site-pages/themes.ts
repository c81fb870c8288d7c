import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Start } from '#schemas/site-rendering.ts'
import type { Site } from '#server/features/sites/site.ts'
import { themeCss } from './theme-css.ts'

/** A site's stylesheet and the hash in its address. */
export interface Theme {
  readonly css: string
  readonly hash: string
  /** The colour that browsers put round the page. */
  readonly color: string
}

const written = new LRUCache<string, Theme>({ max: 500 })

/** The theme of a site, written once for each version of its content. */
export function themeOf(site: Site, start: Start): Theme {
  const key = `${site.id} ${site.contentVersion}`
  const known = written.get(key)
  if (known) return known
  const { fonts, banner } = start.site
  const css = themeCss({ fonts, banner, colors: colorsOf(site), style: site.theme['style'], parameters: start.parameters })
  const theme = { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 16), color: groundOf(css) }
  written.set(key, theme)
  return theme
}

function colorsOf({ theme }: Site): Readonly<Record<string, never>> | Site['theme'] {
  const colors = theme['colors']
  return typeof colors === 'object' && colors !== null && !Array.isArray(colors) ? colors : {}
}

function groundOf(css: string): string {
  return /--theme-ground: (#[0-9a-f]{6});/.exec(css)?.[1] ?? '#ffffff'
}
