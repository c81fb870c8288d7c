import { carriageOf } from '#i18n/shop/shipping-cost.ts'
import { totalRows } from '#i18n/shop/total-rows.ts'
import { formatEuros, formatMoney } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { SumRows } from '#ui/lists/Totals.tsx'
import styles from './checkout.module.css'

/** An order line: a number of units and the price of one. */
export interface BillLine {
  readonly name: string
  readonly quantity: number
  readonly price: number
  /** The contents of a box. */
  readonly contents?: { readonly label: string; readonly items: readonly string[] }
}

interface BillProps {
  readonly lines: readonly BillLine[]
  readonly sums: Pick<OrderView, 'subtotal' | 'step' | 'total' | 'vat'> & {
    readonly code: { readonly code: string; readonly value: number } | null
  }
  /** The state of the shipping fees. */
  readonly delivery: 'none' | 'chosen' | 'toChoose'
}

/** Lists the order lines with unit prices including VAT, and the amounts of the order. */
export function Bill({ lines, sums, delivery }: BillProps) {
  const text = useText()
  const { locale } = usePage()
  const money = (euros: number) => formatEuros(euros, locale)
  const carriage = carriageOf({ ...sums, discount: sums.code })
  const known = carriage === 0 ? text('block.cart.free') : formatMoney(carriage, locale)
  const fees = delivery === 'chosen' ? known : text('block.checkout.toChoose')
  return (
    <>
      <table className={styles.bill}>
        <thead>
          <tr>
            <th scope="col">{text('block.checkout.article')}</th>
            <th scope="col">{text('block.checkout.unitPrice')}</th>
            <th scope="col">{text('block.checkout.quantity')}</th>
            <th scope="col">{text('block.checkout.lineTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, quantity, price, contents }, index) => (
            <tr key={index}>
              <th scope="row">
                <span>{name}</span>
                {contents && contents.items.length > 0 && (
                  <ul className={styles.inside} aria-label={contents.label}>
                    {contents.items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </th>
              <td data-label={text('block.checkout.unitPrice')}>{money(price)}</td>
              <td data-label={text('block.checkout.quantity')}>{quantity}</td>
              <td data-label={text('block.checkout.lineTotal')}>{money(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SumRows rows={totalRows({ ...sums, fees: delivery === 'none' ? null : { amount: fees } }, text, money)} />
    </>
  )
}
