import { useState } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import type { PaymentMethod } from '#schemas/runtime/checkout.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { Choices } from '#blocks/checkout/parts/RadioCards.tsx'
import { useAnswer } from '#blocks/checkout/parts/use-request.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'

type PayableShop = Pick<Shop, 'payment' | 'places' | 'cart'>

/** The time of collection, with the payment methods that would be too late for it. */
function useCollectTime({ cart, places }: PayableShop) {
  const { deliveryType, clickAndCollect } = cart.kept
  const { date, idSchedule } = clickAndCollect
  const isCollected = deliveryType === 'clickAndCollect' && date !== null
  const { value: times } = useAnswer(isCollected ? 'times' : null, places.collectTimes)
  const time = times?.find((each) => each.date === date && each.idSchedule === idSchedule)
  const late: Exclude<PaymentMethod, 'CARD'>[] = []
  if (isCollected && time?.takesTransfer === false) late.push('TRANSFER')
  if (isCollected && time?.takesDebit === false) late.push('SEPA_DEBIT')
  return { isCollected, late }
}

/** How the order is to be paid; of the payment provider nothing is fetched for this. */
export function PaymentMethods({ shop }: { readonly shop: PayableShop }) {
  const text = useText()
  const { value: offered, hasFailed } = useAnswer('methods', shop.payment.methods)
  const { isCollected, late } = useCollectTime(shop)
  const [wanted, setWanted] = useState<string | null>(null)
  if (hasFailed) return <FormNotice kind="failure" title={text('block.checkout.methodsLost')} />
  if (offered === null) return <p className={styles.soft}>{text('block.checkout.methodsComing')}</p>
  const methods = offered.filter((method) => method === 'CARD' || !late.includes(method))
  const left = late.filter((method) => offered.includes(method))
  const [first] = methods
  if (!first) return <FormNotice kind="note" title={text('block.checkout.onlyTransferLate')} />
  return (
    <>
      <Choices
        name="payment"
        label={text('block.checkout.paymentMethod')}
        // A method may become too late after it was selected: another one is then selected.
        chosen={methods.find((method) => method === wanted) ?? first}
        onChoose={setWanted}
        choices={methods.map((method) => ({
          value: method,
          label: text(`block.checkout.method.${method}`),
          hint: text(method === 'TRANSFER' && isCollected ? 'block.checkout.methodHint.collected' : `block.checkout.methodHint.${method}`),
        }))}
      />
      {left[0] && <p className={styles.soft}>{text(`block.checkout.late.${left.length > 1 ? 'both' : left[0]}`)}</p>}
    </>
  )
}

/** The way of paying that was chosen; null as long as there is nothing to choose from. */
export function readMethod(data: FormData): PaymentMethod | null {
  const chosen = data.get('payment')
  return chosen === 'CARD' || chosen === 'SEPA_DEBIT' || chosen === 'TRANSFER' ? chosen : null
}
