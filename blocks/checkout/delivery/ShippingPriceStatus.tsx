import type { RefObject } from 'react'
import { formatEuros } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { ShippingPlace } from '#schemas/runtime/cart.ts'
import { AskAgainNotice } from '#ui/forms/RetryNotice.tsx'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'
import { requestPrices } from './request-prices.ts'

interface PricingProps {
  readonly shop: Shop
  readonly place: ShippingPlace | null
  readonly region: RefObject<HTMLDivElement | null>
}

/** How the prices of shipping are coming along, said aloud: who looks for the carriers while there are none is led here. */
export function Pricing({ shop, place, region }: PricingProps) {
  const { cart, shipping } = shop
  const { id } = useFieldIds('delivery-idCarrier')
  const hasCarriers = shipping.asked === null && cart.kept.shippingPrices.length > 0
  const askAgain = () => {
    // The button disappears: the focus stays in the region of the response.
    region.current?.focus()
    requestPrices(shop)
  }
  return (
    <div ref={region} id={place && !hasCarriers ? id : undefined} tabIndex={-1} aria-live="polite">
      {shipping.asked ? (
        <Coming />
      ) : shipping.message !== null ? (
        <NoPrice shop={shop} onAskAgain={shipping.isUnanswered && place ? askAgain : null} />
      ) : (
        place && hasCarriers && <Result shop={shop} />
      )}
    </div>
  )
}

function Coming() {
  const text = useText()
  return <p className={styles.soft}>{text('block.checkout.pricing')}</p>
}

/** Why there is no price; what stands above the step already is not said again. */
function NoPrice({ shop: { shipping, checkout }, onAskAgain }: { readonly shop: Shop; readonly onAskAgain: (() => void) | null }) {
  const text = useText()
  const title = shipping.message === checkout.message ? null : shipping.message || text('form.unreachable')
  if (title === null && onAskAgain === null) return null
  const again = onAskAgain && text('block.checkout.priceAgain')
  return <AskAgainNotice title={title} again={again} onAskAgain={onAskAgain} />
}

/** Seen in the list of carriers, which comes below. */
function Result({ shop: { cart } }: { readonly shop: Shop }) {
  const text = useText()
  const { locale } = usePage()
  const { shippingPrices } = cart.kept
  const least = Math.min(...shippingPrices.map(({ fdp }) => fdp))
  const values = { count: shippingPrices.length, price: formatEuros(least, locale) }
  return <p className="visually-hidden">{text(least === 0 ? 'block.checkout.pricedFree' : 'block.checkout.priced', values)}</p>
}
