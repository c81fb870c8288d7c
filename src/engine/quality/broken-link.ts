import { isReservedId } from '#schemas/text/reserved-ids.ts'
import { anchorOf } from '#engine/document/block-anchor.ts'
import { ID_PREFIX } from '#engine/validation/html-rules.ts'
import type { Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { linksOf } from './links.ts'

/** The path of an address of the site itself, without what follows it; null for other addresses, and for one with a value of the site. */
export function internalPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//') || href.includes('{{')) return null
  return href.split(/[?#]/, 1)[0] ?? null
}

/** Finds links to pages and files that the site does not have, and to places that the document does not have. */
export function brokenLink(document: Examined): Found[] {
  const places = new Set(document.blocks.flatMap(({ block }) => anchorOf(block) ?? []))
  const isKnown = (name: string) => name === '' || places.has(name) || isReservedId(name) || name.startsWith(ID_PREFIX)
  return linksOf(document).flatMap(({ blockId, pointer, href }): Found[] => {
    const at = { blockId, pointer, values: { href } }
    if (href.startsWith('#')) return !document.isPage || isKnown(href.slice(1)) ? [] : [at]
    const path = internalPath(href)
    return path !== null && document.facts.links[path] === false ? [at] : []
  })
}
