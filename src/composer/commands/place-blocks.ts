import type { Place } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { outermostBlocks } from '#engine/draft/document/outermost-blocks.ts'
import { withNewIds } from '#engine/draft/document/part-of-block.ts'
import { storableBlock } from '#engine/draft/operations/storable-operation.ts'
import type { Block } from '#schemas/generated/content.ts'
import { refuse, type Command } from './command.ts'
import { placeBeside, placedValues, planPlacing, withFreeAnchors } from './plan-placing.ts'

/** Adds ready blocks at a place, under new ids. */
export const insertBlocks: Command<{ readonly blocks: readonly Block[]; readonly at: Place }> = {
  label: 'composer.command.insert',
  group: 'structure',
  keys: [],
  run: (situation, { blocks, at }) => {
    // A pasted text may hold half a surrogate pair: it is taken out before the place is judged.
    const made = withFreeAnchors(situation.document, blocks.map(storableBlock)).map((block) => withNewIds(block, situation.newId))
    const ids = made.map(({ id }) => id)
    if (made.length === 0) return refuse('composer.refusal.nothing-to-insert')
    const placing = planPlacing(situation, made, at)
    if ('refusal' in placing) return placing
    const values = placedValues(situation, placing.document, ids)
    return {
      operations: placing.operations,
      label: { id: 'composer.act.insert', values },
      announcement: { id: 'composer.announced.insert', values },
      selection: ids,
    }
  },
}

/** Moves blocks to a place, in document order; blocks inside another of them go with it. */
export const moveBlocks: Command<{ readonly ids: readonly string[]; readonly to: Place }> = {
  label: 'composer.command.move-to',
  group: 'structure',
  keys: [],
  run: (situation, { ids, to }) => {
    const { document } = situation
    const blocks = outermostBlocks(document, ids).map(({ block }) => block)
    const moved = blocks.map(({ id }) => id)
    if (ids.some((id) => !findBlock(document, id))) return refuse('composer.refusal.gone')
    if (moved.length === 0) return refuse('composer.refusal.no-selection')
    const placing = planPlacing(situation, blocks, placeBeside(document, to, new Set(moved)))
    if ('refusal' in placing) return placing
    const values = placedValues(situation, placing.document, moved)
    return {
      operations: placing.operations,
      label: { id: 'composer.act.move-to', values },
      announcement: { id: 'composer.announced.move-to', values },
      selection: moved,
    }
  },
}
