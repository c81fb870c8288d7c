import { formatWeekday } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { writtenHours } from '#i18n/format/format-time.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { usePage } from '#renderer/context.ts'
import type { CollectPlaces } from '#blocks/checkout/delivery/PickupForm.tsx'
import { AddressLines } from '#blocks/checkout/parts/AddressLines.tsx'
import { deliveryAddress } from '#blocks/checkout/parts/identity-fields.ts'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'

interface DeliveryWordsProps {
  readonly shop: Shop
  readonly places: CollectPlaces
}

/** How the order gets to its buyer, where and when, in words. */
export function DeliveryWords({ shop, places }: DeliveryWordsProps) {
  const text = useText()
  const cart = shop.cart.kept
  if (cart.deliveryType === 'clickAndCollect') return <CollectWords shop={shop} places={places} />
  if (cart.deliveryType === 'no_delivery' || cart.carrier === null) return <p>{text('block.checkout.noDeliveryNote')}</p>
  const { carrier, accessPoint, address } = cart
  const [from = 0, to = 0] = carrier.delayDays
  const isPickup = carrier.deliveryType === 'PICKUP'
  return (
    <>
      <p>
        <span>{carrier.name}</span>
        {' — '}
        <span>{text(isPickup ? 'block.checkout.delayPickup' : 'block.checkout.delay', { from, to })}</span>
      </p>
      {isPickup && accessPoint && (
        <AddressLines lines={[accessPoint.name, accessPoint.addLine1, `${accessPoint.zipCode} ${accessPoint.city}`]} />
      )}
      {!isPickup && <AddressLines address={deliveryAddress(address.shipping, cart)} />}
    </>
  )
}

function CollectWords({ shop, places }: DeliveryWordsProps) {
  const text = useText()
  const { locale } = usePage()
  const { idAddress, date, idSchedule } = shop.cart.kept.clickAndCollect
  const { value: times } = useAnswer('times', shop.places.collectTimes)
  const place = places.find(({ id }) => id === idAddress)
  const time = times?.find((each) => each.date === date && each.idSchedule === idSchedule)
  const when = time && `${unbrokenDates(formatWeekday(time.date, locale))}, ${text('block.checkout.slot', writtenHours(time, locale))}`
  return <AddressLines lines={[place?.name, place?.address, place && `${place.postalCode} ${place.city}`, when]} />
}
