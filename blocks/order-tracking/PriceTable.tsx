import { carriageOf } from '#i18n/shop/shipping-cost.ts'
import { formatEuros, formatMoney } from '#i18n/format/format.ts'
import { orderLineName } from '#i18n/shop/line-name.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { SumRows, type SumRow } from '#ui/lists/Totals.tsx'
import { withdrawnQuantity, withdrawalLabel } from '#i18n/orders/withdrawn-units.ts'
import styles from './View.module.css'

interface LineProps {
  readonly order: OrderView
  readonly line: OrderView['products'][number]
}

/** How many of a line were ordered, and how many of those are not bought any more. */
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

/** What was ordered, and what it costs. */
export function Bill({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const money = (euros: number) => formatEuros(euros, locale)
  const { products, subtotal, step, discount, total, vat, delivery } = order
  const carriage = carriageOf(order)
  const isCarried = delivery.type === 'DELIVERY' || delivery.type === 'PICKUP'
  const reductions: SumRow[] = [
    ...(step ? [{ name: text('block.cart.step', { bottles: step.bottles }), amount: money(-step.value) }] : []),
    ...(discount ? [{ name: text('block.order-tracking.code', { code: discount.code }), amount: money(-discount.value) }] : []),
  ]
  const rows: SumRow[] = [
    { name: text('block.order-tracking.subtotal'), amount: money(subtotal) },
    ...(isCarried || carriage !== 0
      ? [
          {
            name: [text('block.order-tracking.fees'), delivery.name].filter(Boolean).join(', '),
            amount: carriage === 0 ? text('block.order-tracking.free') : formatMoney(carriage, locale),
          },
        ]
      : []),
    ...reductions,
    { name: text('block.order-tracking.total'), amount: money(total), kind: 'sum' },
    ...vat.map(({ rate, amount }) => ({
      ...{ name: text('block.order-tracking.vat', { rate }), amount: money(amount), kind: 'note' as const },
    })),
  ]
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
      <SumRows rows={rows} />
    </div>
  )
}
