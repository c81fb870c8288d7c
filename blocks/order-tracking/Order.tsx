import { Day } from '#i18n/Day.tsx'
import { formatEuros } from '#i18n/format.ts'
import { orderLineName } from '#i18n/line-name.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { Bill } from './Bill.tsx'
import { Handover } from './Handover.tsx'
import { Papers } from './Papers.tsx'
import { Progress } from './Progress.tsx'
import { SentBack } from './SentBack.tsx'
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

/** Whether an order may be given up: not what was refunded whole, nor what a company bought, unless it was called off. */
const isWithdrawable = ({ payment, fulfilment, isForCompany }: OrderView): boolean =>
  payment !== 'REFUNDED' && (!isForCompany || fulfilment === 'CANCELLED')

const neverPaid: ReadonlySet<OrderView['payment']> = new Set(['EXPIRED', 'FAILED', 'CANCELLED'])

/** Why nothing of an order can be given up, or no more than the money that may still come; null where its buyer has the right to. */
function whyApart(order: OrderView): 'withdrawNothing' | 'withdrawExpired' | 'withdrawUnpaid' | 'isForCompany' | null {
  const { payment, fulfilment } = order
  if (payment === 'REFUNDED') return 'withdrawNothing'
  if (payment === 'EXPIRED' && fulfilment === 'NEW') return 'withdrawExpired'
  if (neverPaid.has(payment)) return 'withdrawUnpaid'
  return isWithdrawable(order) ? null : 'isForCompany'
}

/** How a withdrawal stands; as long as there is none, until when one is possible. */
function Withdrawal({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { withdrawal, withdrawUntil, fulfilment, sentBack } = order
  const apart = whyApart(order)
  if (order.isBeingRead)
    return (
      <p className={styles.soft}>
        <Unbroken words={text('block.order-tracking.isBeingRead')} />
      </p>
    )
  if (withdrawal !== 'NONE') return <Declared order={order} />
  if (sentBack?.some(({ why }) => why === 'WITHDRAWN')) return null
  if (apart !== null)
    return (
      <p className={styles.soft}>
        <Unbroken words={text(`block.order-tracking.${apart}`)} />
      </p>
    )
  if (withdrawUntil === null && (fulfilment === 'DELIVERED' || fulfilment === 'COLLECTED')) return null
  if (withdrawUntil === null) return <p className={styles.soft}>{text('block.order-tracking.withdrawLater')}</p>
  return (
    <p className={styles.soft}>
      {text('block.order-tracking.withdrawUntil')} <Day at={withdrawUntil} />
    </p>
  )
}

/** How a withdrawal stands that was declared, with what of it is still to be sent back. */
function Declared({ order: { withdrawal, awaited, products } }: { readonly order: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const said = withdrawal === 'NONE' ? '' : text(`block.order-tracking.withdrawal.${withdrawal}`)
  if (!awaited) return <p className={styles.soft}>{said}</p>
  if (awaited.length === 0)
    return (
      <p className={styles.soft}>
        {said} {text('block.order-tracking.nothingAwaited')}
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

/** What goes into the parcel of a gift: whom it is from, and their words. */
function Gift({ gift }: Pick<OrderView, 'gift'>) {
  const text = useText()
  if (!gift) return null
  const { from, message } = gift
  return (
    <div className={styles.gift}>
      <p className={styles.soft}>{text('block.order-tracking.gift', { from })}</p>
      {message !== null && message !== '' && <blockquote className={styles.words}>{message}</blockquote>}
    </div>
  )
}

/** One order: how far it is, what is in it, where it goes, its papers, and the way to give it up. */
export function Order({ id, order, withdrawalHref }: OrderProps) {
  const text = useText()
  const orderPath = useOrderPath(order.reference)
  const { reference, createdAt, withdrawal, isBeingRead = false, transfer, message, gift } = order
  const isWithdrawn = withdrawal !== 'NONE' || isBeingRead
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
      <SentBack sentBack={order.sentBack} />
      {order.payment === 'PENDING_PAYMENT' && order.fulfilment === 'NEW' && !isWithdrawn && <Unpaid order={order} />}
      {transfer && !isWithdrawn && <Transfer transfer={transfer} total={order.total} />}
      <div className={styles.parts}>
        <Bill order={order} />
        <Handover order={order} />
      </div>
      {message !== null && (
        <p className={styles.soft}>
          {text('block.order-tracking.message')} {message}
        </p>
      )}
      <Gift gift={gift} />
      <div className={styles.acts} data-print="hide">
        <Papers papers={order.papers} />
        {isWithdrawable(order) && (
          <LinkButton href={orderPath(withdrawalHref)} label={text('block.order-tracking.withdraw')} kind="secondary" />
        )}
      </div>
      <Withdrawal order={order} />
      <KeptBack papers={order.papers} />
    </section>
  )
}
