import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

/** Asks for a link to an order, by its number and the address that it was made with. */
export function LinkForm({ form, reference }: { readonly form: FormState; readonly reference: string | null }) {
  const text = useText()
  return (
    <Form {...formOf(form)} labels={{ reference: text('block.order-tracking.reference'), email: text('form.email') }}>
      <TextField
        {...fieldOf(form, 'reference', reference)}
        label={text('block.order-tracking.reference')}
        hint={text('block.order-tracking.referenceHint')}
        width="short"
        required
      />
      <TextField
        {...fieldOf(form, 'email')}
        label={text('form.email')}
        hint={text('block.order-tracking.emailHint')}
        type="email"
        autoComplete="email"
        required
      />
      <SubmitButton label={text('block.order-tracking.ask')} />
    </Form>
  )
}
