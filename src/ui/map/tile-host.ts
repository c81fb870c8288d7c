/** Where the tiles of a map come from, and whom they are thanked to; the usual ones when a site has not chosen its own. */
export interface MapTiles {
  readonly tilesUrl?: string
  readonly attribution?: string
}

/** The host that is asked for the tiles of maps where a site names no other. */
const TILE_HOST = 'tile.openstreetmap.org'

/** The address of tiles, with `{z}`, `{x}`, `{y}`. */
export function tileAddress(tiles: MapTiles | null | undefined): string {
  return tiles?.tilesUrl ?? `https://${TILE_HOST}/{z}/{x}/{y}.png`
}

/** The host that the tiles come from, as people are told before it is asked. */
export function tileHostOf(tiles: MapTiles | null | undefined): string {
  return /^(?:https?:)?\/\/(?:\{s\}\.)?([^/:]+)/.exec(tileAddress(tiles))?.[1] ?? TILE_HOST
}
