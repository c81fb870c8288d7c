import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useMapWords } from '#i18n/use-map-words.ts'
import { useText } from '#i18n/use-text.ts'
import { useSite } from '#renderer/context.ts'
import { headOfficeFirst } from '#renderer/head-office-first.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { MapProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/BlockFrame.tsx'
import { ClickToLoad } from '#ui/ClickToLoad.tsx'
import type { MapPlace } from '#ui/map/draw-map.ts'
import { LiveMap } from '#ui/map/LiveMap.tsx'
import { PlanDrawing } from '#ui/map/PlanDrawing.tsx'
import { tileHostOf, type MapTiles } from '#ui/map/tile-host.ts'
import { PlaceAddress } from '#ui/PlaceAddress.tsx'
import styles from './View.module.css'

interface MapData {
  readonly places?: CallData<'company.addresses'>
  /** Where the site's maps come from; null when it has not said. */
  readonly tiles?: MapTiles | null
}

const HOST = 'www.openstreetmap.org'

/** Where the company is found: its addresses in words, and a map of which nothing is fetched before the click. */
export function View({ props: { title, level, zoom, height, showAddresses }, data }: BlockViewProps<MapProps, MapData>) {
  const text = useText()
  const { name } = useSite()
  const [phase, setPhase] = useState<'drawn' | 'asked' | 'failed'>('drawn')
  const addresses = data.places?.addresses
  const places = useMemo(
    () => headOfficeFirst(addresses ?? []).flatMap((place) => (place.position ? [{ place, at: place.position }] : [])),
    [addresses],
  )
  const marks = useMemo(() => places.map(({ place, at }): MapPlace => ({ name: place.name, at: [at.lat, at.lng] })), [places])
  const words = useMapWords()
  const fail = useCallback(() => setPhase('failed'), [])
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The map that had the focus is gone.
    if (phase === 'failed') room.current?.querySelector<HTMLElement>('[data-acts]')?.focus({ preventScroll: true })
  }, [phase])
  const [first] = places
  if (!addresses)
    return (
      <BlockFrame title={title} level={level}>
        {text('block.map.failed')}
      </BlockFrame>
    )
  return (
    <BlockFrame title={title} level={level}>
      {showAddresses && (
        <ul className={styles.places}>
          {headOfficeFirst(addresses).map((place) => (
            <li key={place.id}>
              <strong>{place.name}</strong>
              <address>
                <PlaceAddress place={place} mapNotice={text('ui.onMap')} />
              </address>
            </li>
          ))}
        </ul>
      )}
      {first && (
        <div ref={room} className={styles.room} style={{ '--height': `${height}px` } as CSSProperties}>
          <ClickToLoad
            poster={<PlanDrawing />}
            card={
              <p className={styles.card}>
                <strong>{first.place.name}</strong>
                <br />
                {first.place.postalCode} {first.place.city}
              </p>
            }
            label={text('block.map.show')}
            icon="location"
            href={`https://${HOST}/?mlat=${first.at.lat}&mlon=${first.at.lng}#map=${zoom}/${first.at.lat}/${first.at.lng}`}
            notice={
              phase === 'failed' ? (
                <span role="alert">{text('block.map.unreachable')}</span>
              ) : (
                text('block.embed.notice', { host: tileHostOf(data.tiles) })
              )
            }
            isLoaded={phase === 'asked'}
            onLoad={() => setPhase('asked')}
          >
            <LiveMap
              places={marks}
              zoom={zoom}
              label={text('block.map.label', { name })}
              words={words}
              tiles={data.tiles}
              onFailure={fail}
            />
          </ClickToLoad>
        </div>
      )}
    </BlockFrame>
  )
}
