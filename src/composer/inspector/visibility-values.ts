import type { Visibility } from '#schemas/generated/content.ts'

/** The kinds of screens, in the order of the form. */
export const SCREENS = ['mobile', 'desktop'] as const

/** The visibility of a block that has none of its own: everyone, everywhere, always. */
export const SEEN_BY_ALL: Visibility = { audience: 'all', screens: [...SCREENS], from: null, until: null }

/** True when a visibility limits nothing. */
export function isEverybody({ audience, screens, from, until }: Visibility): boolean {
  return audience === 'all' && SCREENS.every((screen) => screens.includes(screen)) && from === null && until === null
}

/** True when a visibility ends before it begins: no visitor ever sees the block. */
export function isNever({ from, until }: Visibility): boolean {
  return from !== null && until !== null && Date.parse(until) <= Date.parse(from)
}
