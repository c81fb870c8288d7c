import { formatEuros } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { moneyBackOf, refundedOf } from './refunds.ts'

/** Shows the completed and pending refunds of a closed order. The refund of a withdrawal is shown with it. */
export function MoneyBack({ order, locale }: { readonly order: OrderView; readonly locale: string }) {
  const text = useText()
  const [back, refunded] = [moneyBackOf(order), order.withdrawal === 'NONE' ? refundedOf(order) : 0]
  return (
    <>
      {refunded > 0 && <p>{text('block.order-tracking.refunded', { amount: formatEuros(refunded, locale) })}</p>}
      {back && <p>{text(`block.order-tracking.moneyBack.${back}`)}</p>}
    </>
  )
}
