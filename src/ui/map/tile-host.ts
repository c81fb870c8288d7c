/** The URL template of map tiles and their attribution. A site without its own uses the defaults. */
export interface MapTiles {
  readonly tilesUrl?: string
  readonly attribution?: string
}

/** The default host of map tiles. */
const TILE_HOST = 'tile.openstreetmap.org'

/** Returns the URL template of the tiles, with `{z}`, `{x}`, `{y}`. */
export function tileAddress(tiles: MapTiles | null | undefined): string {
  return tiles?.tilesUrl ?? `https://${TILE_HOST}/{z}/{x}/{y}.png`
}

/** Returns the host of the tiles. It is shown to visitors before the first request. */
export function tileHostOf(tiles: MapTiles | null | undefined): string {
  return /^(?:https?:)?\/\/(?:\{s\}\.)?([^/:]+)/.exec(tileAddress(tiles))?.[1] ?? TILE_HOST
}
