import { useEffect, useRef } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath } from '#renderer/context.ts'
import { useFirstFault } from '#renderer/use-first-fault.ts'
import type { CheckoutState } from '#schemas/checkout.ts'
import type { CheckoutProps } from '#schemas/generated/block-props.ts'
import { FormSteps } from '#ui/forms/FormSteps.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { EmptyList } from '#ui/ListFrame.tsx'
import { SideBySide } from '#ui/SideBySide.tsx'
import type { CollectPlaces } from './Collect.tsx'
import { Confirmation } from './Confirmation.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { Summary } from './Summary.tsx'
import type { Shop } from './use-shop.ts'
import styles from './View.module.css'

interface CheckoutParts {
  readonly id: string
  readonly shop: Shop
  readonly props: CheckoutProps
  readonly places: CollectPlaces
}

const steps = ['delivery', 'identity', 'review', 'payment', 'confirmed'] as const
const placeOf = (step: CheckoutState['step']): number => steps.indexOf(step)

/** The step that is open, under all of them and beside what is being ordered. */
export function Checkout({ id, shop, props, places }: CheckoutParts) {
  const text = useText()
  const { checkout, cart, tellCart } = shop
  const { step, refusals, faults } = checkout
  const place = useFirstFault(refusals > 0 ? refusals : null)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // The cart may have lain here for days.
  useEffect(() => tellCart({ type: 'quantities.refresh' }), [tellCart])
  useEffect(() => {
    if (shown.current !== step && faults.length === 0) title.current?.focus()
    shown.current = step
  }, [step, faults.length])
  if (cart.lines.length === 0 && checkout.order === null) return <Empty props={props} />
  const names = steps.map((each) => text(`block.checkout.step.${each}`))
  return (
    <div className={styles.checkout} ref={place}>
      <FormSteps
        label={text('block.checkout.steps')}
        steps={names.map((name, index) => ({ title: name, isDone: index < placeOf(step), isCurrent: index === placeOf(step) }))}
      />
      <h2 className={step === 'confirmed' ? 'visually-hidden' : styles.stepTitle} ref={title} tabIndex={-1}>
        {names[placeOf(step)]}
      </h2>
      {step === 'confirmed' ? (
        <Confirmation shop={shop} props={props} />
      ) : (
        <SideBySide aside={step !== 'payment' && <Summary id={id} cart={cart} cartHref={props.cartHref} />}>
          <div className={styles.step}>
            <OpenStep id={id} shop={shop} props={props} places={places} />
          </div>
        </SideBySide>
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

function Empty({ props }: { readonly props: CheckoutProps }) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <EmptyList>
      <p role="status">{text('block.checkout.empty')}</p>
      <p>
        <LinkButton href={localPath(props.catalogueHref)} label={text('block.cart.catalogue')} icon="arrow-right" />
      </p>
    </EmptyList>
  )
}
