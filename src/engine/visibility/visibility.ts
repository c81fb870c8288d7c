import type { Visibility } from '#schemas/generated/content.ts'
import { validateVisibility } from '#schemas/generated/validators.js'

/** The reader of a page: a visitor, a signed-in member, or an administrator. */
export type Audience = Exclude<Visibility['audience'], 'all'>

/** True for a well-formed visibility. A stored document may hold anything. */
export function isVisibility(value: unknown): value is Visibility {
  return validateVisibility(value)
}

/** The reason for which a reader does not see a block: its first date is to come, its last is past, or it is for other readers. */
export type HiddenReason = 'LATER' | 'OVER' | 'HIDDEN_FOR'

/** The first of the reasons why a reader does not see a block at an instant (ms), null when the block is shown. Screens are up to the style sheet. */
export function hiddenReason({ audience, from, until }: Visibility, reader: Audience, now: number): HiddenReason | null {
  if (from !== null && now < Date.parse(from)) return 'LATER'
  if (until !== null && now >= Date.parse(until)) return 'OVER'
  return isVisibleTo(audience, reader) ? null : 'HIDDEN_FOR'
}

/** True when a block is for this reader at this instant (ms). */
export function isVisible(visibility: Visibility, reader: Audience, now: number): boolean {
  return hiddenReason(visibility, reader, now) === null
}

/** True when the audience includes the reader: an administrator is also a member, and visitors are those who are not signed in. */
export function isVisibleTo(audience: Visibility['audience'], reader: Audience): boolean {
  return audience === 'all' || audience === reader || (audience === 'members' && reader === 'admins')
}

/** The next instant (ms) after `now` at which a block appears or goes, null when there is none. */
export function nextVisibilityChange({ from, until }: Visibility, now: number): number | null {
  let next: number | null = null
  for (const edge of [from, until]) {
    if (edge === null) continue
    const instant = Date.parse(edge)
    if (instant > now && (next === null || instant < next)) next = instant
  }
  return next
}
