import { useText } from '#i18n/hooks/use-text.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import styles from './View.module.css'

/** The billing name of an order, and the purchase reference of a company. */
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
