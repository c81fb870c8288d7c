import { isSameContainer, type Container, type Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Situation } from '#composer/commands/command.ts'
import { openSlots } from '#composer/commands/open-slots.ts'
import { refusalOf } from '#composer/commands/outcome.ts'
import { moveBlocks } from '#composer/commands/place-blocks.ts'
import { standingRefusal } from '#composer/commands/plan-placing.ts'
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

/** A list that does not take the selected blocks, with the reason. */
export interface RefusedList {
  readonly in: Container
  readonly refusal: Phrase
}

/** The lists that do not take the selected blocks, in the order of the page. Of what is inside these blocks, only their own lists are there. */
export function listRefused(situation: Situation): RefusedList[] {
  const moved = selectedBlocks(situation)
  if ('refusal' in moved) return []
  const { document, registry } = situation
  const refused: RefusedList[] = []
  const visit = (where: Container, isInside: boolean) => {
    const list = blocksIn(document, where) ?? []
    const refusal = refusalIn(situation, moved, where)
    if (refusal) refused.push({ in: where, refusal })
    if (isInside) return
    for (const block of list) {
      const isMoved = moved.some((each) => each.block === block)
      for (const slot of openSlots(registry, block)) visit({ parent: block.id, slot }, isMoved)
    }
  }
  for (const region of regionsOf(situation)) visit({ region }, false)
  return refused
}

function refusalIn(situation: Situation, moved: readonly FoundBlock[], where: Container): Phrase | null {
  const alone = moved.map(({ block }) => standingRefusal(situation, block, where)).find((refusal) => refusal !== null)
  if (alone) return alone.refusal
  if (moved.length === 1) return null
  // Each of several blocks may fit where all of them do not.
  const list = blocksIn(situation.document, where) ?? []
  const end = placeAt(where, list, list.length)
  return refusalOf(moveBlocks, situation, { ids: moved.map(({ block }) => block.id), to: end })
}

const regionsOf = ({ document }: Situation): readonly string[] => Object.keys(document.regions)

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
  for (const region of regionsOf(situation)) visit({ region })
  // Each of several blocks may fit where all of them do not.
  return ids.length === 1 ? places : places.filter((to) => refusalOf(moveBlocks, situation, { ids, to }) === null)
}

/** The number of the place beside the selected blocks: the next one of their list, else the one before, else beside the block around them. */
export function placeBeside(situation: Situation, places: readonly Place[]): number {
  const moved = selectedBlocks(situation)
  if ('refusal' in moved) return 0
  const ids = new Set(moved.map(({ block }) => block.id))
  for (let at = moved[0] ?? null; at !== null; at = at.around) {
    const { in: where, list, index } = at
    const next = list.slice(index).find(({ id }) => !ids.has(id))
    const former = list.slice(0, index).findLast(({ id }) => !ids.has(id))
    const here = places.map((place, number) => ({ ...place, number })).filter((place) => isSameContainer(place.in, where))
    const beside = here.find(({ after }) => after === next?.id) ?? here.find(({ before }) => before === former?.id)
    if (beside) return beside.number
  }
  return 0
}
