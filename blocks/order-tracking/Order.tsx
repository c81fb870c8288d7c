import { Day } from '#i18n/Day.tsx'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Bill } from './Bill.tsx'
import { Handover } from './Handover.tsx'
import { Progress } from './Progress.tsx'
import { Transfer } from './Transfer.tsx'
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

const paidFor: ReadonlySet<OrderView['payment']> = new Set(['PAID', 'PARTLY_REFUNDED', 'REFUNDED'])

/** One order: how far it is, what is in it, where it goes, its papers, and the way to give it up. */
export function Order({ id, order, withdrawalHref }: OrderProps) {
  const text = useText()
  const orderPath = useOrderPath(order.reference)
  const { token } = usePage().params
  const { reference, createdAt, payment, withdrawal, withdrawUntil, transfer, message } = order
  const invoice = `/api/order/${encodeURIComponent(reference)}/invoice${token === undefined ? '' : `?token=${String(token)}`}`
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
        {paidFor.has(payment) && (
          <a className="button" data-style="secondary" href={invoice} data-document="">
            {text('block.order-tracking.invoice')}
          </a>
        )}
        <LinkButton href={orderPath(withdrawalHref)} label={text('block.order-tracking.withdraw')} kind="secondary" />
      </div>
      <p className={styles.soft}>
        {withdrawal !== 'NONE' && text(`block.order-tracking.withdrawal.${withdrawal}`)}
        {withdrawal === 'NONE' && withdrawUntil === null && text('block.order-tracking.withdrawLater')}
        {withdrawal === 'NONE' && withdrawUntil !== null && (
          <>
            {text('block.order-tracking.withdrawUntil')} <Day at={withdrawUntil} />
          </>
        )}
      </p>
    </section>
  )
}
