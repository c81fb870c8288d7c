import { comparedSpaces } from '#schemas/text/fold-spaces.ts'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { withoutOwnHost } from '#engine/text/internal-path.ts'
import type { Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { linksOf } from './links.ts'

/** Finds links that have the words of an earlier link and lead elsewhere. */
export function sameLinkText(document: Examined): Found[] {
  const { hosts } = document.facts
  const targets = new Map<string, string>()
  return linksOf(document).flatMap(({ blockId, pointer, href, words }): Found[] => {
    if (!words || href === '') return []
    const key = comparedSpaces(words).toLocaleLowerCase()
    const first = targets.get(key)
    if (first === undefined) targets.set(key, href)
    return first !== undefined && pageOf(first, hosts) !== pageOf(href, hosts) ? [{ blockId, pointer, values: { words, first } }] : []
  })
}

// `/contact/` and the address with the host of the site lead to the page of `/contact`.
function pageOf(href: string, hosts: readonly string[]): string {
  const own = withoutOwnHost(href, hosts)
  return own.startsWith('/') ? stripEnds(own, /\//) : own
}
