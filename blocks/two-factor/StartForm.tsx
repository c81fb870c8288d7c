import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import { Form } from '#ui/forms/Form.tsx'
import { PasswordField } from '#ui/forms/fields/PasswordField.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

/** Asks for a secret that an application can take. */
export function StartForm({ form, isRestart = false }: { readonly form: FormState; readonly isRestart?: boolean }) {
  const text = useText()
  return (
    <Form {...formOf(form)}>
      <PasswordField
        {...fieldOf(form, 'password')}
        label={text('form.currentPassword')}
        hint={text('form.proofHint')}
        autoComplete="current-password"
        reveal={{ show: text('form.show'), hide: text('form.hide') }}
      />
      <SubmitButton
        label={text(isRestart ? 'block.two-factor.restart' : 'block.two-factor.start')}
        kind={isRestart ? 'secondary' : 'primary'}
      />
    </Form>
  )
}
