import { control, divIcon, map, marker, tileLayer, type LatLngTuple } from 'leaflet'
import { tileAddress, type MapTiles } from './tile-host.ts'

/** A place on a map. */
export interface MapPlace {
  readonly name: string
  readonly at: LatLngTuple
  /** Called at a click on its mark; a list beside the map does the same. */
  readonly onChoose?: () => void
}

/** The plan of a map: its places, its zoom and its words. */
export interface MapPlan {
  readonly places: readonly MapPlace[]
  readonly zoom: number
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly contributors: string }
  /** The tiles of the site's own choice. */
  readonly tiles?: MapTiles | null | undefined
  /** True when it may glide; else it jumps. */
  readonly glides: boolean
  /** Called when the first of its tiles cannot be fetched. */
  readonly onFailure?: (() => void) | undefined
  /** The class of the mark at a place. */
  readonly markClass: string
}

const RIGHTS = 'https://www.openstreetmap.org/copyright'
const MARK = 18

/** Plain words where the map expects HTML. */
function asHtml(words: string): string {
  const element = document.createElement('span')
  element.textContent = words
  return element.innerHTML
}

/** Draws a map in an element; from here on its tiles are fetched. What it answers takes it away. */
export function drawMap(element: HTMLElement, { places, zoom, words, tiles: chosen, glides, onFailure, markClass }: MapPlan): () => void {
  // The wheel scrolls the page.
  const drawn = map(element, { zoomControl: false, scrollWheelZoom: false, zoomAnimation: glides, fadeAnimation: glides })
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(drawn)
  const attribution = chosen?.attribution ? asHtml(chosen.attribution) : `<a href="${RIGHTS}">© ${words.contributors}</a>`
  const tiles = tileLayer(tileAddress(chosen), { maxZoom: 19, attribution }).addTo(drawn)
  // Once something of it is seen, a hole is only a hole.
  const fail = () => onFailure?.()
  tiles.once('tileload', () => tiles.off('tileerror', fail)).once('tileerror', fail)
  drawn.attributionControl.setPrefix(false)
  for (const { name, at, onChoose } of places) {
    const icon = divIcon({ className: markClass, iconSize: [MARK, MARK] })
    const mark = marker(at, { icon, title: name, alt: name, keyboard: false }).addTo(drawn)
    if (onChoose) mark.on('click', onChoose)
  }
  if (places.length === 1 && places[0]) drawn.setView(places[0].at, zoom)
  else
    drawn.fitBounds(
      places.map(({ at }) => at),
      { padding: [48, 48], maxZoom: zoom },
    )
  return () => {
    drawn.remove()
  }
}
