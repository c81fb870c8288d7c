import { isSameContainer, type Container, type Place } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Situation } from '#composer/commands/command.ts'
import { screensOfRegion, type Screens } from '#composer/shells/region-screens.ts'
import { listPlaces, listRefused, type RefusedList } from './list-places.ts'

/** The places of a sheet, and the lists that it does not offer. */
export interface ShownPlaces {
  readonly places: readonly Place[]
  /** First the lists that would take the selected blocks, in bars of other screens than those of the canvas; then those that do not take them. */
  readonly elsewhere: readonly RefusedList[]
  /** True where only bars of other screens would take the selected blocks. */
  readonly isElsewhere: boolean
}

/** The screens that alone show a list; null for all of them. */
function screensOfList({ document }: Pick<Situation, 'document'>, where: Container): Screens | null {
  if ('region' in where) return screensOfRegion(where.region)
  const around = findBlock(document, where.parent)
  return around && screensOfList({ document }, around.in)
}

/** Parts the places for the selected blocks: those in sight on the screens of the canvas are offered. */
export function shownPlaces(situation: Situation, screens: Screens): ShownPlaces {
  const places: Place[] = []
  const unseen: RefusedList[] = []
  for (const place of listPlaces(situation)) {
    const only = screensOfList(situation, place.in)
    if (only === null || only === screens) places.push(place)
    else if (!unseen.some((list) => isSameContainer(list.in, place.in)))
      unseen.push({ in: place.in, refusal: { id: `composer.moving.unseen.${only}` } })
  }
  return { places, elsewhere: [...unseen, ...listRefused(situation)], isElsewhere: places.length === 0 && unseen.length > 0 }
}
