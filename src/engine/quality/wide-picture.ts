import { inProps, type Examined } from './examined.ts'
import { mediaFactOf } from './facts.ts'
import type { Found } from './finding.ts'

/** The widest a page is, in pixels. */
const PAGE_WIDTH = 1280

/** How many times wider than its place a picture may be. */
const MAX_RATIO = 4

/** Finds pictures that are more than four times as wide as their place can be. */
export function widePicture({ blocks, facts }: Examined): Found[] {
  return blocks.flatMap(({ block, values, columns }) => {
    const place = Math.round(PAGE_WIDTH / columns)
    return values.flatMap(({ kind, pointer, value }): Found[] => {
      const fact = kind === 'media' ? mediaFactOf(facts.media, value) : null
      if (!fact?.isPicture || fact.width <= place * MAX_RATIO) return []
      return [{ blockId: block.id, pointer: inProps(pointer), values: { width: fact.width, place } }]
    })
  })
}
