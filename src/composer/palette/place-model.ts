import type { Container, Place } from '#engine/draft/document/edited-document.ts'
import { isPageDocument } from '#engine/draft/document/page-order.ts'
import { regionLabel } from '#engine/draft/document/region-labels.ts'
import { blocksIn, findBlock } from '#engine/draft/document/find-block.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import { isBar } from '#engine/quality/shells/second-bar.ts'
import type { Block } from '#schemas/generated/content.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { refuse, type CommandRefusal, type Named, type Situation } from '#composer/commands/command.ts'
import { endOf, isEmptyContainer, placeForNew } from '#composer/commands/paste.ts'
import { listName } from '#composer/commands/plan-placing.ts'
import { nameOf, saidName } from '#composer/commands/selected-block.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { besideOf, isEmptied, isListTarget, type AddTarget } from './add-target.ts'
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
  to: AddTarget | null = null,
): ModelPlace | CommandRefusal {
  const { registry, document } = situation
  const at = placeAt(situation, blocks, to)
  for (const block of blocks) {
    if (isSecondBar(situation, block)) return refuse('composer.add.second-bar')
    const refusal = mayStand(registry, document, block, at.in)
    if (refusal === null) continue
    if (isOfBars(situation, block.type) && isPageDocument(document)) return refuse('composer.add.bars')
    return refuse(`composer.refusal.${refusal}`, { block: labelOf(registry, block.type) })
  }
  return { blocks, at }
}

function placeAt(situation: Situation, blocks: readonly Block[], to: AddTarget | null): Place {
  if (to === null) return placeForNew(situation, blocks)
  if (isListTarget(to)) return blocksIn(situation.document, to) ? endOf(situation, to) : placeForNew(situation, blocks)
  const beside = besideOf(to)
  const found = beside === null ? null : findBlock(situation.document, beside)
  return placeForNew(found ? { ...situation, selection: [found.block.id] } : situation, blocks)
}

/** True for a bar where the shell has one of its type. */
function isSecondBar({ registry, document: { regions } }: Situation, { type }: Block): boolean {
  const known = registry.types.get(type)
  return known !== undefined && isBar(known) && Object.values(regions).some((bars) => bars.some((bar) => bar.type === type))
}

const isOfBars = ({ registry: { pageRoot, regionRoot } }: Situation, type: string): boolean => regionRoot.has(type) && !pageRoot.has(type)

/** The words of adding near a block: into an empty container, else behind the block. */
export function addPhrase(situation: Named, id: string): Phrase {
  const block = findBlock(situation.document, id)?.block
  const isInside = block !== undefined && isEmptyContainer(situation.registry, block)
  return { id: isInside ? 'composer.add.within' : 'composer.add.behind', values: { said: saidName(situation, id) } }
}

/** Where a palette adds to that was opened for a place, in words: « Dans “Colonnes”, Deuxième colonne ». Null when its block is gone. */
export function targetPhrase(situation: Named, to: AddTarget): Phrase | null {
  if (isListTarget(to)) return listPhrase(situation, to)
  const block = findBlock(situation.document, besideOf(to) ?? '')?.block
  if (!block) return null
  if ('instead' in to && isEmptied(situation.registry, block)) return { id: 'composer.add.to-instead' }
  return { id: 'composer.add.to-after', values: { said: saidName(situation, block.id) } }
}

function listPhrase(situation: Pick<Situation, 'document' | 'registry'>, to: Container): Phrase | null {
  if (!blocksIn(situation.document, to)) return null
  if ('region' in to) {
    const region = regionLabel(to.region)
    return region === null ? null : { id: 'composer.add.to-region', values: { region } }
  }
  return { id: 'composer.add.to', values: { list: listName(situation, to), around: nameOf(situation, to.parent) } }
}

/** The place in words: « après “Nos tarifs” ». */
export function placePhrase(situation: Situation, { in: where, after }: Place): Phrase {
  const list = listName(situation, where)
  if (after !== null) return { id: 'composer.add.after', values: { list, block: nameOf(situation, after) } }
  if ('region' in where) {
    const region = regionLabel(where.region)
    return region === null ? { id: 'composer.add.start' } : { id: 'composer.add.in-region', values: { region } }
  }
  return { id: 'composer.add.inside', values: { list, around: nameOf(situation, where.parent) } }
}
