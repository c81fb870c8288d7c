import { useText } from '#i18n/hooks/use-text.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import styles from './View.module.css'

/** To whom an order is billed, and under which number of a company's own. */
export function Billing({ order: { billedTo, purchaseReference } }: { readonly order: OrderView }) {
  const text = useText()
  if (!billedTo) return null
  return (
    <div>
      <p className={styles.soft}>{text('block.checkout.billedTo')}</p>
      <address className={styles.address}>
        {billedTo.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
      {purchaseReference !== undefined && <p>{text('block.order-tracking.purchaseReference', { reference: purchaseReference })}</p>}
    </div>
  )
}
