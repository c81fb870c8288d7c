import type { Visibility } from '#schemas/generated/content.ts'
import { isVisibleTo, type Audience } from './visibility.ts'

/** Who sees a block, and between which instants (ms), with all that stands around it. */
export interface VisibilityRange {
  readonly readers: readonly Audience[]
  readonly from: number
  readonly until: number
}

/** What everybody sees always. */
export const ALWAYS: VisibilityRange = { readers: ['visitors', 'members', 'admins'], from: -Infinity, until: Infinity }

/** When a block with this visibility is shown that stands within another. */
export function visibilityOf(around: VisibilityRange, visibility: Visibility | undefined): VisibilityRange {
  if (!visibility) return around
  const { audience, from, until } = visibility
  return {
    readers: around.readers.filter((reader) => isVisibleTo(audience, reader)),
    from: Math.max(around.from, from === null ? -Infinity : Date.parse(from)),
    until: Math.min(around.until, until === null ? Infinity : Date.parse(until)),
  }
}

/** Whether somebody, at some instant, has both on one page; which screen shows them is the style sheet's business. */
export function canBeVisibleTogether(one: VisibilityRange, other: VisibilityRange): boolean {
  const from = Math.max(one.from, other.from)
  return from < Math.min(one.until, other.until) && one.readers.some((reader) => other.readers.includes(reader))
}
