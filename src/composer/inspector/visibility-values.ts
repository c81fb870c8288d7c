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

/** An instant as a field of the browser shows it, in the time zone of the person: `2026-12-20T08:00`. Empty for none. */
export function localTime(instant: string | null): string {
  const date = instant === null ? null : new Date(instant)
  if (!date || Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The instant of a time that was typed; null for an empty or unfinished one. */
export function instantOf(typed: string): string | null {
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? new Date(typed) : null
  return !date || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
