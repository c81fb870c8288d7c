import type { FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Visibility } from '#schemas/generated/content.ts'
import { readVisibility } from '#engine/visibility/read-visibility.ts'
import { SEEN_BY_ALL } from '#composer/inspector/visibility-values.ts'
import { refuse, type Command, type CommandAct, type Situation } from './command.ts'
import { namesOf, selectedBlock, selectedBlocks, valuesOf } from './selected-block.ts'

/** Changes who sees the selected block; null is everyone, everywhere, always. */
export const setVisibility: Command<Visibility | null> = {
  label: 'composer.command.set-visibility',
  group: 'seeing',
  keys: [],
  run: (situation, visibility) => {
    const found = selectedBlock(situation)
    if ('refusal' in found) return found
    const { id } = found.block
    const values = namesOf(situation, id)
    return {
      operations: [{ op: 'visible', id, visibility }],
      label: { id: 'composer.act.set-visibility', values },
      announcement: { id: 'composer.announced.set-visibility', values },
      selection: situation.selection,
    }
  },
}

/** Hides the selected blocks from now on: the end of their time is the present instant. */
export const hideNow: Command = {
  label: 'composer.command.hide-now',
  group: 'seeing',
  keys: ['h'],
  run: (situation) => {
    const blocks = selectedBlocks(situation)
    if ('refusal' in blocks) return blocks
    const now = situation.now()
    const seen = blocks.filter(({ block }) => !isOver(readVisibility(block.visibility), now))
    if (seen.length === 0) return refuse('composer.refusal.hidden-already', valuesOf(situation, blocks))
    return visible(situation, seen, 'hide-now', ({ block }) => hiddenFrom(readVisibility(block.visibility) ?? SEEN_BY_ALL, now))
  },
}

/** Shows the selected blocks to everyone, everywhere and always. */
export const showAgain: Command = {
  label: 'composer.command.show-again',
  group: 'seeing',
  keys: ['Shift+h'],
  run: (situation) => {
    const blocks = selectedBlocks(situation)
    if ('refusal' in blocks) return blocks
    const limited = blocks.filter(({ block }) => block.visibility !== undefined)
    if (limited.length === 0) return refuse('composer.refusal.shown-already', valuesOf(situation, blocks))
    return visible(situation, limited, 'show-again', () => null)
  },
}

// A block that would begin later has no time left at all.
const hiddenFrom = (visibility: Visibility, now: string): Visibility => ({
  ...visibility,
  from: visibility.from !== null && visibility.from >= now ? null : visibility.from,
  until: now,
})

const isOver = (visibility: Visibility | null, now: string): boolean =>
  visibility !== null && visibility.until !== null && visibility.until <= now

function visible(
  situation: Situation,
  blocks: readonly FoundBlock[],
  name: 'hide-now' | 'show-again',
  visibilityOf: (found: FoundBlock) => Visibility | null,
): CommandAct {
  const values = valuesOf(situation, blocks)
  return {
    operations: blocks.map((found) => ({ op: 'visible', id: found.block.id, visibility: visibilityOf(found) })),
    label: { id: `composer.act.${name}`, values },
    announcement: { id: `composer.announced.${name}`, values },
    selection: situation.selection,
  }
}
