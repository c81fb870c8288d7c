import { Day } from '#i18n/format/DateText.tsx'
import { formatEuros } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { Bill } from './PriceTable.tsx'
import { Delivery } from './Delivery.tsx'
import { LateWithdrawal } from './LateWithdrawal.tsx'
import { Documents } from './Documents.tsx'
import { Progress } from './Progress.tsx'
import { SentBack } from './RefundNotice.tsx'
import { Transfer } from './Transfer.tsx'
import { Unpaid } from './PendingPayment.tsx'
import { isTooLate, isWithdrawable } from './withdrawal-state.ts'
import { Withdrawal } from './Withdrawal.tsx'
import styles from './View.module.css'

interface OrderProps {
  readonly id: string
  readonly order: OrderView
  readonly withdrawalHref: string | undefined
}

/** The address of the same order on another page: with its link's token where it was opened by one. */
function useOrderPath(reference: string): (href: string) => string {
  const localPath = useLocalePath()
  const { token } = usePage().params
  return (href) => localPath([href, encodeURIComponent(reference), ...(token === undefined ? [] : [String(token)])].join('/'))
}

/** The deductions for goods that came back with a lower value, with their reasons. */
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

/** The card in the parcel of a gift: its giver and their message. */
function Gift({ gift }: Pick<OrderView, 'gift'>) {
  const text = useText()
  if (!gift) return null
  const { from, message } = gift
  return (
    <div className={styles.gift}>
      <p className={styles.soft}>{text('block.order-tracking.gift', { from })}</p>
      {message !== null && message !== '' && (
        <blockquote className={styles.words} dir="auto">
          {message}
        </blockquote>
      )}
    </div>
  )
}

/** The payment of an order that waits for its money: the whole amount, also after a partial withdrawal, and while a withdrawal in words is examined, since the time to pay goes on. */
function ToPay({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { payment, fulfilment, transfer, givenUp, isBeingRead } = order
  const isUnpaid = payment === 'PENDING_PAYMENT' && fulfilment === 'NEW'
  if (!isUnpaid && !transfer) return null
  return (
    <>
      {isBeingRead && (
        <p className={styles.soft}>
          <NoWrap words={text('block.order-tracking.payLater')} />
        </p>
      )}
      {isUnpaid && <Unpaid order={order} />}
      {transfer && <Transfer transfer={transfer} total={order.total} />}
      {givenUp && !isBeingRead && (
        <p className={styles.soft}>
          <NoWrap words={text('block.order-tracking.partGivenUp')} />
        </p>
      )}
    </>
  )
}

/** One order: how far it is, what is in it, where it goes, its papers, and the way to give it up. */
export function Order({ id, order, withdrawalHref }: OrderProps) {
  const text = useText()
  const orderPath = useOrderPath(order.reference)
  const withdrawPath = withdrawalHref && orderPath(withdrawalHref)
  const isLate = isTooLate(order, usePage().today)
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
        <Delivery order={order} />
      </div>
      {message !== null && (
        <p className={styles.soft}>
          {text('block.order-tracking.message')} <span dir="auto">{message}</span>
        </p>
      )}
      <Gift gift={gift} />
      <div className={styles.acts} data-print="hide">
        <Documents papers={order.papers} />
        {isWithdrawable(order) && !isLate && withdrawPath && (
          <LinkButton href={withdrawPath} label={text('block.order-tracking.withdraw')} kind="secondary" />
        )}
      </div>
      <Withdrawal order={order} />
      {isWithdrawable(order) && isLate && <LateWithdrawal href={withdrawPath} />}
      <KeptBack papers={order.papers} />
    </section>
  )
}
