import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { ClickToLoad } from '../media/ClickToLoad.tsx'
import type { MapPlace, MapPlan } from './leaflet-map.ts'
import { LiveMap } from './InteractiveMap.tsx'
import { PlanDrawing } from './MapPlaceholder.tsx'
import { tileHostOf, type MapTiles } from './tile-host.ts'
import styles from './PlacesMap.module.css'

interface Place {
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly position?: { readonly lat: number; readonly lng: number } | null
}

interface PlacesMapWords {
  readonly show: string
  readonly unreachable: string
  /** The accessible name of the map. */
  readonly label: string
  /** The notice about the host that a click contacts. */
  readonly notice: (host: string) => string
  /** The words on the map itself, the same ones as long as the language is. */
  readonly onMap: MapPlan['words']
}

interface PlacesMapProps {
  /** Those that have a position are shown, the first one on the card too; the same list as long as nothing of it changes. */
  readonly places: readonly Place[]
  readonly words: PlacesMapWords
  readonly zoom: number
  readonly height: number
  readonly tiles?: MapTiles | null | undefined
}

const HOST = 'www.openstreetmap.org'

/** A map of places, fetched on a click; until then, and where it cannot be fetched, a drawing with the first place on a card. Nothing where no place has a position. */
export function PlacesMap({ places, words, zoom, height, tiles }: PlacesMapProps) {
  const [phase, setPhase] = useState<'drawn' | 'asked' | 'failed'>('drawn')
  const placed = useMemo(() => places.flatMap((place) => (place.position ? [{ place, at: place.position }] : [])), [places])
  const marks = useMemo(() => placed.map(({ place, at }): MapPlace => ({ name: place.name, at: [at.lat, at.lng] })), [placed])
  const fail = useCallback(() => setPhase('failed'), [])
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The map that had the focus is gone.
    if (phase === 'failed') room.current?.querySelector<HTMLElement>('[data-acts]')?.focus({ preventScroll: true })
  }, [phase])
  const [first] = placed
  if (!first) return null
  const { lat, lng } = first.at
  return (
    <div ref={room} className={styles.room} style={{ '--height': `${height}px` } as CSSProperties}>
      <ClickToLoad
        poster={<PlanDrawing />}
        card={
          <p className={styles.card}>
            <strong>{first.place.name}</strong>
            <br />
            <span>{first.place.address}</span>
            <br />
            <span>{`${first.place.postalCode} ${first.place.city}`}</span>
          </p>
        }
        label={words.show}
        icon="location"
        href={`https://${HOST}/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`}
        notice={phase === 'failed' ? <span role="alert">{words.unreachable}</span> : words.notice(tileHostOf(tiles))}
        isLoaded={phase === 'asked'}
        onLoad={() => setPhase('asked')}
      >
        <LiveMap places={marks} zoom={zoom} label={words.label} words={words.onMap} tiles={tiles} onFailure={fail} />
      </ClickToLoad>
    </div>
  )
}
