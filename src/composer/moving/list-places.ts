import { PAGE_REGION, type Container, type Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Block } from '#schemas/generated/content.ts'
import { refusalOf, type Situation } from '#composer/commands/command.ts'
import { openSlots } from '#composer/commands/open-slots.ts'
import { moveBlocks } from '#composer/commands/place-blocks.ts'
import { lockedRefusal, selectedBlocks } from '#composer/commands/selected-block.ts'
import type { Phrase } from '#composer/words/composer-message.ts'

/** The number of blocks in front of the moved ones where they are now; null in a list that does not hold them side by side. */
function presentGap(moved: readonly FoundBlock[], list: readonly Block[]): number | null {
  const [first] = moved
  if (first?.list !== list || moved.some((each, index) => each.list !== list || each.index !== first.index + index)) return null
  return first.index
}

/** The places of one list, each with the number of blocks in front of it, without the one where the moved blocks are. */
function gapsOf(where: Container, list: readonly Block[], moved: readonly FoundBlock[]): { readonly at: number; readonly place: Place }[] {
  const present = presentGap(moved, list)
  const staying = list.filter(({ id }) => moved.every(({ block }) => block.id !== id))
  return [...staying, null]
    .map((next, at) => ({ at, place: { in: where, after: staying[at - 1]?.id ?? null, before: next?.id ?? null } }))
    .filter(({ at }) => at !== present)
}

/** The reason why the selected blocks cannot be moved at all: none is selected, or one is locked; null when they can. */
export function movingRefusal(situation: Situation): Phrase | null {
  const moved = selectedBlocks(situation)
  return 'refusal' in moved ? moved.refusal : (lockedRefusal(situation, moved, 'itself')?.refusal ?? null)
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
    const gaps = fits ? gapsOf(where, list, moved) : []
    for (const [index, next] of list.filter(({ id }) => !ids.includes(id)).entries()) {
      places.push(...gaps.filter(({ at }) => at === index).map(({ place }) => place))
      for (const slot of openSlots(registry, next)) visit({ parent: next.id, slot })
    }
    places.push(
      ...gaps
        .slice(-1)
        .filter(({ place }) => place.before === null)
        .map(({ place }) => place),
    )
  }
  const isPage = PAGE_REGION in document.regions
  for (const region of isPage ? [PAGE_REGION] : Object.keys(document.regions)) visit({ region })
  // Each of several blocks may fit where all of them do not.
  return ids.length === 1 ? places : places.filter((to) => refusalOf(moveBlocks, situation, { ids, to }) === null)
}
