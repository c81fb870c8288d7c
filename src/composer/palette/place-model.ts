import type { Place } from '#engine/draft/document/edited-document.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Block } from '#schemas/generated/content.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { refuse, type CommandRefusal, type Situation } from '#composer/commands/command.ts'
import { placeForNew } from '#composer/commands/paste.ts'
import { listName } from '#composer/commands/plan-placing.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import type { Model } from './model.ts'

/** The place that ready content would take now. */
export interface ModelPlace {
  readonly blocks: readonly Block[]
  readonly at: Place
}

/** Finds the place of ready content near what is selected; without one, the reason. */
export function placeModel(situation: Situation, { blocks }: Pick<Model, 'blocks'>): ModelPlace | CommandRefusal {
  const { registry, document } = situation
  const at = placeForNew(situation, blocks)
  for (const block of blocks) {
    const refusal = mayStand(registry, document, block, at.in)
    if (refusal === null) continue
    if (isOfBars(situation, block.type)) return refuse('composer.add.bars')
    return refuse(`composer.refusal.${refusal}`, { block: labelOf(registry, block.type) })
  }
  return { blocks, at }
}

const isOfBars = ({ registry: { pageRoot, regionRoot } }: Situation, type: string): boolean => regionRoot.has(type) && !pageRoot.has(type)

/** The place in words: « après “Nos tarifs” ». */
export function placePhrase(situation: Situation, { in: where, after }: Place): Phrase {
  const list = listName(situation, where)
  if (after !== null) return { id: 'composer.add.after', values: { list, block: nameOf(situation, after) } }
  if ('region' in where) return { id: 'composer.add.start' }
  return { id: 'composer.add.inside', values: { list, around: nameOf(situation, where.parent) } }
}
