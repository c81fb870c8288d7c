import { hasMainTitle, withMainTitle } from '#engine/document/main-title.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Command, Outcome, Situation } from '#composer/commands/command.ts'
import { insertBlocks } from '#composer/commands/place-blocks.ts'
import { placedValues } from '#composer/commands/plan-placing.ts'
import { isEmptied, type AddTarget } from './add-target.ts'
import type { Model } from './model.ts'
import { placeModel } from './place-model.ts'

/** Adds ready content at the end of a list, behind a block, in place of an empty text, or without a target near what is selected. */
export const addModel: Command<Pick<Model, 'blocks'> & Partial<Pick<Model, 'kind'>> & { readonly to?: AddTarget | null }> = {
  label: 'composer.command.insert',
  group: 'structure',
  keys: [],
  run: (situation, { to = null, kind, blocks }) => {
    const place = placeModel(situation, { blocks: kind === 'page' ? titled(situation, blocks) : blocks }, to)
    if ('refusal' in place) return place
    const added = insertBlocks.run(situation, place)
    return to && 'instead' in to ? withoutEmptied(situation, added, to.instead) : added
  },
}

/** The blocks of a ready page with the title of the page that is edited, where it has no main title yet. */
function titled({ registry, document: { head, regions } }: Situation, blocks: readonly Block[]): readonly Block[] {
  const title = head['title']
  const isTitled = hasMainTitle(registry, regions[PAGE_REGION] ?? [])
  return isTitled || typeof title !== 'string' ? blocks : withMainTitle(registry, blocks, title)
}

/** The same act without the block of the empty text; a block that holds more stays. */
function withoutEmptied(situation: Situation, added: Outcome, id: string): Outcome {
  const emptied = findBlock(situation.document, id)?.block
  if (!('operations' in added) || !emptied || !isEmptied(situation.registry, emptied)) return added
  const operations = [...added.operations, { op: 'remove' as const, id }]
  const done = applyAll(situation.document, operations)
  if ('refused' in done) return added
  const values = placedValues(situation, done.document, added.selection)
  return { ...added, operations, announcement: { ...added.announcement, values } }
}
