import { labelOf } from '#composer/block-types/block-label.ts'
import { summaryOf, wordsIn } from '#composer/block-types/block-words.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The text that a search finds a block by: its name, its words and its type. */
export function rowText({ store, registry, pickers }: Pick<Workbench, 'store' | 'registry' | 'pickers'>, id: string): string {
  const block = store.block(id)
  if (!block) return ''
  const own = summaryOf(registry, block, pickers.values)
  const words = own === '' ? wordsIn(registry, block, pickers.values) : own
  return [nameOf({ document: store.document, registry }, id), labelOf(registry, block.type), words].join(' ')
}
