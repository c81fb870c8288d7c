import { formatEuros } from '#i18n/format.ts'
import { useText } from '#i18n/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/order-reading.ts'
import { Icon } from '#ui/Icon.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { stoppedBy } from '#i18n/orders/order-end.ts'
import { orderSteps } from './order-steps.ts'
import { moneyBackOf, refundedOf } from './refunded.ts'
import styles from './View.module.css'

/** Why an order goes no further, and what becomes of its money; a withdrawal tells of what it has given back itself. */
function Stopped({ order, why }: { readonly order: OrderView; readonly why: NonNullable<ReturnType<typeof stoppedBy>> }) {
  const text = useText()
  const { locale } = usePage()
  const [back, refunded] = [moneyBackOf(order), order.withdrawal === 'NONE' ? refundedOf(order) : 0]
  return (
    <FormNotice kind="note" title={text(`block.order-tracking.stopped.${why}`)}>
      {refunded > 0 && <p>{text('block.order-tracking.refunded', { amount: formatEuros(refunded, locale) })}</p>}
      {back && <p>{text(`block.order-tracking.moneyBack.${back}`)}</p>}
    </FormNotice>
  )
}

/** How far an order is: its steps, or why it goes no further. */
export function Progress({ order }: { readonly order: OrderView }) {
  const text = useText()
  const why = stoppedBy(order)
  if (why !== null) return <Stopped order={order} why={why} />
  return (
    <ol className={styles.steps} aria-label={text('block.order-tracking.steps')}>
      {orderSteps(order).map(({ key, state }) => (
        <li key={key} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark}>{state !== 'ahead' && <Icon name="check" />}</span>
          <span>
            {text(`block.order-tracking.step.${key}`)}
            {state === 'ahead' && <span className="visually-hidden"> {text('block.order-tracking.ahead')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
