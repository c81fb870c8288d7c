import { Day } from '#i18n/Day.tsx'
import { formatEuros } from '#i18n/format.ts'
import { orderLineName } from '#i18n/line-name.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { Bill } from './Bill.tsx'
import { isAllGivenUp } from './given-up.ts'
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

/** Whether nothing is left to give up: it was refunded whole, each of its lines was given up, or it ended unpaid after a withdrawal. */
const isNothingLeft = (order: OrderView): boolean => {
  const { payment, withdrawal } = order
  return payment === 'REFUNDED' || isAllGivenUp(order) || (withdrawal !== 'NONE' && (payment === 'FAILED' || payment === 'CANCELLED'))
}

/** Whether an order may be given up: not where nothing of it is left, nor what a company bought, unless it was called off. */
const isWithdrawable = (order: OrderView): boolean => !isNothingLeft(order) && (!order.isForCompany || order.fulfilment === 'CANCELLED')

const neverPaid: ReadonlySet<OrderView['payment']> = new Set(['EXPIRED', 'FAILED', 'CANCELLED'])
const waiting: ReadonlySet<OrderView['payment']> = new Set(['PENDING_PAYMENT', 'AWAITING_TRANSFER'])

/** Why nothing of an order can be given up, or no more than the money that may still come; null where its buyer has the right to. */
function whyApart(order: OrderView): 'withdrawNothing' | 'withdrawNoMore' | 'withdrawExpired' | 'withdrawUnpaid' | 'isForCompany' | null {
  const { payment, fulfilment } = order
  if (payment === 'REFUNDED') return 'withdrawNothing'
  if (payment === 'EXPIRED' && fulfilment === 'NEW') return 'withdrawExpired'
  if (neverPaid.has(payment)) return 'withdrawUnpaid'
  if (isAllGivenUp(order)) return 'withdrawNoMore'
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

/** What is said of money where nothing is to be sent back: it follows where some was paid, and only there. */
function moneyOf({ payment, sentBack }: OrderView): 'nothingAwaited' | 'nothingArrived' | 'nothingPaid' | null {
  if (payment === 'DEBIT_PENDING') return 'nothingArrived'
  if (!neverPaid.has(payment) && !waiting.has(payment)) return 'nothingAwaited'
  return sentBack ? null : 'nothingPaid'
}

/** How a withdrawal stands that was declared, with what of it is still to be sent back. */
function Declared({ order }: { readonly order: OrderView }) {
  const { withdrawal, awaited, products } = order
  const text = useText()
  const { locale } = usePage()
  const said = withdrawal === 'NONE' ? '' : text(`block.order-tracking.withdrawal.${withdrawal}`)
  const money = moneyOf(order)
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

/** How to pay what waits for its money: all of it, also where a part was given up; not while words are read that may give up the whole. */
function ToPay({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { payment, fulfilment, transfer, givenUp, isBeingRead } = order
  const isUnpaid = payment === 'PENDING_PAYMENT' && fulfilment === 'NEW'
  if (isBeingRead || (!isUnpaid && !transfer)) return null
  return (
    <>
      {isUnpaid && <Unpaid order={order} />}
      {transfer && <Transfer transfer={transfer} total={order.total} />}
      {givenUp && (
        <p className={styles.soft}>
          <Unbroken words={text('block.order-tracking.partGivenUp')} />
        </p>
      )}
    </>
  )
}

/** One order: how far it is, what is in it, where it goes, its papers, and the way to give it up. */
export function Order({ id, order, withdrawalHref }: OrderProps) {
  const text = useText()
  const orderPath = useOrderPath(order.reference)
  const { reference, createdAt, message, gift } = order
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
      <ToPay order={order} />
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
