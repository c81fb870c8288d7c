import { Suspense, useEffect, useRef } from 'react'
import leafletStyles from 'leaflet/dist/leaflet.css?url'
import type { MapPlace, MapPlan } from './leaflet-map.ts'
import type { MapTiles } from './tile-host.ts'
import styles from './InteractiveMap.module.css'

interface LiveMapProps {
  readonly places: readonly MapPlace[]
  readonly zoom: number
  readonly label: string
  readonly words: MapPlan['words']
  /** The tiles of the site's own choice; the usual ones without. */
  readonly tiles?: MapTiles | null | undefined
  /** Called when the map cannot be loaded. */
  readonly onFailure?: (() => void) | undefined
}

/** A map that can be moved and enlarged, by pointer or by keys; the focus goes to it, since its button is gone. */
export function LiveMap(props: LiveMapProps) {
  // While its styles are on their way, its own place waits alone: else all of the page around it would be hidden, and its reader be found elsewhere.
  return (
    <Suspense>
      <StyledMap {...props} />
    </Suspense>
  )
}

function StyledMap({ places, zoom, label, words, tiles, onFailure }: LiveMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    let takeAway: (() => void) | null = null
    let isGone = false
    const glides = !matchMedia('(prefers-reduced-motion: reduce)').matches
    import('./leaflet-map.ts').then(
      ({ drawMap }) => {
        if (isGone || !element) return
        takeAway = drawMap(element, { places, zoom, words, tiles, glides, onFailure, markClass: styles.mark ?? '' })
        element.focus({ preventScroll: true })
      },
      () => onFailure?.(),
    )
    return () => {
      isGone = true
      takeAway?.()
    }
  }, [places, zoom, words, tiles, onFailure])
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="library" />
      <div ref={ref} className={styles.map} role="application" aria-label={label} />
    </>
  )
}
