import { MoneyBack } from '#i18n/orders/RefundStatus.tsx'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { closureReason } from '#i18n/orders/closure-reason.ts'
import { orderSteps } from './order-steps.ts'
import styles from './View.module.css'

/** How far an order is: its steps, or why it goes no further. */
export function Progress({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { locale } = usePage()
  const why = closureReason(order)
  if (why !== null)
    return (
      <FormNotice kind="note" title={text(`block.order-tracking.stopped.${why}`)}>
        <MoneyBack order={order} locale={locale} />
      </FormNotice>
    )
  return (
    <ol className={styles.steps} aria-label={text('block.order-tracking.steps')}>
      {orderSteps(order).map(({ key, state }) => (
        <li key={key} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark}>{state !== 'ahead' && <Icon name="check" />}</span>
          <span>
            <span>{text(`block.order-tracking.step.${key}`)}</span>
            {state === 'ahead' && <span className="visually-hidden"> {text('block.order-tracking.ahead')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
