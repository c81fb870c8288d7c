import type { Container, Place } from '#engine/draft/document/edited-document.ts'
import { below, TOP } from '#admin/pages/menu/menu-entry.ts'
import type { EntryRow } from '#admin/pages/tree/tree-rows.ts'

/** The facts about a row of the menu that a drop reads. */
export type DropRow = Pick<EntryRow, 'id' | 'parent' | 'level' | 'isFolded'>

/** A place in the menu for what is dragged, and its level. */
export interface Drop {
  readonly place: Place
  readonly level: number
}

const listOf = (parent: string | null): Container => (parent === null ? TOP : below(parent))

/** The level nearest to the wanted one that a drop between two rows may have. */
function levelBetween(above: DropRow | undefined, next: DropRow | undefined, wanted: number): number {
  if (!above) return 1
  // What lies in a folded entry is not seen: nothing is dropped among it.
  const highest = above.level + (above.isFolded ? 0 : 1)
  return Math.max(Math.min(wanted, highest), Math.min(next?.level ?? 1, highest))
}

/** The row itself, or the entry around it at a level. */
function ancestorAt(rows: readonly DropRow[], row: DropRow, level: number): DropRow {
  const around = row.level > level ? rows.find(({ id }) => id === row.parent) : undefined
  return around ? ancestorAt(rows, around, level) : row
}

/**
 * The place before the row `at` of the menu, at the level that is nearest to the wanted one: behind the row above, in it, or behind one
 * of the entries around it. The rows of what is dragged are not among the given ones.
 */
export function dropPlace(rows: readonly DropRow[], at: number, wanted: number): Drop {
  const above = rows[at - 1]
  const next = rows[at]
  const level = levelBetween(above, next, wanted)
  const before = next?.level === level ? next.id : null
  if (!above || level > above.level) return { place: { in: listOf(above?.id ?? null), after: null, before }, level }
  const sibling = ancestorAt(rows, above, level)
  return { place: { in: listOf(sibling.parent), after: sibling.id, before }, level }
}
