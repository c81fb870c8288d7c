import { formatDayAndTime } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { usePage } from '#renderer/context.ts'
import { usePaymentPath } from '#renderer/hooks/use-payment-path.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { UnpaidElsewhere } from './OfflinePayment.tsx'
import styles from './View.module.css'

/** An order that waits for a payment by card or by debit: until when, and the way to pay it. */
export function Unpaid({ order: { reference, expiresAt, takesTransfer } }: { readonly order: OrderView }) {
  const text = useText()
  const { params, locale } = usePage()
  const { token } = params
  const href = usePaymentPath()(reference, token === undefined ? undefined : String(token))
  return (
    <FormNotice kind="note" title={text('block.order-tracking.unpaid')}>
      {expiresAt !== null && (
        <p>{text('block.order-tracking.heldUntil', { instant: unbrokenDates(formatDayAndTime(expiresAt, locale)) })}</p>
      )}
      {href === null ? (
        <UnpaidElsewhere takesTransfer={takesTransfer === true} />
      ) : (
        <p className={styles.pay}>
          <a className="button" data-style="primary" href={href} data-document="">
            {text('block.order-tracking.pay')}
          </a>
        </p>
      )}
    </FormNotice>
  )
}
