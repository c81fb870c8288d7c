import { formatMoney } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { CartTotals as Totals } from '#schemas/block-actors.ts'
import styles from './View.module.css'

/** What a cart costs, line by line, and what a few more bottles would bring. */
export function CartTotals({ totals }: { readonly totals: Totals }) {
  const text = useText()
  const { locale } = usePage()
  const { subtotal, step, code, fees, total, nextStep, bottles } = totals
  const money = (cents: number) => formatMoney(cents, locale)
  const feesSaid = fees === 0 ? text('block.cart.free') : fees === null ? text('block.cart.later') : money(fees)
  const rows: readonly (readonly [string, string])[] = [
    [text('block.cart.subtotal', { bottles }), money(subtotal)],
    ...(step ? ([[text('block.cart.step', { bottles: step.bottles }), money(-step.value)]] as const) : []),
    ...(code ? ([[text('block.cart.code', { code: code.code }), money(-code.value)]] as const) : []),
    [text('block.cart.fees'), feesSaid],
  ]
  return (
    <div className={styles.totals}>
      <dl className={styles.rows}>
        {rows.map(([name, amount]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.row} data-sum="">
          <dt>{text('block.cart.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {nextStep && (
        <p className={styles.gain}>
          {text(nextStep.kind === 'FREE_SHIPPING' ? 'block.cart.nearlyFree' : 'block.cart.nearlyLess', {
            bottles: nextStep.bottles,
            gain: money(nextStep.gain),
          })}
        </p>
      )}
    </div>
  )
}
