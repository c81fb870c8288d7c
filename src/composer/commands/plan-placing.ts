import { anchorOf } from '#engine/document/block-anchor.ts'
import type { Container, EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, findBlock } from '#engine/draft/document/find-block.ts'
import { regionLabel } from '#engine/draft/document/region-labels.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { InsertOperation, MoveOperation } from '#engine/draft/operations/operation.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import { marksOf } from '#engine/validation/unique-anchors.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { refuse, type CommandRefusal, type Situation } from './command.ts'
import { namesOf } from './selected-block.ts'

/** Blocks put one behind the other at a place: the operations, and the document after them. */
export interface Placing {
  readonly operations: readonly (InsertOperation | MoveOperation)[]
  readonly document: EditedDocument
}

/** Plans to put blocks one behind the other at a place: each is moved when the document holds it, and added when not. Refuses all when one may not be there. */
export function planPlacing(situation: Situation, blocks: readonly Block[], at: Place): Placing | CommandRefusal {
  const operations: (InsertOperation | MoveOperation)[] = []
  let { document } = situation
  let { after } = at
  for (const block of blocks) {
    const refusal = standingRefusal({ ...situation, document }, block, at.in)
    if (refusal) return refusal
    const to: Place = { ...at, after }
    const operation = findBlock(document, block.id)
      ? ({ op: 'move', id: block.id, to } as const)
      : ({ op: 'insert', block, at: to } as const)
    const done = applyOperation(document, operation)
    if ('refused' in done) return refuse('composer.refusal.not-possible')
    operations.push(operation)
    document = done.document
    after = block.id
  }
  return { operations, document }
}

/** Refuses a block in a list where it may not be, in words; null where it may. */
export function standingRefusal({ registry, document }: Pick<Situation, 'document' | 'registry'>, block: Block, where: Container) {
  const refusal = mayStand(registry, document, block, where)
  return refusal && refuse(`composer.refusal.${refusal}`, { block: labelOf(registry, block.type) })
}

/** The values of a sentence about blocks that were put at a place. */
export function placedValues(situation: Situation, document: EditedDocument, ids: readonly string[]): NonNullable<Phrase['values']> {
  const [first = ''] = ids
  const found = findBlock(document, first)
  return {
    count: ids.length,
    ...namesOf({ ...situation, document }, first),
    list: found ? listName({ ...situation, document }, found.in) : 'none',
    place: (found?.index ?? 0) + 1,
    siblings: found?.list.length ?? 0,
  }
}

/** The name of a list for sentences, as « Colonne 2 » or « Pied de page »; `none` for the page itself. */
export function listName({ document, registry }: Pick<Situation, 'document' | 'registry'>, where: Container): string {
  if ('region' in where) return regionLabel(where.region) ?? 'none'
  const around = findBlock(document, where.parent)
  return ownValue(registry.types.get(around?.block.type ?? '')?.manifest.slots, where.slot)?.label.fr ?? where.slot
}

/** Blocks without those anchors that the document or another of them has: two places of one page cannot have the same. */
export function withFreeAnchors({ regions }: EditedDocument, blocks: readonly Block[]): Block[] {
  const { anchors } = marksOf(...Object.values(regions))
  const visit = (block: Block): Block => {
    const anchor = anchorOf(block)
    const { anchor: _taken, ...props } = block.props
    const own = anchor !== null && anchors.has(anchor) ? { ...block, props } : block
    if (anchor !== null) anchors.add(anchor)
    if (!own.slots) return own
    return { ...own, slots: Object.fromEntries(Object.entries(own.slots).map(([slot, list]) => [slot, list.map(visit)])) }
  }
  return blocks.map(visit)
}

/** A place whose neighbours are none of these blocks, which are about to leave their places. */
export function placeBeside(document: EditedDocument, { in: where, after, before }: Place, ids: ReadonlySet<string>): Place {
  const list = blocksIn(document, where) ?? []
  const stays = ({ id }: Block) => !ids.has(id)
  const upTo = (id: string) => list.findIndex((block) => block.id === id)
  return {
    in: where,
    after: after === null || !ids.has(after) ? after : (list.slice(0, upTo(after)).findLast(stays)?.id ?? null),
    before: before === null || !ids.has(before) ? before : (list.slice(upTo(before)).find(stays)?.id ?? null),
  }
}
