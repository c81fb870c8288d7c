import { useMemo, useState, type CSSProperties } from 'react'
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
import { TILE_HOST } from '#ui/map/tile-host.ts'
import { PlaceAddress } from '#ui/PlaceAddress.tsx'
import styles from './View.module.css'

interface MapData {
  readonly places?: CallData<'company.addresses'>
}

const HOST = 'www.openstreetmap.org'

/** Where the company is found: its addresses in words, and a map of which nothing is fetched before the click. */
export function View({ props: { title, level, zoom, height, showAddresses }, data }: BlockViewProps<MapProps, MapData>) {
  const text = useText()
  const { name } = useSite()
  const [isAsked, setAsked] = useState(false)
  const addresses = data.places?.addresses
  const places = useMemo(
    () =>
      (addresses ?? []).flatMap((each): MapPlace[] =>
        each.position ? [{ name: each.name, at: [each.position.lat, each.position.lng] }] : [],
      ),
    [addresses],
  )
  const words = useMapWords()
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
        <div className={styles.room} style={{ '--height': `${height}px` } as CSSProperties}>
          <ClickToLoad
            label={text('block.map.show')}
            icon="location"
            href={`https://${HOST}/?mlat=${first.at[0]}&mlon=${first.at[1]}#map=${zoom}/${first.at[0]}/${first.at[1]}`}
            notice={text('block.embed.notice', { host: TILE_HOST })}
            isLoaded={isAsked}
            onLoad={() => setAsked(true)}
          >
            <LiveMap places={places} zoom={zoom} label={text('block.map.label', { name })} words={words} />
          </ClickToLoad>
        </div>
      )}
    </BlockFrame>
  )
}
