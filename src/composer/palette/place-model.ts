import type { Container, Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn } from '#engine/draft/document/find-block.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Block } from '#schemas/generated/content.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { refuse, type CommandRefusal, type Situation } from '#composer/commands/command.ts'
import { endOf, placeForNew } from '#composer/commands/paste.ts'
import { listName } from '#composer/commands/plan-placing.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import type { Model } from './model.ts'

/** The place that ready content would take now. */
export interface ModelPlace {
  readonly blocks: readonly Block[]
  readonly at: Place
}

/** Finds the place of ready content: at the end of a list, or without one near what is selected. Without a place, the reason. */
export function placeModel(
  situation: Situation,
  { blocks }: Pick<Model, 'blocks'>,
  to: Container | null = null,
): ModelPlace | CommandRefusal {
  const { registry, document } = situation
  const at = to && blocksIn(document, to) ? endOf(situation, to) : placeForNew(situation, blocks)
  for (const block of blocks) {
    const refusal = mayStand(registry, document, block, at.in)
    if (refusal === null) continue
    if (isOfBars(situation, block.type)) return refuse('composer.add.bars')
    return refuse(`composer.refusal.${refusal}`, { block: labelOf(registry, block.type) })
  }
  return { blocks, at }
}

const isOfBars = ({ registry: { pageRoot, regionRoot } }: Situation, type: string): boolean => regionRoot.has(type) && !pageRoot.has(type)

/** The list of a palette that was opened for one, in words: « Dans “Colonnes”, Deuxième colonne ». Null when its block is gone. */
export function listPhrase(situation: Pick<Situation, 'document' | 'registry'>, to: Container): Phrase | null {
  if ('region' in to || !blocksIn(situation.document, to)) return null
  return { id: 'composer.add.to', values: { list: listName(situation, to), around: nameOf(situation, to.parent) } }
}

/** The place in words: « après “Nos tarifs” ». */
export function placePhrase(situation: Situation, { in: where, after }: Place): Phrase {
  const list = listName(situation, where)
  if (after !== null) return { id: 'composer.add.after', values: { list, block: nameOf(situation, after) } }
  if ('region' in where) return { id: 'composer.add.start' }
  return { id: 'composer.add.inside', values: { list, around: nameOf(situation, where.parent) } }
}
