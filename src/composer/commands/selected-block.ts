import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { outermostBlocks } from '#engine/draft/document/outermost-blocks.ts'
import { lockOn } from '#engine/draft/places/locks.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { refuse, type CommandRefusal, type Situation } from './command.ts'

/** The main selected block, or the refusal of a command that needs one. */
export function selectedBlock({ document, selection }: Situation): FoundBlock | CommandRefusal {
  const [id] = selection
  const found = id === undefined ? null : findBlock(document, id)
  return found ?? refuse('composer.refusal.no-selection')
}

/** The selected blocks in document order, without those inside another of them; never an empty list. */
export function selectedBlocks({ document, selection }: Situation): readonly FoundBlock[] | CommandRefusal {
  const found = outermostBlocks(document, selection)
  return found.length > 0 ? found : refuse('composer.refusal.no-selection')
}

/** The name of a block for sentences: the one that its editor gave it, else that of its type. */
export function nameOf({ document, registry }: Pick<Situation, 'document' | 'registry'>, id: string): string {
  const named = document.notes[id]?.name
  return named ?? labelOf(registry, findBlock(document, id)?.block.type ?? '')
}

/** The values of a sentence about blocks: how many, and the name of the first. */
export function valuesOf(situation: Situation, blocks: readonly FoundBlock[]): NonNullable<Phrase['values']> {
  return { count: blocks.length, block: nameOf(situation, blocks[0]?.block.id ?? '') }
}

/** The refusal to move blocks when one is locked or lies in a locked one; null when none is. */
export function lockedRefusal(situation: Situation, blocks: readonly FoundBlock[]): CommandRefusal | null {
  const lock = blocks.map(({ block }) => lockOn(situation.document, block.id)).find((id) => id !== null)
  return lock == null ? null : refuse('composer.refusal.locked', { block: nameOf(situation, lock) })
}
