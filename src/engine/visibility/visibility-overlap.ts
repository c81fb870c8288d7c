import type { Visibility } from '#schemas/generated/content.ts'
import { isVisibleTo, type Audience } from './visibility.ts'

/** The audiences and the period (ms) of a block, with those of its ancestors. */
export interface VisibilityRange {
  readonly readers: readonly Audience[]
  readonly from: number
  readonly until: number
}

/** The range of unrestricted content. */
export const ALWAYS: VisibilityRange = { readers: ['visitors', 'members', 'admins'], from: -Infinity, until: Infinity }

/** Returns the range of a block within its ancestors. */
export function visibilityOf(around: VisibilityRange, visibility: Visibility | undefined): VisibilityRange {
  if (!visibility) return around
  const { audience, from, until } = visibility
  return {
    readers: around.readers.filter((reader) => isVisibleTo(audience, reader)),
    from: Math.max(around.from, from === null ? -Infinity : Date.parse(from)),
    until: Math.min(around.until, until === null ? Infinity : Date.parse(until)),
  }
}

/** Returns true when some reader sees both at some instant. Screen sizes are handled by CSS. */
export function canBeVisibleTogether(one: VisibilityRange, other: VisibilityRange): boolean {
  const from = Math.max(one.from, other.from)
  return from < Math.min(one.until, other.until) && one.readers.some((reader) => other.readers.includes(reader))
}
