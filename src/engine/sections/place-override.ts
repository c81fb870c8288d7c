import type { Block, Json } from '#schemas/generated/content.ts'
import { pointerSegments, valueAt } from '#engine/document/pointer.ts'
import { shortHash } from '#engine/document/short-hash.ts'

/** A value that stands in one place instead of that of the section. */
export interface Override {
  readonly block: string
  readonly pointer: string
  readonly value: string
  /** The shared text of an item of a list as it was when the value was written, and the length of the list. Older values have none. */
  readonly of?: string
}

interface ItemPlace {
  readonly items: readonly Json[]
  readonly index: number
  /** Makes the pointer of the text in another item of the list. */
  readonly at: (index: number) => string
  readonly textOf: (item: Json | undefined) => Json | undefined
}

/** The item of a list in which a pointer stands; null for a text outside lists. Items have no ids. */
function itemAt(props: Block['props'], pointer: string): ItemPlace | null {
  const parts = pointerSegments(pointer) === null ? [] : pointer.split('/').slice(1)
  for (const [depth, part] of parts.entries()) {
    const list = depth === 0 ? undefined : valueAt(props, `/${parts.slice(0, depth).join('/')}`)
    if (!Array.isArray(list)) continue
    const [before, after] = [parts.slice(0, depth), parts.slice(depth + 1)]
    const inItem = after.map((each) => `/${each}`).join('')
    return {
      ...{ items: list, index: Number(part) },
      at: (index) => `/${[...before, index, ...after].join('/')}`,
      textOf: (item) => valueAt({ item: item ?? null }, `/item${inItem}`),
    }
  }
  return null
}

const hashOf = (text: Json | undefined): string => shortHash(typeof text === 'string' ? text : '')

/** The mark of a text of a section that a place is about to word otherwise; undefined for a text outside lists, which stays where it is. */
export function overrideMark(props: Block['props'], pointer: string): string | undefined {
  const place = itemAt(props, pointer)
  return place ? `${place.items.length}-${hashOf(place.textOf(place.items[place.index]))}` : undefined
}

/**
 * Finds the text that an override stands for: in the item whose text it had replaced, wherever that is now in its list. A text that was
 * reworded in a list of the same length is still the one at its number. Null once the item is gone.
 */
export function overridePlace(props: Block['props'], { pointer, of }: Pick<Override, 'pointer' | 'of'>): string | null {
  const place = of === undefined ? null : itemAt(props, pointer)
  if (!place) return pointer
  const [length = '', hash = ''] = of?.split('-') ?? []
  const same = place.items.flatMap((item, index) => (hashOf(place.textOf(item)) === hash ? [index] : []))
  if (same.includes(place.index)) return pointer
  const [found] = same
  if (found !== undefined) return place.at(found)
  return String(place.items.length) === length ? pointer : null
}
