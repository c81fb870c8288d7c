import { useCallback, useContext, useMemo, useState } from 'react'
import { useMapWords } from '#i18n/hooks/use-map-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { AccessPoint, Carrier, ShippingPlace } from '#schemas/runtime/cart.ts'
import { ClickToLoad } from '#ui/media/ClickToLoad.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { LiveMap } from '#ui/map/InteractiveMap.tsx'
import { tileHostOf } from '#ui/map/tile-host.ts'
import { Choices } from '#blocks/checkout/parts/RadioCards.tsx'
import { MapTilesContext } from '#blocks/checkout/parts/map-tiles.ts'
import { faultOf } from '#blocks/checkout/parts/step-errors.ts'
import { RequestFailed } from '#blocks/checkout/parts/RequestFailed.tsx'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'

interface AccessPointsProps {
  readonly shop: Shop
  readonly place: ShippingPlace
  readonly carrier: Carrier
}

const HOST = 'www.openstreetmap.org'

/** Pickup points nearby: a complete list, and a map that loads nothing before the click. */
export function AccessPoints({ shop, place, carrier }: AccessPointsProps) {
  const text = useText()
  const { cart, checkout, places, tellCart } = shop
  const { locale } = usePage()
  const kilometres = (distance: number) => new Intl.NumberFormat(locale.replace('_', '-'), { maximumFractionDigits: 1 }).format(distance)
  const question = `${carrier.serviceCode} ${place.country.id} ${place.city.postalCode} ${place.city.name}`
  const choose = useCallback(
    (point: AccessPoint | undefined) => {
      if (point) tellCart({ type: 'accessPoint.choose', accessPoint: point })
    },
    [tellCart],
  )
  const { value: points, hasFailed, askAgain } = useAnswer(question, () => places.accessPoints(place, carrier.serviceCode))
  if (hasFailed) return <RequestFailed name="delivery-accessPointId" onAskAgain={askAgain} />
  if (points === null) return <p className={styles.soft}>{text('block.checkout.pointsComing')}</p>
  if (points.length === 0) return <FormNotice kind="note" title={text('block.checkout.noPoints')} />
  return (
    <>
      <Choices
        name="delivery-accessPointId"
        label={text('block.checkout.points')}
        error={faultOf(checkout, 'delivery.accessPointId')}
        chosen={cart.kept.accessPoint?.id ?? null}
        onChoose={(value) => choose(points.find(({ id }) => id === value))}
        choices={points.map(({ id, name, addLine1, zipCode, city, distance }) => ({
          value: id,
          label: name,
          hint: [
            `${addLine1}, ${zipCode} ${city}`,
            ...(distance === undefined ? [] : [text('block.checkout.pointDistance', { distance: kilometres(distance) })]),
          ].join(' · '),
        }))}
      />
      <PointMap points={points} onChoose={choose} />
    </>
  )
}

function PointMap({ points, onChoose }: { readonly points: readonly AccessPoint[]; readonly onChoose: (point: AccessPoint) => void }) {
  const text = useText()
  const words = useMapWords()
  const tiles = useContext(MapTilesContext)
  const [isAsked, setAsked] = useState(false)
  const marks = useMemo(
    () =>
      points.flatMap((point) => {
        const { name, position } = point
        return position ? [{ name, at: [position.lat, position.lng] as [number, number], onChoose: () => onChoose(point) }] : []
      }),
    [points, onChoose],
  )
  const [first] = marks
  if (!first) return null
  const [lat, lng] = first.at
  return (
    <div className={styles.map}>
      <ClickToLoad
        label={text('block.checkout.showMap')}
        icon="location"
        href={`https://${HOST}/?mlat=${lat}&mlon=${lng}#map=14/${lat}/${lng}`}
        notice={text('block.embed.notice', { host: tileHostOf(tiles) })}
        isLoaded={isAsked}
        onLoad={() => setAsked(true)}
      >
        <LiveMap places={marks} zoom={15} label={text('block.checkout.map')} words={words} tiles={tiles} />
      </ClickToLoad>
    </div>
  )
}
