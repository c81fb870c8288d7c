import { Day } from '#i18n/format/DateText.tsx'
import { formatEuros } from '#i18n/format/format.ts'
import { isOrderWithdrawn } from '#i18n/orders/withdrawn-units.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { usePaymentPath } from '#renderer/hooks/use-payment-path.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import styles from './View.module.css'

const words = {
  withdrawal: ['REQUESTED', 'CONFIRMED', 'RETURNED', 'CLOSED'],
  payment: ['PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'REFUNDED', 'EXPIRED', 'CANCELLED', 'FAILED'],
  fulfilment: ['NEW', 'PREPARING', 'SHIPPED', 'READY', 'DELIVERED', 'COLLECTED', 'CANCELLED'],
} as const

/** Returns the withdrawal status of an order: goods count as returned when some have arrived, all of them when the whole order is withdrawn. */
function withdrawalOf(order: OrderView) {
  if (order.withdrawal !== 'RETURNED') return words.withdrawal.find((each) => each === order.withdrawal)
  // What was given up before it was paid has never left: it has not come back either.
  if (order.goodsBack !== true) return 'CONFIRMED'
  return isOrderWithdrawn(order) ? 'RETURNED' : 'PARTLY_RETURNED'
}

/** How its payment stands of an order that is not simply paid; of one that was cancelled, only that its money is back. */
function paymentOf(order: OrderView) {
  if (order.fulfilment === 'CANCELLED' && order.payment !== 'REFUNDED') return undefined
  return words.payment.find((each) => each === order.payment)
}

/** Where the goods of an order are: some of them have left already while the rest is prepared. */
function fulfilmentOf({ fulfilment, shipments }: OrderView) {
  if (fulfilment === 'PREPARING' && shipments.length > 0) return 'PARTLY_SHIPPED'
  return words.fulfilment.find((each) => each === fulfilment) ?? 'NEW'
}

/** How an order stands: what became of a withdrawal, else how its payment stands until it is paid, else where the goods are. */
function standingKey(order: OrderView) {
  const withdrawal = withdrawalOf(order)
  if (withdrawal) return `block.order-list.withdrawal.${withdrawal}` as const
  const payment = paymentOf(order)
  if (payment) return `block.order-list.payment.${payment}` as const
  return `block.order-list.fulfilment.${fulfilmentOf(order)}` as const
}

/** One order of the list: its number, its day, how it stands and what it costs. */
export function OrderLine({ order, href }: { readonly order: OrderView; readonly href: string | undefined }) {
  const text = useText()
  const { locale } = usePage()
  const payHref = usePaymentPath()(order.reference)
  const name = text('block.order-list.order', { reference: order.reference })
  const isUnpaid = order.payment === 'PENDING_PAYMENT' && order.fulfilment === 'NEW' && order.withdrawal === 'NONE'
  const articles = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.line}>
      <p className={styles.name}>{href ? <a href={href}>{name}</a> : name}</p>
      <p className={styles.soft}>
        <Day at={order.createdAt} /> · <span>{text('block.order-list.articles', { count: articles })}</span>
      </p>
      <p>
        <span>{text(standingKey(order))}</span>
        {isUnpaid && payHref !== null && (
          <>
            {' · '}
            <a href={payHref} data-document="">
              {text('block.order-list.pay')}
              <span className="visually-hidden"> {name}</span>
            </a>
          </>
        )}
      </p>
      <p className={`figures ${styles.total}`}>{formatEuros(order.total, locale)}</p>
    </li>
  )
}
