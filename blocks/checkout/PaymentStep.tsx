import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { PaymentActor } from '#schemas/block-actors.ts'
import type { CheckoutState } from '#schemas/checkout.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { centsOf } from './cents-of.ts'
import type { Shop } from './use-shop.ts'
import styles from './View.module.css'

interface PaymentStepProps {
  readonly id: string
  readonly shop: Shop
}

type Mounted = 'coming' | 'here' | 'lost'

/** Puts the provider's form into the page; it is the first thing of theirs that is fetched. */
function useProviderForm(payment: PaymentActor, clientSecret: string | null) {
  const place = useRef<HTMLDivElement>(null)
  const [mounted, setMounted] = useState<Mounted>('coming')
  useEffect(() => {
    const element = place.current
    if (clientSecret === null || element === null) return undefined
    let isGone = false
    let takeAway: (() => void) | null = null
    payment.mount(element, clientSecret).then(
      (take) => {
        if (isGone) return take()
        takeAway = take
        setMounted('here')
      },
      () => setMounted('lost'),
    )
    return () => {
      isGone = true
      takeAway?.()
    }
  }, [payment, clientSecret])
  return { place, mounted: clientSecret === null ? ('lost' as const) : mounted }
}

/** How the order is paid online, and with what the provider's form is opened; null when the provider did not answer. */
function onlineOf({ payment }: CheckoutState) {
  return payment === null || payment.method === 'TRANSFER' ? { method: 'CARD' as const, clientSecret: null } : payment
}

const totalOf = ({ view, quote }: CheckoutState): number => view?.total ?? quote?.total ?? 0

/** An order that was taken and is to be paid online: in the provider's own form, anew, or by transfer instead. */
export function PaymentStep({ id, shop: { checkout, payment: provider, tellCheckout } }: PaymentStepProps) {
  const text = useText()
  const { path, locale } = usePage()
  const { pending, message, order } = checkout
  const { method, clientSecret } = onlineOf(checkout)
  const { place, mounted } = useProviderForm(provider, clientSecret)
  const isBusy = pending !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) tellCheckout(mounted === 'lost' ? { type: 'payment.renew', method } : { type: 'payment.submit' })
  }
  const amount = formatMoney(centsOf(totalOf(checkout)), locale)
  return (
    <Form name="order.pay" id={`${id}-payment`} action={path} message={message} label={text('block.checkout.pay')} onSubmit={submit}>
      <p className={styles.reference}>
        {text('block.checkout.reference')} <strong translate="no">{order?.reference}</strong>
      </p>
      <p className={styles.soft}>{text('block.checkout.payIntro')}</p>
      {mounted === 'lost' && <FormNotice kind="failure" title={text('block.checkout.payLost')} />}
      <div ref={place} className={styles.provider} />
      <p className={styles.after}>
        <SubmitButton
          label={text(mounted === 'lost' ? 'block.checkout.payAgain' : 'block.checkout.payAmount', { amount })}
          isBusy={isBusy}
        />
        <button
          type="button"
          className="button"
          data-style="link"
          onClick={() => tellCheckout({ type: 'payment.renew', method: 'TRANSFER' })}
        >
          {text('block.checkout.payByTransfer')}
        </button>
      </p>
    </Form>
  )
}
