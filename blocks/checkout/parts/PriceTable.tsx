import { carriageOf } from '#i18n/shop/shipping-cost.ts'
import { codeRow } from '#i18n/shop/discount-row.ts'
import { formatEuros, formatMoney, formatNumber } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { SumRows } from '#ui/lists/Totals.tsx'
import styles from './checkout.module.css'

/** A line of a bill: so many of something, and what one costs. */
export interface BillLine {
  readonly name: string
  readonly quantity: number
  readonly price: number
  /** What is in it, when it is made of others. */
  readonly contents?: { readonly label: string; readonly items: readonly string[] }
}

interface BillProps {
  readonly lines: readonly BillLine[]
  readonly sums: Pick<OrderView, 'subtotal' | 'step' | 'total' | 'vat'> & {
    readonly code: { readonly code: string; readonly value: number } | null
  }
  /** Whether it is brought, and by a carrier that is known. */
  readonly delivery: 'none' | 'chosen' | 'toChoose'
}

/** What is ordered, what one of each costs with all taxes, what is taken off, what shipping costs, and the taxes in it. */
export function Bill({ lines, sums, delivery }: BillProps) {
  const text = useText()
  const { locale } = usePage()
  const { subtotal, step, code, total, vat } = sums
  const money = (euros: number) => formatEuros(euros, locale)
  const carriage = carriageOf({ ...sums, discount: code })
  const fees = carriage === 0 ? text('block.cart.free') : formatMoney(carriage, locale)
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
      <SumRows
        rows={[
          { name: text('block.checkout.subtotal'), amount: money(subtotal) },
          ...(delivery === 'none'
            ? []
            : [{ name: text('block.cart.fees'), amount: delivery === 'chosen' ? fees : text('block.checkout.toChoose') }]),
          ...(step ? [{ name: text('block.cart.step', { bottles: step.bottles }), amount: money(-step.value) }] : []),
          ...(code ? [codeRow(code, text, money)] : []),
          { name: text('block.cart.total'), amount: money(total), kind: 'sum' as const },
          ...vat.map(({ rate, amount }) => ({
            name: text('block.checkout.vat', { rate: formatNumber(rate, locale) }),
            amount: money(amount),
            kind: 'note' as const,
          })),
        ]}
      />
    </>
  )
}
