import { isSameContainer, type EditedDocument, type Place } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { placeBeside } from '#composer/commands/plan-placing.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import type { Dragged } from './drag-view.ts'

/** The outcome of a look at the places under the pointer: the one that is taken, or the reason why the first of them is not. */
export interface Choice<Hit extends { readonly place: Place }> {
  readonly hit: Hit | null
  readonly refusal: Phrase | null
}

const NOTHING = { hit: null, refusal: null }

/** Makes a choice among places, from the one that is meant first to those around it. The rules are asked once for each list of a document. */
export function createChooser(document: () => EditedDocument, { ids, refusalAt }: Pick<Dragged, 'ids' | 'refusalAt'>) {
  let requested: EditedDocument | null = null
  const refusals = new Map<string, Phrase | null>()
  const refusalIn = (place: Place): Phrase | null => {
    if (requested !== document()) refusals.clear()
    requested = document()
    const list = JSON.stringify(place.in)
    const known = refusals.get(list)
    if (known !== undefined) return known
    const refusal = refusalAt(place)
    refusals.set(list, refusal)
    return refusal
  }
  return <Hit extends { readonly place: Place }>(hits: readonly Hit[]): Choice<Hit> => {
    let first: Phrase | null = null
    for (const hit of hits) {
      const place = placeBeside(document(), hit.place, ids)
      if (isPresent(document(), place, ids)) return NOTHING
      const refusal = refusalIn(place)
      if (refusal === null) return { hit: { ...hit, place }, refusal: null }
      first ??= refusal
    }
    return { hit: null, refusal: first }
  }
}

/** True for the place where the moved blocks are already, side by side. */
function isPresent(document: EditedDocument, place: Place, ids: ReadonlySet<string>): boolean {
  const found = [...ids].map((id) => findBlock(document, id)).filter((each) => each !== null)
  const [one] = found
  if (!one || found.some(({ list }) => list !== one.list) || !isSameContainer(one.in, place.in)) return false
  const numbers = found.map(({ index }) => index)
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
  return to - from === found.length - 1 && (one.list[from - 1]?.id ?? null) === place.after
}
