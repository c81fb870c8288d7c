import { useText } from '#i18n/hooks/use-text.ts'
import type { PaymentMethod } from '#schemas/runtime/checkout.ts'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'

interface PaymentWaysProps {
  readonly shop: Pick<Shop, 'payment' | 'tellCheckout' | 'checkout'>
  /** The way that is being gone already. */
  readonly but?: PaymentMethod
  /** True when they are all that there is to do. */
  readonly isMain?: boolean
}

/** Returns true when an order is collected so soon that what is paid in this way does not come before. */
function isLate(method: PaymentMethod, { order, view }: Shop['checkout']): boolean {
  if (method === 'CARD') return false
  if (method === 'SEPA_DEBIT') return (view ?? order)?.takesDebit === false
  return view === null ? order?.takesTransfer === false : view.collectDate !== null && view.takesTransfer !== true
}

/** The ways in which an order that waits for its payment can be paid: only those that the shop takes. */
export function PaymentWays({ shop: { payment, tellCheckout, checkout }, but, isMain = false }: PaymentWaysProps) {
  const text = useText()
  const { value } = useAnswer('methods', payment.methods)
  const ways = (value ?? []).filter((method) => method !== but && !isLate(method, checkout))
  return ways.map((method, index) => (
    <button
      key={method}
      type="button"
      className="button"
      data-style={!isMain ? 'link' : index === 0 ? 'primary' : 'secondary'}
      onClick={() => tellCheckout({ type: 'payment.renew', method })}
    >
      {text(`block.checkout.payBy.${method}`)}
    </button>
  ))
}
