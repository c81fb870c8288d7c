import type { Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { linksOf } from './links.ts'

/** Finds links and buttons that have no words, or that lead nowhere. */
export function emptyLink(document: Examined): Found[] {
  return linksOf(document).flatMap(({ blockId, pointer, href, words }): Found[] => {
    if (href.trim() === '#' || (href.trim() === '' && words !== null)) return [{ blockId, pointer, values: { reason: 'nowhere' } }]
    return words === '' ? [{ blockId, pointer, values: { reason: 'wordless' } }] : []
  })
}
