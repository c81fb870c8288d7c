/** The host that is asked for the tiles of maps. */
export const TILE_HOST = 'tile.openstreetmap.org'
