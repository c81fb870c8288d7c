import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { MediaKey } from '#admin/media/use-media-text.ts'

const byAct: Readonly<Record<string, MediaKey>> = {
  replace: 'media.history.replace',
  describe: 'media.history.texts',
  remove: 'media.history.remove',
  restore: 'media.history.restore',
  revert: 'media.history.revert',
  undo: 'media.history.undo',
  found: 'media.history.found',
}

/** Parts of a file that an update changes, in the order in which they are named: a crop changes the bytes too. */
const byPart: readonly (readonly [part: string, key: MediaKey])[] = [
  ['crop', 'media.history.crop'],
  ['filename', 'media.history.name'],
  ['focus', 'media.history.focus'],
  ['texts', 'media.history.texts'],
]

/** Names what a change did to a file, in one to four parts. */
export function changeKeys({ act, changed }: Pick<ItemChange, 'act' | 'changed'>): readonly MediaKey[] {
  const known = Object.hasOwn(byAct, act) ? byAct[act] : undefined
  if (known) return [known]
  const parts = new Set(changed.map((path) => path.split('.', 1)[0]))
  const keys = byPart.filter(([part]) => parts.has(part)).map(([, key]) => key)
  return keys.length > 0 ? keys : ['media.history.update']
}
