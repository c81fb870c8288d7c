import type { Deed } from './choose-deed.ts'
import type { KeyPlace, Seen, SeenRow } from './look-at-desk.ts'

/** The keys that change a text, or the elements where they are pressed on the page or in the outline. */
const CHANGING = /^(?:Backspace|Delete|Control\+[zyb])$/

/** True for a deed that may change elements and words. */
export function isChange(deed: Deed, place: KeyPlace): boolean {
  if (deed.kind === 'add') return true
  return deed.kind === 'press' && (CHANGING.test(deed.key) || (deed.key === 'Enter' && place === 'palette'))
}

/** The facts that have changed though the deed must leave them; none where no rule is broken. */
export function brokenRules(deed: Deed, before: Seen, after: Seen): readonly string[] {
  if (isChange(deed, before.place)) return []
  const isTyping = deed.kind === 'type'
  return [
    ...changed('elements', before.blocks, after.blocks),
    ...changed('folded rows', before.folded, after.folded),
    ...changed('trial', before.isTried, after.isTried),
    // A key may open and close dialogs; a letter may not.
    ...(isTyping ? changed('dialogs', before.layers, after.layers) : []),
    ...brokenRows(before, after, isTyping && before.place !== 'outline'),
  ]
}

const changed = (name: string, before: unknown, after: unknown): readonly string[] =>
  before === after ? [] : [`${name}: ${String(before)} became ${String(after)}`]

/** The rows that are drawn before and after: another view may be in their place, and only those in sight are drawn. */
function brokenRows(before: Seen, after: Seen, keepsSelection: boolean): readonly string[] {
  const former = new Map(before.rows.map((row) => [row.id, row]))
  return after.rows.flatMap((row) => {
    const seen = former.get(row.id)
    return seen ? changed(`row ${row.id}`, stateOf(seen, keepsSelection), stateOf(row, keepsSelection)) : []
  })
}

function stateOf({ isLimited, isLocked, isSelected }: SeenRow, withSelection: boolean): string {
  return [isLimited && 'limited', isLocked && 'locked', withSelection && isSelected && 'selected'].filter(Boolean).join(' ') || 'plain'
}
