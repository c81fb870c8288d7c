import { useEffect, useRef } from 'react'
import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { useText } from '#i18n/use-text.ts'
import type { MapPlace } from './draw-map.ts'
import styles from './View.module.css'

interface LiveMapProps {
  readonly places: readonly MapPlace[]
  readonly zoom: number
  readonly label: string
}

/** A map that can be moved and enlarged, by pointer or by keys; the focus goes to it, since its button is gone. */
export function LiveMap({ places, zoom, label }: LiveMapProps) {
  const text = useText()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    let takeAway: (() => void) | null = null
    let isGone = false
    const words = { zoomIn: text('block.map.zoomIn'), zoomOut: text('block.map.zoomOut'), contributors: text('block.map.contributors') }
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
  }, [places, zoom, text])
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="library" />
      <div ref={ref} className={styles.map} role="application" aria-label={label} />
    </>
  )
}
