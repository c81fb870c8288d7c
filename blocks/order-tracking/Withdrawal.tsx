import { Day } from '#i18n/format/DateText.tsx'
import { formatDate, formatEuros } from '#i18n/format/format.ts'
import { orderLineName } from '#i18n/shop/line-name.ts'
import { isPaidBack, refundedOf } from '#i18n/orders/refunds.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { unbrokenDates } from '#i18n/format/nowrap-dates.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { isTooLate, refundStatus, withdrawalNotice } from './withdrawal-state.ts'
import styles from './View.module.css'

/** How a withdrawal stands; as long as there is none, until when one is possible. */
export function Withdrawal({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { withdrawal, sentBack, declaredAt } = order
  const apart = withdrawalNotice(order)
  if (order.isBeingRead)
    return (
      <p className={styles.soft}>
        <NoWrap words={text('block.order-tracking.isBeingRead')} />
      </p>
    )
  if (withdrawal !== 'NONE') return <Declared order={order} />
  if (sentBack?.some(({ why }) => why === 'WITHDRAWN')) return null
  if (declaredAt !== undefined) return <DeclaredLate declaredAt={declaredAt} apart={apart} />
  if (apart === null) return <Possible order={order} />
  return (
    <p className={styles.soft}>
      <NoWrap words={text(`block.order-tracking.${apart}`)} />
    </p>
  )
}

/** Where no time to withdraw is still to begin: it came without one, or will not come. */
const neverBegins: ReadonlySet<OrderView['fulfilment']> = new Set(['DELIVERED', 'COLLECTED', 'CANCELLED'])

/** The deadline of withdrawal for an order without one, or the day on which it ended. */
function Possible({ order: { withdrawUntil, fulfilment } }: { readonly order: OrderView }) {
  const text = useText()
  const { today, locale } = usePage()
  if (withdrawUntil === null && neverBegins.has(fulfilment)) return null
  if (withdrawUntil !== null && isTooLate({ withdrawUntil }, today))
    return (
      <p className={styles.soft}>{text('block.order-tracking.withdrawEnded', { day: unbrokenDates(formatDate(withdrawUntil, locale)) })}</p>
    )
  if (withdrawUntil === null) return <p className={styles.soft}>{text('block.order-tracking.withdrawLater')}</p>
  return (
    <p className={styles.soft}>
      {text('block.order-tracking.withdrawUntil')} <Day at={withdrawUntil} />
    </p>
  )
}

/** The state of a declared withdrawal. An order that was withdrawn before its payment has never left, so it has no return. */
const shownWithdrawal = ({ withdrawal, goodsBack }: OrderView) =>
  withdrawal === 'RETURNED' && goodsBack !== true ? 'CONFIRMED' : withdrawal

/** The units that are still to be sent back, none of those that never left; undefined where no return is awaited. */
const pendingReturns = (order: OrderView): OrderView['awaited'] =>
  order.withdrawal === 'RETURNED' && order.goodsBack !== true ? [] : order.awaited

/** The sentences about the refund of a declared withdrawal. */
function useMoney(order: OrderView): readonly string[] {
  const text = useText()
  const { locale } = usePage()
  const refunded = refundedOf(order)
  const amount = formatEuros(refunded, locale)
  if (order.withdrawal === 'REQUESTED') return []
  if (isPaidBack(order)) return refunded > 0 ? [text('block.order-tracking.refunded', { amount })] : []
  const money = pendingReturns(order)?.length === 0 ? refundStatus(order) : null
  return [
    ...(money === null ? [] : [text(`block.order-tracking.${money}`)]),
    ...(refunded > 0 ? [text('block.order-tracking.refundedSoFar', { amount })] : []),
  ]
}

/** How a withdrawal stands, in a word. */
function useStanding(order: OrderView): string {
  const text = useText()
  const standing = shownWithdrawal(order)
  if (standing === 'NONE') return ''
  return standing === 'RETURNED' && isPaidBack(order)
    ? text('block.order-tracking.goodsCame')
    : text(`block.order-tracking.withdrawal.${standing}`)
}

/** How a withdrawal stands that was declared, with its money, and what of it is still to be sent back. */
function Declared({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const said = [useStanding(order), ...useMoney(order)].join(' ')
  const awaited = pendingReturns(order) ?? []
  if (awaited.length === 0) return <p className={styles.soft}>{said}</p>
  return (
    <div className={styles.soft}>
      <p>
        <span>{said}</span> {text('block.order-tracking.awaited')}
      </p>
      <ul>
        {awaited.map(({ id, quantity }) => {
          const line = order.products.find((each) => each.id === id)
          return line && <li key={id}>{`${quantity} × ${orderLineName(line, locale)}`}</li>
        })}
      </ul>
    </div>
  )
}

interface DeclaredLateProps {
  readonly declaredAt: string
  readonly apart: ReturnType<typeof withdrawalNotice>
}

/** That a withdrawal was received of an order that was over, and what becomes of it. */
function DeclaredLate({ declaredAt, apart }: DeclaredLateProps) {
  const text = useText()
  const { locale } = usePage()
  const next = apart === 'withdrawExpired' ? 'declaredExpired' : apart
  const said = [text('block.order-tracking.declared', { day: unbrokenDates(formatDate(declaredAt, locale)) })]
  if (next !== null) said.push(text(`block.order-tracking.${next}`))
  return (
    <p className={styles.soft}>
      <NoWrap words={said.join(' ')} />
    </p>
  )
}
