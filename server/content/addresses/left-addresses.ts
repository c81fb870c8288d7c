import type { MapLink } from '#engine/text/map-links.ts'
import type { AddressMove } from '#server/content/pages/write/address-move.ts'
import { createMovedEntry, createMovedLink, type LinkSpace } from './moved-link.ts'

/** A change of an address, and the links that led to the former one. */
export interface LedMove {
  readonly move: AddressMove
  readonly space: LinkSpace
}

/** Addresses of a site that are left in the same instant: one, or those that pages exchange. */
export interface LeftAddresses {
  readonly siteId: number
  readonly by: string
  readonly from: readonly string[]
  readonly moves: readonly AddressMove[]
}

/** Puts changes of addresses together that happen in the same instant. */
export function leftAddresses(moves: readonly AddressMove[]): LeftAddresses {
  const [first] = moves
  return { siteId: first?.siteId ?? 0, by: first?.by ?? '', from: moves.map(({ from }) => from), moves }
}

// A link is changed once: pages that exchange their addresses would lead it back.
function firstOf(maps: readonly MapLink[]): MapLink {
  return (href) => {
    for (const map of maps) {
      const moved = map(href)
      if (moved !== href) return moved
    }
    return href
  }
}

/** Makes what changes a link of a document in a language: one to an address that was left leads to the new one. */
export const movedLinks = (led: readonly LedMove[], locale: string): MapLink =>
  firstOf(led.map(({ move, space }) => createMovedLink(move, space, locale)))

/** The same for an entry of the menu. */
export const movedEntries = (led: readonly LedMove[], locale: string): MapLink =>
  firstOf(led.map(({ move, space }) => createMovedEntry(move, space, locale)))
