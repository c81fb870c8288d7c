import { useText } from '#i18n/hooks/use-text.ts'
import { useIsPageTitle } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import type { MapTiles } from '#ui/map/tile-host.ts'
import { OrderOtherwise } from '#view-parts/OrderOtherwise.tsx'
import { Checkout } from './Checkout.tsx'
import { MapTilesContext } from './parts/map-tiles.ts'
import { currentStep } from './parts/order-status.ts'
import { useShop } from './parts/use-shop.ts'
import styles from './parts/checkout.module.css'

interface CheckoutData {
  readonly places?: CallData<'company.addresses'>
  readonly tiles?: MapTiles | null
}

/** Returns true when an order is one to give thanks for: neither one that still waits for its payment nor one that has come to nothing. */
function isThanked(checkout: CheckoutState): boolean {
  const { step, view, payment } = checkout
  return step === 'confirmed' && currentStep(checkout) === 'confirmed' && (view !== null || payment !== null)
}

/** From the cart to the order that is confirmed; the browser keeps what is ordered, so it takes a script to show it. */
export function View({ id, props, data }: BlockViewProps<CheckoutProps, CheckoutData>) {
  const text = useText()
  const Title = useIsPageTitle(id) ? 'h1' : 'h2'
  const shop = useShop()
  const isDone = shop !== null && isThanked(shop.checkout)
  return (
    <div className="page-block">
      <Title className={styles.title}>{isDone ? text('block.checkout.thanks') : props.title}</Title>
      {shop === null ? (
        <>
          <p className={`${styles.soft} ${styles.waiting}`} data-needs-script="" data-waiting="">
            {text('block.checkout.waiting')}
          </p>
          <OrderOtherwise title={text('block.checkout.withoutScript')} />
        </>
      ) : (
        <MapTilesContext value={data.tiles ?? null}>
          <Checkout id={id} shop={shop} props={props} places={data.places?.addresses ?? []} />
        </MapTilesContext>
      )}
    </div>
  )
}
