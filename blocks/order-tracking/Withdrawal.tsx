import { Day } from '#i18n/Day.tsx'
import { formatDate } from '#i18n/format.ts'
import { orderLineName } from '#i18n/line-name.ts'
import { useText } from '#i18n/use-text.ts'
import { unbrokenDates } from '#i18n/unbroken-dates.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { Unbroken } from '#ui/Unbroken.tsx'
import { moneyOf, whyApart } from './what-is-left.ts'
import styles from './View.module.css'

/** How a withdrawal stands; as long as there is none, until when one is possible. */
export function Withdrawal({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { withdrawal, sentBack, declaredAt } = order
  const apart = whyApart(order)
  if (order.isBeingRead)
    return (
      <p className={styles.soft}>
        <Unbroken words={text('block.order-tracking.isBeingRead')} />
      </p>
    )
  if (withdrawal !== 'NONE') return <Declared order={order} />
  if (sentBack?.some(({ why }) => why === 'WITHDRAWN')) return null
  if (declaredAt !== undefined) return <DeclaredLate declaredAt={declaredAt} apart={apart} />
  if (apart === null) return <Possible order={order} />
  return (
    <p className={styles.soft}>
      <Unbroken words={text(`block.order-tracking.${apart}`)} />
    </p>
  )
}

/** Until when an order may be given up that nobody has given up. */
function Possible({ order: { withdrawUntil, fulfilment } }: { readonly order: OrderView }) {
  const text = useText()
  if (withdrawUntil === null && (fulfilment === 'DELIVERED' || fulfilment === 'COLLECTED')) return null
  if (withdrawUntil === null) return <p className={styles.soft}>{text('block.order-tracking.withdrawLater')}</p>
  return (
    <p className={styles.soft}>
      {text('block.order-tracking.withdrawUntil')} <Day at={withdrawUntil} />
    </p>
  )
}

/** How a withdrawal stands that was declared, with what of it is still to be sent back. */
function Declared({ order }: { readonly order: OrderView }) {
  const { withdrawal, products, goodsBack } = order
  const text = useText()
  const { locale } = usePage()
  // What was given up before it was paid has never left: it has not come back either.
  const isOwed = withdrawal === 'RETURNED' && goodsBack !== true
  const said = withdrawal === 'NONE' ? '' : text(`block.order-tracking.withdrawal.${isOwed ? 'CONFIRMED' : withdrawal}`)
  const money = moneyOf(order)
  const awaited = isOwed ? [] : order.awaited
  if (!awaited || (awaited.length === 0 && money === null)) return <p className={styles.soft}>{said}</p>
  if (awaited.length === 0)
    return (
      <p className={styles.soft}>
        {said} {text(`block.order-tracking.${money ?? 'nothingAwaited'}`)}
      </p>
    )
  return (
    <div className={styles.soft}>
      <p>
        {said} {text('block.order-tracking.awaited')}
      </p>
      <ul>
        {awaited.map(({ id, quantity }) => {
          const line = products.find((each) => each.id === id)
          return line && <li key={id}>{`${quantity} × ${orderLineName(line, locale)}`}</li>
        })}
      </ul>
    </div>
  )
}

interface DeclaredLateProps {
  readonly declaredAt: string
  readonly apart: ReturnType<typeof whyApart>
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
      <Unbroken words={said.join(' ')} />
    </p>
  )
}
