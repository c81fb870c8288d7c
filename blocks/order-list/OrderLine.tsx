import { Day } from '#i18n/Day.tsx'
import { formatEuros } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { usePaymentPath } from '#renderer/use-payment-path.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import styles from './View.module.css'

const words = {
  withdrawal: ['REQUESTED', 'CONFIRMED', 'RETURNED', 'CLOSED'],
  payment: ['PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'REFUNDED', 'EXPIRED', 'CANCELLED', 'FAILED'],
  fulfilment: ['NEW', 'PREPARING', 'SHIPPED', 'READY', 'DELIVERED', 'COLLECTED', 'CANCELLED'],
} as const

/** How an order stands: what became of a withdrawal, else how its payment stands until it is paid, else where the goods are. */
function standingKey(order: OrderView) {
  const withdrawal = words.withdrawal.find((each) => each === order.withdrawal)
  if (withdrawal) return `block.order-list.withdrawal.${withdrawal}` as const
  const payment = words.payment.find((each) => each === order.payment)
  if (payment) return `block.order-list.payment.${payment}` as const
  return `block.order-list.fulfilment.${words.fulfilment.find((each) => each === order.fulfilment) ?? 'NEW'}` as const
}

/** One order of the list: its number, its day, how it stands and what it costs. */
export function OrderLine({ order, href }: { readonly order: OrderView; readonly href: string }) {
  const text = useText()
  const { locale } = usePage()
  const payHref = usePaymentPath()(order.reference)
  const isUnpaid = order.payment === 'PENDING_PAYMENT' && order.fulfilment === 'NEW' && order.withdrawal === 'NONE'
  const articles = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <a href={href}>{text('block.order-list.order', { reference: order.reference })}</a>
      </p>
      <p className={styles.soft}>
        <Day at={order.createdAt} /> · {text('block.order-list.articles', { count: articles })}
      </p>
      <p>
        {text(standingKey(order))}
        {isUnpaid && payHref !== null && (
          <>
            {' · '}
            <a href={payHref} data-document="">
              {text('block.order-list.pay')}
              <span className="visually-hidden"> {text('block.order-list.order', { reference: order.reference })}</span>
            </a>
          </>
        )}
      </p>
      <p className={`figures ${styles.total}`}>{formatEuros(order.total, locale)}</p>
    </li>
  )
}
