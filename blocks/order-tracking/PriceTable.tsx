import { carriageOf } from '#i18n/shop/shipping-cost.ts'
import { formatEuros, formatMoney } from '#i18n/format/format.ts'
import { orderLineName } from '#i18n/shop/line-name.ts'
import { totalRows } from '#i18n/shop/total-rows.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { SumRows } from '#ui/lists/Totals.tsx'
import { withdrawnQuantity, withdrawalLabel } from '#i18n/orders/withdrawn-units.ts'
import styles from './View.module.css'

interface LineProps {
  readonly order: OrderView
  readonly line: OrderView['products'][number]
}

/** Shows an order line, with the number of units that were withdrawn. */
function Line({ order, line }: LineProps) {
  const text = useText()
  const { locale } = usePage()
  const count = withdrawnQuantity(order, line.id)
  return (
    <div>
      <span>{`${line.quantity} × ${orderLineName(line, locale)}`}</span>
      {line.contents && (
        <ul className={styles.inside} aria-label={text('block.cart.contents')}>
          {line.contents.map(({ name, quantity }, index) => (
            <li key={index}>{text('block.cart.content', { name, quantity })}</li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <span className={styles.less}>
          {text(`block.order-tracking.less.${withdrawalLabel(order)}`, { count, left: line.quantity - count })}
        </span>
      )}
    </div>
  )
}

/** Lists the lines of an order and its amounts. */
export function Bill({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const money = (euros: number) => formatEuros(euros, locale)
  const { products, discount, delivery } = order
  const carriage = carriageOf(order)
  const isCarried = delivery.type === 'DELIVERY' || delivery.type === 'PICKUP'
  const amount = carriage === 0 ? text('block.cart.free') : formatMoney(carriage, locale)
  const fees = isCarried || carriage !== 0 ? { name: delivery.name, amount } : null
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>{text('block.order-tracking.products')}</h3>
      <ul className={styles.lines}>
        {products.map((line) => (
          <li key={line.id} className={styles.line}>
            <Line order={order} line={line} />
            <span className={`figures ${styles.cost}`}>{money(line.price * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <SumRows rows={totalRows({ ...order, code: discount, fees }, text, money)} />
    </div>
  )
}
