import { ownValue } from '#schemas/names/own-value.ts'
import { isSameContainer, type Container, type Place } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { regionLabel } from '#engine/draft/document/region-labels.ts'
import { wordsIn } from '#composer/block-types/block-words.ts'
import type { Named } from '#composer/commands/command.ts'
import { listName } from '#composer/commands/plan-placing.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { cutWords } from '#engine/text/cut-words.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'

/** The name of a block with its first words, or those of what is in it, which tell it from others of its type. */
export function fullName({ document, registry, values }: Named, id: string): string {
  const block = findBlock(document, id)?.block
  const name = nameOf({ document, registry }, id)
  const words = block && ownValue(document.notes, id)?.name === undefined ? wordsIn(registry, block, values) : ''
  return words === '' ? name : `${name}, ${words}`
}

/** The words of a place: before the first block of its list, else behind its neighbour. */
export function placePhrase(named: Named, { after, before }: Place): Phrase {
  if (after !== null) return { id: 'composer.moving.after', values: { block: fullName(named, after) } }
  if (before !== null) return { id: 'composer.moving.before', values: { block: fullName(named, before) } }
  return { id: 'composer.moving.only', values: {} }
}

/** The words of a list: the page itself, or a slot with the block that it belongs to. */
export function listPhrase(named: Named, where: Container): Phrase {
  if ('region' in where) {
    const region = regionLabel(where.region)
    return region === null ? { id: 'composer.moving.page', values: {} } : { id: 'composer.moving.region', values: { region } }
  }
  return { id: 'composer.moving.list', values: { list: listName(named, where), block: fullName(named, where.parent) } }
}

/** Places of one list that follow each other, with the words of the list. */
export interface PlaceGroup {
  readonly phrase: Phrase
  /** The number of the first place among all of them, from 0 on. */
  readonly first: number
  readonly places: readonly Place[]
}

/** Parts places by their lists, in their order. */
export function groupPlaces(named: Named, places: readonly Place[]): PlaceGroup[] {
  const groups: { phrase: Phrase; first: number; places: Place[] }[] = []
  for (const [index, place] of places.entries()) {
    const last = groups.at(-1)
    const former = last?.places[0]
    if (last && former && isSameContainer(former.in, place.in)) last.places.push(place)
    else groups.push({ phrase: listPhrase(named, place.in), first: index, places: [place] })
  }
  return groups
}

/** The longest name of a block in the sentence of a place, in characters. */
const MAX_NAME_LENGTH = 48

/** A place in one short sentence: « Après “Combe Haute”, dans la page ». */
export function placeWords(named: Named, place: Place, text: ComposerText): string {
  const { id, values } = placePhrase(named, place)
  const { block } = values ?? {}
  const words = text(id, typeof block === 'string' ? { block: cutWords(block, MAX_NAME_LENGTH) } : {})
  const where = place.in
  if ('region' in where) {
    const region = regionLabel(where.region)
    return region === null ? text('composer.moving.in-page', { place: words }) : text('composer.moving.in-region', { place: words, region })
  }
  return text('composer.moving.in-list', {
    place: words,
    list: listName(named, where),
    block: cutWords(fullName(named, where.parent), MAX_NAME_LENGTH),
  })
}
