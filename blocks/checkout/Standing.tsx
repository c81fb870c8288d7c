import { useText } from '#i18n/use-text.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { PaymentWays } from './PaymentWays.tsx'
import { closedBy } from './standing-of.ts'
import type { Shop } from './use-shop.ts'
import styles from './View.module.css'

/** What is said of an order that goes its way; the form to withdraw is a consumer's. */
function saidOf(view: OrderView | null) {
  const isForCompany = view?.isForCompany ?? false
  if (view?.payment === 'DEBIT_PENDING') return 'block.checkout.debited'
  if (view?.payment === 'PAID') return isForCompany ? 'block.checkout.paidByCompany' : 'block.checkout.paid'
  return isForCompany ? 'block.checkout.mailedToCompany' : 'block.checkout.mailed'
}

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
  return (
    <p className={styles.lead} role="status">
      {text(saidOf(view))}
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
