import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { User } from '#schemas/api/people/user.ts'
import { RadioGroup } from '#ui/forms/fields/ChoiceGroup.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextArea } from '#ui/forms/fields/TextArea.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { parseQuantities, withdrawableLines } from './withdrawable-lines.ts'
import { quantityOf, usePartFaults } from './quantity-errors.ts'
import { PartFields } from './QuantityFields.tsx'
import styles from './View.module.css'

interface DeclareFormProps {
  readonly form: FormState
  readonly me: User | null
  /** The order, when the reader has proved that it is theirs. */
  readonly order: OrderView | null
  readonly reference: string | null
}

const nameOf = (me: User | null): string => [me?.firstname, me?.lastname].filter(Boolean).join(' ')

/** The form of withdrawal: a whole order, a part of it, or the buyer's own words. No reason is asked for. */
export function DeclareForm({ form: sent, me, order, reference }: DeclareFormProps) {
  const text = useText()
  const form = usePartFaults(sent, order)
  const quantities = order ? withdrawableLines(order).map((line) => [quantityOf(line), text('block.withdrawal.products')] as const) : []
  const scope = [
    { value: 'ALL', label: text('block.withdrawal.all') },
    ...(order ? [{ value: 'PART', label: text('block.withdrawal.part'), hint: text('block.withdrawal.partHint') }] : []),
    { value: 'WORDED', label: text('block.withdrawal.worded'), hint: text('block.withdrawal.wordedHint') },
  ]
  const chosen = fieldOf(form, 'scope', 'ALL')
  return (
    <Form
      {...formOf(form)}
      hidden={order ? { reference: order.reference, seen: String(parseQuantities(order)) } : {}}
      labels={{
        reference: text('block.withdrawal.reference'),
        name: text('block.withdrawal.name'),
        email: text('form.email'),
        scope: text('block.withdrawal.scope'),
        products: text('block.withdrawal.products'),
        ...Object.fromEntries(quantities),
        message: text('block.withdrawal.message'),
      }}
    >
      {order ? (
        <p className={styles.of}>{text('block.withdrawal.order', { reference: order.reference })}</p>
      ) : (
        <TextField
          {...fieldOf(form, 'reference', reference)}
          label={text('block.withdrawal.reference')}
          hint={text('block.withdrawal.referenceHint')}
          width="short"
          required
        />
      )}
      <TextField {...fieldOf(form, 'name', nameOf(me))} label={text('block.withdrawal.name')} autoComplete="name" required />
      <TextField
        {...fieldOf(form, 'email', me?.email)}
        label={text('form.email')}
        hint={text('block.withdrawal.emailHint')}
        type="email"
        autoComplete="email"
        required
      />
      <RadioGroup {...chosen} label={text('block.withdrawal.scope')} choices={scope} required />
      {order && <PartFields form={form} order={order} />}
      <TextArea
        {...fieldOf(form, 'message')}
        error={fieldOf(form, 'message').error ?? (order ? undefined : fieldOf(form, 'products').error)}
        label={text('block.withdrawal.message')}
      />
      <SubmitButton label={text('block.withdrawal.declare')} />
    </Form>
  )
}
