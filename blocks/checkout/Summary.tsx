import { useRef } from 'react'
import { totalRows } from '#i18n/shop/total-rows.ts'
import { formatMoney } from '#i18n/format/format.ts'
import { orderLineName } from '#i18n/shop/line-name.ts'
import { cartFaultWords, savingLabel } from '#i18n/hooks/use-cart-text.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { CartEvent, CartState, CartTotals } from '#schemas/runtime/block-actors.ts'
import { AskAgainNotice } from '#ui/forms/RetryNotice.tsx'
import { Sums } from '#ui/lists/Totals.tsx'
import styles from './parts/checkout.module.css'

interface SummaryProps {
  readonly id: string
  readonly cart: CartState
  readonly cartHref: string | undefined
  readonly tellCart: (event: CartEvent) => void
}

/** Summarises the order beside each step. */
export function Summary({ id, cart, cartHref, tellCart }: SummaryProps) {
  const { kept, lines, totals } = cart
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const fault = cartFaultWords(cart, text)
  const title = useRef<HTMLHeadingElement>(null)
  const askAgain = () => {
    tellCart({ type: 'quantities.refresh' })
    title.current?.focus()
  }
  return (
    <aside className={styles.summary} aria-labelledby={`${id}-summary`}>
      <h2 className={styles.summaryTitle} id={`${id}-summary`} ref={title} tabIndex={-1}>
        {text('block.checkout.summary')}
      </h2>
      <ul className={styles.summaryLines}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              <span>{`${line.quantity} × ${orderLineName(line, locale)}`}</span>
            </span>
            <span className={styles.amount}>{line.total !== null && formatMoney(line.total, locale)}</span>
          </li>
        ))}
      </ul>
      {/* What is wrong with a cart whose prices are known is said by the step. */}
      {totals === null && fault && <AskAgainNotice {...fault} onAskAgain={askAgain} />}
      {totals && <Totals totals={totals} isCarried={kept.deliveryType === 'delivery'} />}
      {cartHref && (
        <p className="inline-links">
          <a href={localPath(cartHref)}>{text('block.checkout.editCart')}</a>
        </p>
      )}
    </aside>
  )
}

interface TotalsProps {
  readonly totals: CartTotals
  /** True for an order with shipping fees. */
  readonly isCarried: boolean
}

function Totals({ totals, isCarried }: TotalsProps) {
  const { fees, total, nextStep } = totals
  const text = useText()
  const { locale } = usePage()
  const money = (cents: number) => formatMoney(cents, locale)
  const feesSaid = fees === null ? text('block.checkout.toChoose') : fees === 0 ? text('block.cart.free') : money(fees)
  return (
    <>
      <Sums
        rows={totalRows(
          { subtotal: totals.subtotal, step: totals.step, code: totals.code, total, fees: isCarried ? { amount: feesSaid } : null },
          text,
          money,
        )}
        gain={savingLabel(nextStep, text, money)}
      />
      <p className="visually-hidden" role="status">
        {text('block.checkout.spokenTotal', { fees: isCarried ? (fees === null ? 'toChoose' : 'counted') : 'none', total: money(total) })}
      </p>
    </>
  )
}
