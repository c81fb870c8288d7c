import { useRef } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { CartDeliveryType } from '#schemas/runtime/cart.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { ContactLinks } from '#view-parts/ContactLinks.tsx'
import { useContactLinks } from '#view-parts/use-contact-links.ts'
import { Choices, type Choice } from '#blocks/checkout/parts/RadioCards.tsx'
import { errorsOf } from '#blocks/checkout/parts/step-errors.ts'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import { requestPrices } from './request-prices.ts'
import { Collect, type CollectPlaces } from './PickupForm.tsx'
import { HomeDelivery } from './HomeDelivery.tsx'
import { useWantedPlace } from './use-delivery-place.ts'

interface DeliveryStepProps {
  readonly id: string
  readonly shop: Shop
  readonly props: CheckoutProps
  readonly places: CollectPlaces
}

/** The errors of the step. Where no carrier is offered, the reason replaces the error about a missing carrier. */
function errorsWithReasons({ checkout, cart, shipping }: Shop, unreachable: string) {
  const why = cart.kept.shippingPrices.length === 0 && shipping.message !== null ? shipping.message || unreachable : null
  return errorsOf(checkout).map((error) => (why !== null && error.field === 'delivery-idCarrier' ? { ...error, message: why } : error))
}

/** How the order gets to its buyer: brought, collected, or as it is agreed. */
export function DeliveryStep({ id, shop, props, places }: DeliveryStepProps) {
  const text = useText()
  const { path } = usePage()
  const { cart, checkout, tellCart, tellCheckout, cartNow } = shop
  const { deliveryType, clickAndCollect } = cart.kept
  const wanted = useWantedPlace(shop)
  const pricing = useRef<HTMLDivElement>(null)
  const isAwaited = deliveryType === 'delivery' && wanted.isAwaited
  const { value: methods } = useAnswer('methods', shop.payment.methods)
  if (methods?.length === 0) return <NoPayment />
  const ways: readonly Choice[] = [
    { value: 'delivery', label: text('block.checkout.delivery'), hint: text('block.checkout.deliveryHint') },
    ...(places.length > 0
      ? [{ value: 'clickAndCollect', label: text('block.checkout.collect'), hint: text('block.checkout.collectHint') }]
      : []),
    ...(props.offersNoDelivery
      ? [{ value: 'no_delivery', label: text('block.checkout.noDelivery'), hint: text('block.checkout.noDeliveryHint') }]
      : []),
  ]
  const labels = {
    deliveryPostalCode: text('block.checkout.city'),
    'delivery-idCarrier': text('block.checkout.carrier'),
    'delivery-accessPointId': text('block.checkout.points'),
    'delivery-idAddress': text('block.checkout.collectPlace'),
    // Until a day is chosen there are no times to choose from.
    idSchedule: text(clickAndCollect.date ? 'block.checkout.collectTime' : 'block.checkout.collectDay'),
  }
  return (
    <Form
      name="order.delivery"
      id={`${id}-delivery`}
      action={path}
      message={checkout.message}
      errors={errorsWithReasons(shop, text('form.unreachable'))}
      labels={labels}
      label={text('block.checkout.step.delivery')}
      onSubmit={(event) => {
        event.preventDefault()
        // New prices clear the carrier: the buyer cannot go on without one.
        if (isAwaited) return pricing.current?.focus()
        tellCheckout({ type: 'step.submit', cart: cartNow() })
        requestPrices(shop)
      }}
    >
      <Choices
        name="deliveryType"
        label={text('block.checkout.way')}
        choices={ways}
        chosen={deliveryType}
        onChoose={(way) => tellCart({ type: 'delivery.choose', deliveryType: way as CartDeliveryType })}
      />
      {deliveryType === 'delivery' && <HomeDelivery shop={shop} props={props} wanted={wanted} region={pricing} />}
      {deliveryType === 'clickAndCollect' && <Collect shop={shop} places={places} note={props.collectNote} />}
      {deliveryType === 'no_delivery' && <FormNotice kind="note">{text('block.checkout.noDeliveryNote')}</FormNotice>}
      <SubmitButton label={text('block.checkout.toIdentity')} isBusy={isAwaited} />
    </Form>
  )
}

/** A shop that can take no payment says so before anybody fills anything in. */
function NoPayment() {
  const text = useText()
  const links = useContactLinks(text('block.checkout.noPaymentContact'))
  return (
    <FormNotice kind="note" title={text('block.checkout.noPayment')}>
      {links.length === 0 ? (
        <p>{text('block.checkout.noPaymentKept')}</p>
      ) : (
        <p>
          {text('block.checkout.noPaymentHint')} <ContactLinks links={links} />
        </p>
      )}
    </FormNotice>
  )
}
