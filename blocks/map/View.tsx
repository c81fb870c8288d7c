import { useMemo } from 'react'
import { usePlacesMapWords } from '#i18n/hooks/use-map-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useSite } from '#renderer/context.ts'
import { headOfficeFirst } from '#renderer/sort-addresses.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { MapProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { PlacesMap } from '#ui/map/PlacesMap.tsx'
import type { MapTiles } from '#ui/map/tile-host.ts'
import { PlaceAddress } from '#ui/text/AddressLink.tsx'
import styles from './View.module.css'

interface MapData {
  readonly places?: CallData<'company.addresses'>
  /** Where the site's maps come from; null when it has not said. */
  readonly tiles?: MapTiles | null
}

/** The location of the company: its addresses as text, and a map that loads nothing before the click. */
export function View({ props: { title, level, zoom, height, showAddresses }, data }: BlockViewProps<MapProps, MapData>) {
  const text = useText()
  const words = usePlacesMapWords(useSite().name)
  const addresses = data.places?.addresses
  const places = useMemo(() => headOfficeFirst(addresses ?? []), [addresses])
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
          {places.map((place) => (
            <li key={place.id}>
              <strong>{place.name}</strong>
              <address>
                <PlaceAddress place={place} mapNotice={text('ui.onMap')} />
              </address>
            </li>
          ))}
        </ul>
      )}
      <PlacesMap places={places} words={words} zoom={zoom} height={height} tiles={data.tiles} />
    </BlockFrame>
  )
}
