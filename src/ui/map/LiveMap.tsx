import { useEffect, useRef } from 'react'
import leafletStyles from 'leaflet/dist/leaflet.css?url'
import type { MapPlace, MapPlan } from './draw-map.ts'
import styles from './LiveMap.module.css'

interface LiveMapProps {
  readonly places: readonly MapPlace[]
  readonly zoom: number
  readonly label: string
  readonly words: MapPlan['words']
}

/** A map that can be moved and enlarged, by pointer or by keys; the focus goes to it, since its button is gone. */
export function LiveMap({ places, zoom, label, words }: LiveMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    let takeAway: (() => void) | null = null
    let isGone = false
    const glides = !matchMedia('(prefers-reduced-motion: reduce)').matches
    void import('./draw-map.ts').then(({ drawMap }) => {
      if (isGone || !element) return
      takeAway = drawMap(element, { places, zoom, words, glides, markClass: styles.mark ?? '' })
      element.focus({ preventScroll: true })
    })
    return () => {
      isGone = true
      takeAway?.()
    }
  }, [places, zoom, words])
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="library" />
      <div ref={ref} className={styles.map} role="application" aria-label={label} />
    </>
  )
}
