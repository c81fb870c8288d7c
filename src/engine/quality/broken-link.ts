import { isReservedId } from '#schemas/text/reserved-ids.ts'
import { anchorOf } from '#engine/document/block-anchor.ts'
import { ID_PREFIX } from '#engine/text/html-rules.ts'
import { internalPath } from '#engine/text/internal-path.ts'
import { isFilePath } from '#engine/quality/addresses/files.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Examined } from './examined.ts'
import type { Found } from './finding.ts'
import { linksOf } from './links.ts'

/** Finds links to pages and files that the site does not have, and to places that the document does not have. */
export function brokenLink(document: Examined): Found[] {
  const places = new Set(document.blocks.flatMap(({ block }) => anchorOf(block) ?? []))
  const isPlace = (name: string) => places.has(name) || isReservedId(name) || name.startsWith(ID_PREFIX)
  // Browsers lead `#top` to the beginning, and read a name with and without its escapes.
  const isKnown = (name: string) => /^(?:top)?$/i.test(name) || isPlace(name) || isPlace(decoded(name))
  return linksOf(document).flatMap(({ blockId, pointer, href }): Found[] => {
    const at = { blockId, pointer, values: { href } }
    if (href.startsWith('#')) return !document.isPage || isKnown(href.slice(1)) ? [] : [at]
    const path = internalPath(href, document.facts.hosts)
    return path !== null && !isFilePath(path) && ownValue(document.facts.links, path) === false ? [at] : []
  })
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
