import { blocksAround, treeIndex, type TreeIndex } from '#composer/tree-index/tree-index.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { refuse, type Command, type CommandChoice, type CommandRefusal, type Situation } from './command.ts'
import { namesOf } from './selected-block.ts'

/** The blocks whose content the outline hides, and the blocks that are selected with them. */
export interface Folding {
  readonly folded: ReadonlySet<string>
  readonly selection: readonly string[]
}

/** Folds blocks in the outline, or unfolds them. A selected block that goes out of sight leaves the selection to the one that hides it. */
export function withFolds(index: TreeIndex, former: Folding, ids: readonly string[], isFolded: boolean): Folding {
  const folded = new Set(former.folded)
  for (const id of ids) {
    if (isFolded) folded.add(id)
    else folded.delete(id)
  }
  const inSight = former.selection.map((id) => blocksAround(index, id).findLast((around) => folded.has(around)) ?? id)
  return { folded, selection: [...new Set(inSight)] }
}

/** The ids among the given ones that an outline can fold, or unfold, now. */
type Foldable = (index: TreeIndex, situation: Situation) => readonly string[]

const isParent = ({ byId }: TreeIndex, id: string): boolean => (byId.get(id)?.children ?? 0) > 0
const parentsOf = (index: TreeIndex): readonly string[] => index.lines.filter(({ children }) => children > 0).map(({ id }) => id)

interface Words {
  readonly label: ComposerMessage
  readonly announced: ComposerMessage
  readonly refusal: ComposerMessage
}

function folding({ label, announced, refusal }: Words, keys: readonly string[], isFolded: boolean, find: Foldable): Command {
  return {
    label,
    group: 'walk',
    keys,
    run: (situation): CommandChoice | CommandRefusal => {
      const index = treeIndex(situation.document, situation.registry)
      const ids = find(index, situation).filter((id) => situation.folded.has(id) !== isFolded)
      const [first] = ids
      if (first === undefined) return refuse(refusal)
      const values = { count: ids.length, ...namesOf(situation, first) }
      return { ...withFolds(index, situation, ids, isFolded), announcement: { id: announced, values } }
    },
  }
}

const selectedParents: Foldable = (index, { selection }) => selection.filter((id) => isParent(index, id))

/** Hides what is in the selected blocks in the outline. */
export const fold = folding(
  { label: 'composer.command.fold', announced: 'composer.announced.fold', refusal: 'composer.refusal.nothing-to-fold' },
  ['r'],
  true,
  selectedParents,
)

/** Shows what is in the selected blocks in the outline. */
export const unfold = folding(
  { label: 'composer.command.unfold', announced: 'composer.announced.unfold', refusal: 'composer.refusal.nothing-to-unfold' },
  ['Shift+r'],
  false,
  selectedParents,
)

/** Hides what is in every block in the outline. */
export const foldAll = folding(
  { label: 'composer.command.fold-all', announced: 'composer.announced.fold-all', refusal: 'composer.refusal.nothing-to-fold' },
  ['p'],
  true,
  parentsOf,
)

/** Shows every block in the outline. */
export const unfoldAll = folding(
  { label: 'composer.command.unfold-all', announced: 'composer.announced.unfold-all', refusal: 'composer.refusal.nothing-to-unfold' },
  ['Shift+p'],
  false,
  parentsOf,
)
