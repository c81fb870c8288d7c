import { MoneyBack } from '#i18n/orders/RefundStatus.tsx'
import { closureReason } from '#i18n/orders/closure-reason.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { PaymentWays } from '#blocks/checkout/payment/PaymentOptions.tsx'
import { statusText } from '#blocks/checkout/parts/order-status.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'

/** How an order stands: taken, and what has happened to it since, or still to be paid, or over and why. Whether it is paid is the shop’s to say, and is waited for. */
export function OrderStatus({ shop }: { readonly shop: Shop }) {
  const text = useText()
  const { locale } = usePage()
  const { view, awaited } = shop.checkout
  const why = view && closureReason(view)
  if (view && why !== null)
    return (
      <FormNotice kind={why === 'REFUNDED' ? 'note' : 'failure'} title={text(`block.order-tracking.stopped.${why}`)}>
        {why === 'CANCELLED' && view.payment === 'REFUNDED' && <p>{text('block.order-tracking.stopped.REFUNDED')}</p>}
        <MoneyBack order={view} locale={locale} />
      </FormNotice>
    )
  if (awaited !== null) return <Awaited shop={shop} isLong={awaited === 'long'} />
  if (view?.payment === 'PENDING_PAYMENT')
    return (
      <FormNotice kind="note" title={text('block.checkout.unpaid')}>
        <p>{text('block.checkout.unpaidHint')}</p>
        <p className={styles.after}>
          <PaymentWays shop={shop} isMain />
        </p>
      </FormNotice>
    )
  return (
    <p className={styles.lead} role="status">
      {statusText(view)
        .map((said) => text(said))
        .join(' · ')}
    </p>
  )
}

function Awaited({ shop, isLong }: { readonly shop: Shop; readonly isLong: boolean }) {
  const text = useText()
  return (
    <div role="status">
      <FormNotice kind="note" title={text(isLong ? 'block.checkout.awaitedLong' : 'block.checkout.awaited')}>
        <p>{text(isLong ? 'block.checkout.awaitedLongHint' : 'block.checkout.awaitedHint')}</p>
        {isLong && (
          <p className={styles.after}>
            <PaymentWays shop={shop} />
          </p>
        )}
      </FormNotice>
    </div>
  )
}
