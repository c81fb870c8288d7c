import { useEffect, useRef } from 'react'
import { arePricesHidden } from '#i18n/hooks/use-cart-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { useFirstFault } from '#renderer/hooks/use-focus-first-error.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { FormSteps } from '#ui/forms/FormSteps.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { EmptyList } from '#ui/layout/ListLayout.tsx'
import { TwoColumns } from '#ui/layout/TwoColumns.tsx'
import type { CollectPlaces } from './delivery/PickupForm.tsx'
import { Confirmation } from './confirmation/Confirmation.tsx'
import { DeliveryStep } from './delivery/DeliveryStep.tsx'
import { IdentityStep } from './identity/IdentityStep.tsx'
import { PaymentStep } from './payment/PaymentStep.tsx'
import { ReviewStep } from './review/ReviewStep.tsx'
import { currentStep } from './parts/order-status.ts'
import { Summary } from './Summary.tsx'
import { useAnswer } from './parts/use-request.ts'
import type { Shop } from './parts/use-shop.ts'
import styles from './parts/checkout.module.css'

interface CheckoutParts {
  readonly id: string
  readonly shop: Shop
  readonly props: CheckoutProps
  readonly places: CollectPlaces
}

const steps = ['delivery', 'identity', 'review', 'payment', 'confirmed'] as const
const unpaidOnline = steps.filter((step) => step !== 'payment')

type Step = CheckoutState['step']

/** The steps of an order. A transfer has no payment step: it is described with the order, and paid elsewhere. */
function useSteps({ checkout: { step }, payment }: Shop): readonly Step[] {
  const { value: methods } = useAnswer('methods', payment.methods)
  const isByTransfer = methods !== null && methods.length > 0 && methods.every((method) => method === 'TRANSFER')
  return isByTransfer && step !== 'payment' ? unpaidOnline : steps
}

/** Which of the steps is open, and by what name: an order that is taken and not paid is still at its payment. */
function useOpenStep({ checkout }: Shop, shown: readonly Step[]): { readonly place: number; readonly name: string } {
  const text = useText()
  const { step } = checkout
  if (step !== 'confirmed') return { place: shown.indexOf(step), name: text(`block.checkout.step.${step}`) }
  const last = currentStep(checkout)
  const isAtPayment = last === 'unpaid' && shown.includes('payment')
  return { place: shown.indexOf(isAtPayment ? 'payment' : 'confirmed'), name: text(`block.checkout.step.${last}`) }
}

/** The step that is open, under all of them and beside what is being ordered. */
export function Checkout({ id, shop, props, places }: CheckoutParts) {
  const text = useText()
  const { checkout, cart, tellCart } = shop
  const { step, refusals, faults } = checkout
  const form = useFirstFault(refusals > 0 ? refusals : null)
  const shownSteps = useSteps(shop)
  const { place, name } = useOpenStep(shop, shownSteps)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // The cart may have lain here for days.
  useEffect(() => tellCart({ type: 'quantities.refresh' }), [tellCart])
  useEffect(() => {
    if (shown.current !== step && faults.length === 0) title.current?.focus()
    shown.current = step
  }, [step, faults.length])
  if (cart.lines.length === 0 && checkout.order === null) return <Empty props={props} />
  if (arePricesHidden(cart.lines) && checkout.order === null) return <SignIn href={props.signInHref} />
  return (
    <div className={styles.checkout} ref={form}>
      <FormSteps
        label={text('block.checkout.steps')}
        steps={shownSteps.map((each, index) => ({
          ...{ title: index === place ? name : text(`block.checkout.step.${each}`), isDone: index < place, isCurrent: index === place },
        }))}
      />
      <h2 className={step === 'confirmed' ? 'visually-hidden' : styles.stepTitle} ref={title} tabIndex={-1}>
        {name}
      </h2>
      {step === 'confirmed' ? (
        <Confirmation shop={shop} props={props} />
      ) : (
        <TwoColumns aside={step !== 'payment' && <Summary id={id} cart={cart} cartHref={props.cartHref} tellCart={tellCart} />}>
          <div className={styles.step}>
            <OpenStep id={id} shop={shop} props={props} places={places} />
          </div>
        </TwoColumns>
      )}
    </div>
  )
}

function OpenStep({ id, shop, props, places }: CheckoutParts) {
  const { step } = shop.checkout
  if (step === 'payment') return <PaymentStep id={id} shop={shop} />
  if (step === 'review') return <ReviewStep id={id} shop={shop} props={props} places={places} />
  if (step === 'identity') return <IdentityStep id={id} shop={shop} props={props} />
  return <DeliveryStep id={id} shop={shop} props={props} places={places} />
}

/** A visitor who sees no price must sign in before an order. */
function SignIn({ href }: { readonly href: string | undefined }) {
  const text = useText()
  const localPath = useLocalePath()
  const { path } = usePage()
  return (
    <EmptyList>
      <p role="status">{text('block.cart.pricesHidden')}</p>
      {href && (
        <p>
          <LinkButton href={`${localPath(href)}?target=${encodeURIComponent(path)}`} label={text('block.cart.signIn')} />
        </p>
      )}
    </EmptyList>
  )
}

function Empty({ props }: { readonly props: CheckoutProps }) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <EmptyList>
      <p role="status">{text('block.checkout.empty')}</p>
      {props.catalogueHref && (
        <p>
          <LinkButton href={localPath(props.catalogueHref)} label={text('block.cart.catalogue')} icon="arrow-right" />
        </p>
      )}
    </EmptyList>
  )
}
