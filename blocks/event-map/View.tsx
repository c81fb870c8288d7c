import { useMemo } from 'react'
import { usePlacesMapWords } from '#i18n/hooks/use-map-text.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EventDetail } from '#schemas/api/content/event-item.ts'
import type { EventMapProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'
import { PlacesMap } from '#ui/map/PlacesMap.tsx'
import type { MapTiles } from '#ui/map/tile-host.ts'

interface EventMapData {
  readonly event?: Pick<EventDetail, 'location'>
  /** Where the site's maps come from; null when it has not said. */
  readonly tiles?: MapTiles | null
}

/** The place of an event on a map that loads nothing before the click; nothing for an event without a place, such as one online. */
export function View({ props: { title, level, zoom, height }, data: { event, tiles } }: BlockViewProps<EventMapProps, EventMapData>) {
  const place = event?.location
  const words = usePlacesMapWords(place?.name ?? '')
  const places = useMemo(() => (place?.position ? [place] : []), [place])
  if (!place?.position) return null
  return (
    <BlockFrame title={title} level={level} isScreenOnly>
      <PlacesMap places={places} words={words} zoom={zoom} height={height} tiles={tiles} />
    </BlockFrame>
  )
}
