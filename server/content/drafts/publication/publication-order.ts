import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'

interface Keyed {
  readonly key: DraftKey
}

const compare = ({ key: one }: Keyed, { key: other }: Keyed): number =>
  one.kind.localeCompare(other.kind) || one.documentId - other.documentId || one.locale.localeCompare(other.locale)

/** The one order in which drafts are locked, so that two acts never wait for one another. */
export function inLockOrder<T extends Keyed>(drafts: readonly T[]): T[] {
  return drafts.toSorted(compare)
}

/** The order in which drafts are published: by kind, as the kinds are listed, pages first. */
export function inPublicationOrder<T extends Keyed>(kinds: EditedKinds, drafts: readonly T[]): T[] {
  const order = Object.keys(kinds)
  return drafts.toSorted((one, other) => order.indexOf(one.key.kind) - order.indexOf(other.key.kind) || compare(one, other))
}
