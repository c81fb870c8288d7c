import { useText } from '#i18n/use-text.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { PaymentWays } from './PaymentWays.tsx'
import type { Shop } from './use-shop.ts'
import styles from './View.module.css'

/** Why an order goes no further; null when it goes its way. */
function closedBy(view: OrderView | null): 'cancelled' | 'refused' | 'closed' | null {
  if (view === null) return null
  if (view.fulfilment === 'CANCELLED' || view.payment === 'CANCELLED') return 'cancelled'
  if (view.payment === 'FAILED') return 'refused'
  return view.payment === 'EXPIRED' ? 'closed' : null
}

const saidOf = { PAID: 'block.checkout.paid', DEBIT_PENDING: 'block.checkout.debited' } as const

/** How an order stands: taken, or still to be paid, or closed for want of it. Whether it is paid is the shop’s to say, and is waited for. */
export function Standing({ shop }: { readonly shop: Shop }) {
  const text = useText()
  const { view, awaited } = shop.checkout
  const closed = closedBy(view)
  if (closed !== null) return <FormNotice kind="failure" title={text(`block.checkout.${closed}`)} />
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
  const said = view?.payment === 'PAID' || view?.payment === 'DEBIT_PENDING' ? saidOf[view.payment] : 'block.checkout.mailed'
  return (
    <p className={styles.lead} role="status">
      {text(said)}
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
