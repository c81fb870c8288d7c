import { Day } from '#i18n/Day.tsx'
import { formatEuros } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Bill } from './Bill.tsx'
import { Handover } from './Handover.tsx'
import { Papers } from './Papers.tsx'
import { Progress } from './Progress.tsx'
import { Transfer } from './Transfer.tsx'
import { Unpaid } from './Unpaid.tsx'
import styles from './View.module.css'

interface OrderProps {
  readonly id: string
  readonly order: OrderView
  readonly withdrawalHref: string
}

/** The address of the same order on another page: with its link's token where it was opened by one. */
function useOrderPath(reference: string): (href: string) => string {
  const localPath = useLocalePath()
  const { token } = usePage().params
  return (href) => localPath([href, encodeURIComponent(reference), ...(token === undefined ? [] : [String(token)])].join('/'))
}

/** How a withdrawal stands; as long as there is none, until when one is possible. */
function Withdrawal({ order: { withdrawal, withdrawUntil, payment, fulfilment } }: { readonly order: OrderView }) {
  const text = useText()
  if (withdrawal !== 'NONE') return <p className={styles.soft}>{text(`block.order-tracking.withdrawal.${withdrawal}`)}</p>
  if (payment === 'REFUNDED') return <p className={styles.soft}>{text('block.order-tracking.withdrawNothing')}</p>
  // What has come to a company is not for withdrawal.
  if (withdrawUntil === null && (fulfilment === 'DELIVERED' || fulfilment === 'COLLECTED')) return null
  if (withdrawUntil === null) return <p className={styles.soft}>{text('block.order-tracking.withdrawLater')}</p>
  return (
    <p className={styles.soft}>
      {text('block.order-tracking.withdrawUntil')} <Day at={withdrawUntil} />
    </p>
  )
}

/** What was kept back of the price of goods that came back worth less, and why. */
function KeptBack({ papers }: Pick<OrderView, 'papers'>) {
  const text = useText()
  const { locale } = usePage()
  return papers.map(
    ({ number, kept }) =>
      kept && (
        <p key={number} className={styles.soft}>
          {text('block.order-tracking.kept', { number, amount: formatEuros(kept.amount, locale), reason: kept.reason })}
        </p>
      ),
  )
}

/** One order: how far it is, what is in it, where it goes, its papers, and the way to give it up. */
export function Order({ id, order, withdrawalHref }: OrderProps) {
  const text = useText()
  const orderPath = useOrderPath(order.reference)
  const { reference, createdAt, withdrawal, transfer, message } = order
  return (
    <section className={styles.order} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {text('block.order-tracking.order', { reference })}
        </h2>
        <p className={styles.soft}>
          {text('block.order-tracking.placed')} <Day at={createdAt} />
        </p>
      </header>
      <Progress order={order} />
      {order.payment === 'PENDING_PAYMENT' && order.fulfilment === 'NEW' && withdrawal === 'NONE' && <Unpaid order={order} />}
      {transfer && withdrawal === 'NONE' && <Transfer transfer={transfer} total={order.total} />}
      <div className={styles.parts}>
        <Bill order={order} />
        <Handover order={order} />
      </div>
      {message !== null && (
        <p className={styles.soft}>
          {text('block.order-tracking.message')} {message}
        </p>
      )}
      <div className={styles.acts} data-print="hide">
        <Papers papers={order.papers} />
        {order.payment !== 'REFUNDED' && (
          <LinkButton href={orderPath(withdrawalHref)} label={text('block.order-tracking.withdraw')} kind="secondary" />
        )}
      </div>
      <Withdrawal order={order} />
      <KeptBack papers={order.papers} />
    </section>
  )
}
