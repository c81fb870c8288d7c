import { useText } from '#i18n/use-text.ts'
import type { PaymentActor } from '#schemas/block-actors.ts'
import type { PaymentMethod } from '#schemas/checkout.ts'
import { RadioGroup } from '#ui/forms/ChoiceGroup.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { useAnswer } from './use-answer.ts'
import styles from './View.module.css'

interface PaymentMethodsProps {
  readonly payment: PaymentActor
  /** Whether it is collected at a time: a transfer comes before. */
  readonly isCollected: boolean
}

/** How the order is to be paid; of the payment provider nothing is fetched for this. */
export function PaymentMethods({ payment, isCollected }: PaymentMethodsProps) {
  const text = useText()
  const { value: methods, hasFailed } = useAnswer('methods', payment.methods)
  if (hasFailed) return <FormNotice kind="failure" title={text('block.checkout.methodsLost')} />
  if (methods === null) return <p className={styles.soft}>{text('block.checkout.methodsComing')}</p>
  return (
    <RadioGroup
      key={methods.length}
      name="payment"
      label={text('block.checkout.paymentMethod')}
      defaultValue={methods[0]}
      choices={methods.map((method) => ({
        value: method,
        label: text(`block.checkout.method.${method}`),
        hint: text(method === 'TRANSFER' && isCollected ? 'block.checkout.methodHint.collected' : `block.checkout.methodHint.${method}`),
      }))}
    />
  )
}

/** The way of paying that was chosen; null as long as there is nothing to choose from. */
export function readMethod(data: FormData): PaymentMethod | null {
  const chosen = data.get('payment')
  return chosen === 'CARD' || chosen === 'SEPA_DEBIT' || chosen === 'TRANSFER' ? chosen : null
}
