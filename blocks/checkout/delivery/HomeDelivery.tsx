import { useState, type RefObject } from 'react'
import { useParameter } from '#renderer/context.ts'
import type { ShopCountry } from '#schemas/runtime/block-actors.ts'
import type { CartCity } from '#schemas/runtime/cart.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { Limit } from '#blocks/checkout/parts/QuantityLimit.tsx'
import { faultOf } from '#blocks/checkout/parts/step-errors.ts'
import { RequestFailed } from '#blocks/checkout/parts/RequestFailed.tsx'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'
import { AccessPoints } from './AccessPoints.tsx'
import { Carriers } from './Carriers.tsx'
import { CityField } from './CityField.tsx'
import { CountryField } from './CountryField.tsx'
import { ForeignPlace } from './ForeignCity.tsx'
import { Pricing } from './ShippingPriceStatus.tsx'
import type { WantedPlace } from './use-delivery-place.ts'

/** The country that stands there first: the one that was chosen before, else France where it is served. */
function usualCountry(countries: readonly ShopCountry[], id: number | undefined): ShopCountry | null {
  return countries.find((each) => each.id === id) ?? countries.find(({ alphaTwo }) => alphaTwo === 'FR') ?? countries[0] ?? null
}

interface HomeDeliveryProps {
  readonly shop: Shop
  readonly props: CheckoutProps
  readonly wanted: WantedPlace
  /** The live region for the progress of the prices. */
  readonly region: RefObject<HTMLDivElement | null>
}

/** To a door or to a shop nearby: where, then who brings it and for how much. */
export function HomeDelivery({ shop, props, wanted, region }: HomeDeliveryProps) {
  const shippingMessage = useParameter('SHIPPING_MESSAGE')
  const { cart, checkout, shipping, tellCart } = shop
  const { city, country, shippingPrices, carrier } = cart.kept
  const place = city && country ? { city, country } : null
  // The carriers of another place are none of the one that is asked for.
  const priced = wanted.isAwaited ? null : place
  return (
    <>
      {/* Shown before an address is given; afterwards the shop's own answer says it. */}
      <Limit totals={cart.totals} props={props} isSaid={Boolean(shipping.message)} />
      <Place shop={shop} wanted={wanted} />
      <Pricing shop={shop} place={place} region={region} />
      {typeof shippingMessage === 'string' && <p className={styles.shippingMessage}>{shippingMessage}</p>}
      {priced && shippingPrices.length > 0 && (
        <Carriers
          carriers={shippingPrices}
          chosen={carrier}
          error={faultOf(checkout, 'delivery.idCarrier')}
          onChoose={(next) => tellCart({ type: 'carrier.choose', carrier: next })}
        />
      )}
      {priced && carrier?.deliveryType === 'PICKUP' && <AccessPoints key={carrier.id} shop={shop} place={priced} carrier={carrier} />}
    </>
  )
}

function Place({ shop: { checkout, places }, wanted }: { readonly shop: Shop; readonly wanted: WantedPlace }) {
  const { place } = wanted
  const { value, hasFailed, askAgain } = useAnswer('countries', places.countries)
  const [other, setOther] = useState<ShopCountry | null>(null)
  const countries = value?.filter(({ isServed }) => isServed) ?? []
  const chosen = other ?? usualCountry(countries, place?.country.id)
  if (hasFailed) return <RequestFailed name="deliveryPostalCode" onAskAgain={askAgain} />
  if (chosen === null) return null
  const town = {
    chosen: place?.country.id === chosen.id ? place.city : null,
    error: faultOf(checkout, 'deliveryPostalCode'),
    onChoose: (city: CartCity) => wanted.choose({ city, country: chosen }),
  }
  return (
    <>
      <CountryField countries={countries} chosen={chosen} onChoose={setOther} />
      {chosen.alphaTwo === 'FR' ? (
        <CityField {...town} places={places} idCountry={chosen.id} />
      ) : (
        <ForeignPlace {...town} key={chosen.id} />
      )}
    </>
  )
}
