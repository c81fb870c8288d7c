import { formatMoney } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { CartTotals as Totals } from '#schemas/block-actors.ts'
import { SumRows, type SumRow } from '#ui/SumRows.tsx'
import styles from './View.module.css'

/** What a cart costs, line by line, and what a few more bottles would bring. */
export function CartTotals({ totals }: { readonly totals: Totals }) {
  const text = useText()
  const { locale } = usePage()
  const { subtotal, step, code, fees, total, nextStep, bottles } = totals
  const money = (cents: number) => formatMoney(cents, locale)
  const feesSaid = fees === 0 ? text('block.cart.free') : fees === null ? text('block.cart.later') : money(fees)
  const rows: readonly SumRow[] = [
    { name: text('block.cart.subtotal', { bottles }), amount: money(subtotal) },
    ...(step ? [{ name: text('block.cart.step', { bottles: step.bottles }), amount: money(-step.value) }] : []),
    ...(code ? [{ name: text('block.cart.code', { code: code.code }), amount: money(-code.value) }] : []),
    { name: text('block.cart.fees'), amount: feesSaid },
    { name: text('block.cart.total'), amount: money(total), kind: 'sum' },
  ]
  return (
    <div className={styles.totals}>
      <SumRows rows={rows} />
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
