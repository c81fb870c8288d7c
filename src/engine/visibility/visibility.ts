import type { Visibility } from '#schemas/generated/content.ts'
import { validateVisibility } from '#schemas/generated/validators.js'

/** Who reads a page: a visitor, a signed-in member, or an administrator. */
export type Audience = Exclude<Visibility['audience'], 'all'>

/** Whether a visibility is well formed; a stored document may hold anything. */
export function isVisibility(value: unknown): value is Visibility {
  return validateVisibility(value)
}

/** Whether a block is meant for these eyes at this instant (ms); screens are the style sheet's business. */
export function isVisible({ audience, from, until }: Visibility, reader: Audience, now: number): boolean {
  if (from !== null && now < Date.parse(from)) return false
  if (until !== null && now >= Date.parse(until)) return false
  return isVisibleTo(audience, reader)
}

/** Whether what is for an audience is meant for this reader: an administrator is a member too, and what is for visitors is for those who are not signed in. */
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
