import { findParameter } from '#domain/parameters.ts'
import type { Site } from '#server/platform/scope/site.ts'

const usual = { primary: findParameter('PRIMARY_COLOR')?.default ?? null, accent: findParameter('ACCENT_COLOR')?.default ?? null }

/** The colours of a site's theme as they are stored, with the usual primary and accent colour where it names none. */
export function themeColors({ theme }: Site): Site['theme'] {
  const { colors } = theme
  return { ...usual, ...(typeof colors === 'object' && colors !== null && !Array.isArray(colors) ? colors : {}) }
}
