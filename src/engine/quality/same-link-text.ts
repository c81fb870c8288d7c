import type { Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { linksOf } from './links.ts'

/** Finds links that have the words of an earlier link and lead elsewhere. */
export function sameLinkText(document: Examined): Found[] {
  const targets = new Map<string, string>()
  return linksOf(document).flatMap(({ blockId, pointer, href, words }): Found[] => {
    if (!words || href === '') return []
    const key = words.toLocaleLowerCase()
    const first = targets.get(key)
    if (first === undefined) targets.set(key, href)
    return first !== undefined && first !== href ? [{ blockId, pointer, values: { words, first } }] : []
  })
}
