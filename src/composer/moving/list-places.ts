import { PAGE_REGION, type Container, type Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Situation } from '#composer/commands/command.ts'
import { openSlots } from '#composer/commands/open-slots.ts'
import { refusalOf } from '#composer/commands/outcome.ts'
import { moveBlocks } from '#composer/commands/place-blocks.ts'
import { lockedRefusal, selectedBlocks } from '#composer/commands/selected-block.ts'
import type { Phrase } from '#composer/words/composer-message.ts'

/** The number of blocks in front of the moved ones where they are now; null in a list that does not hold them side by side. */
function presentGap(moved: readonly FoundBlock[], list: readonly Block[]): number | null {
  const [first] = moved
  if (first?.list !== list || moved.some((each, index) => each.list !== list || each.index !== first.index + index)) return null
  return first.index
}

/** The place in a list in front of the block of this number. */
const placeAt = (where: Container, list: readonly Block[], at: number): Place => ({
  in: where,
  after: list[at - 1]?.id ?? null,
  before: list[at]?.id ?? null,
})

/** The reason why the selected blocks cannot be moved at all: none is selected, or one is locked; null when they can. */
export function movingRefusal(situation: Situation): Phrase | null {
  const moved = selectedBlocks(situation)
  return 'refusal' in moved ? moved.refusal : (lockedRefusal(situation, moved)?.refusal ?? null)
}

/** The places where the selected blocks may be put, in the order of the page; the one where they are is left out. Empty without a selection. */
export function listPlaces(situation: Situation): Place[] {
  const moved = selectedBlocks(situation)
  if ('refusal' in moved) return []
  const { document, registry } = situation
  const ids = moved.map(({ block }) => block.id)
  const places: Place[] = []
  const visit = (where: Container) => {
    const list = blocksIn(document, where) ?? []
    const fits = moved.every(({ block }) => mayStand(registry, document, block, where) === null)
    const present = presentGap(moved, list)
    const staying = list.filter(({ id }) => !ids.includes(id))
    for (let at = 0; at <= staying.length; at++) {
      if (fits && at !== present) places.push(placeAt(where, staying, at))
      const next = staying[at]
      if (next) for (const slot of openSlots(registry, next)) visit({ parent: next.id, slot })
    }
  }
  const isPage = PAGE_REGION in document.regions
  for (const region of isPage ? [PAGE_REGION] : Object.keys(document.regions)) visit({ region })
  // Each of several blocks may fit where all of them do not.
  return ids.length === 1 ? places : places.filter((to) => refusalOf(moveBlocks, situation, { ids, to }) === null)
}
