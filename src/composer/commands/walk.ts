import { findBlock } from '#engine/draft/document/find-block.ts'
import { neighbourLine, treeIndex, type OutlineLine } from '#composer/tree-index/tree-index.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { refuse, type Command, type CommandChoice, type Situation } from './command.ts'
import { namesOf, selectedBlock } from './selected-block.ts'

function chosen(situation: Situation, ids: readonly string[]): CommandChoice {
  const [first] = ids
  if (first === undefined) return { selection: [], announcement: { id: 'composer.announced.select-page' } }
  const list = findBlock(situation.document, first)
  const values = { count: ids.length, ...namesOf(situation, first), place: (list?.index ?? 0) + 1, siblings: list?.list.length ?? 0 }
  return { selection: ids, announcement: { id: 'composer.announced.select', values } }
}

function walkTo(
  label: ComposerMessage,
  keys: readonly string[],
  find: (lines: readonly OutlineLine[], id: string | null) => OutlineLine | null,
): Command {
  return {
    label,
    group: 'walk',
    keys,
    run: (situation) => {
      const line = find(treeIndex(situation.document, situation.registry).lines, situation.selection[0] ?? null)
      return line ? chosen(situation, [line.id]) : refuse('composer.refusal.no-other')
    },
  }
}

/** Selects the next block in reading order; the first one when none is selected. */
export const selectNext = walkTo('composer.command.select-next', ['Alt+ArrowDown'], (lines, id) => neighbourLine(lines, id, 1))

/** Selects the former block in reading order; the last one when none is selected. */
export const selectPrevious = walkTo('composer.command.select-previous', ['Alt+ArrowUp'], (lines, id) => neighbourLine(lines, id, -1))

/** Selects the next block of the same type, after the last one the first again. */
export const selectSameType = walkTo('composer.command.select-same-type', ['t'], (lines, id) => {
  const at = lines.findIndex((line) => line.id === id)
  const isSame = (line: OutlineLine) => line.type === lines[at]?.type && line.id !== id
  return lines.slice(at + 1).find(isSame) ?? lines.slice(0, Math.max(at, 0)).find(isSame) ?? null
})

/** Selects the block around the selected one; the page around a block at its top. */
export const selectParent: Command = {
  label: 'composer.command.select-parent',
  group: 'walk',
  keys: ['Escape'],
  run: (situation) => {
    const found = selectedBlock(situation)
    if ('refusal' in found) return found
    return chosen(situation, found.around ? [found.around.block.id] : [])
  },
}

/** Selects all blocks of the list of the selected one; without one, those of the page. */
export const selectSiblings: Command = {
  label: 'composer.command.select-siblings',
  group: 'walk',
  keys: ['Mod+a'],
  run: (situation) => {
    const found = selectedBlock(situation)
    const list = 'refusal' in found ? Object.values(situation.document.regions).flat() : found.list
    return list.length > 0
      ? chosen(
          situation,
          list.map(({ id }) => id),
        )
      : refuse('composer.refusal.no-other')
  },
}
