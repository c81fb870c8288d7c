import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { labelOf } from '#composer/block-types/block-words.ts'
import { refuse, type CommandRefusal, type Situation } from './command.ts'

/** The selected block, or the refusal of a command that needs one. */
export function selectedBlock({ document, selection }: Situation): FoundBlock | CommandRefusal {
  const [id] = selection
  const found = id === undefined ? null : findBlock(document, id)
  return found ?? refuse('composer.refusal.no-selection')
}

/** The name of a block for sentences: the one that its editor gave it, else that of its type. */
export function nameOf({ document, registry }: Pick<Situation, 'document' | 'registry'>, id: string): string {
  const named = document.notes[id]?.name
  return named ?? labelOf(registry, findBlock(document, id)?.block.type ?? '')
}
