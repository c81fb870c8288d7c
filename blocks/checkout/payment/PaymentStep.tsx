import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatEuros } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { PaymentActor } from '#schemas/runtime/block-actors.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'
import { PaymentWays } from './PaymentOptions.tsx'

interface PaymentStepProps {
  readonly id: string
  readonly shop: Shop
}

type Mounted = 'coming' | 'here' | 'lost'

/** Puts the provider's form into the page; it is the first thing of theirs that is fetched. Asked for again, it is put there again. */
function useProviderForm(payment: PaymentActor, clientSecret: string | null) {
  const place = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(1)
  const [ended, setEnded] = useState<{ readonly of: string; readonly mounted: Mounted } | null>(null)
  const attemptKey = `${tries} ${clientSecret}`
  useEffect(() => {
    const element = place.current
    if (clientSecret === null || element === null) return undefined
    let isGone = false
    let takeAway: (() => void) | null = null
    payment.mount(element, clientSecret).then(
      (take) => {
        if (isGone) return take()
        takeAway = take
        setEnded({ of: attemptKey, mounted: 'here' })
      },
      () => setEnded({ of: attemptKey, mounted: 'lost' }),
    )
    return () => {
      isGone = true
      takeAway?.()
    }
  }, [payment, clientSecret, attemptKey])
  const mounted: Mounted = ended?.of === attemptKey ? ended.mounted : 'coming'
  return { place, mounted, tryAgain: () => setTries((before) => before + 1) }
}

/** How the order is paid online, and with what the provider's form is opened; null when the provider did not answer. */
function onlineOf({ payment }: CheckoutState) {
  return payment === null || payment.method === 'TRANSFER' ? { method: 'CARD' as const, clientSecret: null } : payment
}

const totalOf = ({ view, quote }: CheckoutState): number => view?.total ?? quote?.total ?? 0

/** A placed order that is to be paid online: in the provider's form, by a new attempt, or by another method. */
export function PaymentStep({ id, shop }: PaymentStepProps) {
  const text = useText()
  const { path, locale } = usePage()
  const { checkout, payment: provider, tellCheckout } = shop
  const { pending, message, order } = checkout
  const { method, clientSecret } = onlineOf(checkout)
  const { place, mounted, tryAgain } = useProviderForm(provider, clientSecret)
  const isUnopened = clientSecret === null && pending === null
  const isLost = mounted === 'lost' || isUnopened
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending !== null) return
    if (isUnopened) tellCheckout({ type: 'payment.renew', method })
    else if (isLost) tryAgain()
    else if (mounted === 'here') tellCheckout({ type: 'payment.submit' })
  }
  const amount = formatEuros(totalOf(checkout), locale)
  return (
    <Form name="order.pay" id={`${id}-payment`} action={path} label={text('block.checkout.pay')} onSubmit={submit}>
      <p className={styles.reference}>
        {text('block.checkout.reference')} <strong translate="no">{order?.reference}</strong>
      </p>
      <p className={styles.soft}>{text('block.checkout.payIntro')}</p>
      <div role="group" aria-label={text('block.checkout.payForm')} aria-describedby={`${id}-payment-said`} className={styles.providerPart}>
        <div id={`${id}-payment-said`}>
          {isLost && <FormNotice kind="failure" title={text('block.checkout.payLost')} />}
          {!isLost && message && <FormNotice kind="failure" title={message} takesFocus />}
        </div>
        <p className={styles.soft} role="status">
          {mounted === 'coming' && !isUnopened && text('block.checkout.payComing')}
        </p>
        <div ref={place} className={styles.provider} />
      </div>
      <p className={styles.after}>
        <SubmitButton label={text(isLost ? 'block.checkout.payAgain' : 'block.checkout.payAmount', { amount })} isBusy={pending !== null} />
        <PaymentWays shop={shop} but={method} />
      </p>
    </Form>
  )
}
