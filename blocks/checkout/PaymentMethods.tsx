import { useText } from '#i18n/use-text.ts'
import type { PaymentMethod } from '#schemas/checkout.ts'
import { RadioGroup } from '#ui/forms/ChoiceGroup.tsx'

/** How the order is to be paid. */
export function PaymentMethods() {
  const text = useText()
  return (
    <RadioGroup
      name="payment"
      label={text('block.checkout.paymentMethod')}
      defaultValue="TRANSFER"
      choices={[{ value: 'TRANSFER', label: text('block.checkout.method.TRANSFER'), hint: text('block.checkout.methodHint.TRANSFER') }]}
    />
  )
}

/** The way of paying that was chosen. */
export function readMethod(data: FormData): PaymentMethod {
  const chosen = data.get('payment')
  return chosen === 'CARD' || chosen === 'SEPA_DEBIT' ? chosen : 'TRANSFER'
}
