import { createContext } from 'react'
import type { MapTiles } from '#ui/map/tile-host.ts'

/** Where the site's maps come from; null when it has not said. */
export const MapTilesContext = createContext<MapTiles | null>(null)
