import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import { PasswordField } from '#ui/forms/fields/PasswordField.tsx'

interface CurrentPasswordInputProps {
  readonly form: FormState
  /** False where a member who has just signed in may leave it empty, as its hint says. */
  readonly isRequired?: boolean
}

/** Asks for the current password of the member. */
export function CurrentPasswordInput({ form, isRequired = false }: CurrentPasswordInputProps) {
  const text = useText()
  return (
    <PasswordField
      {...fieldOf(form, 'password')}
      label={text('form.currentPassword')}
      {...(isRequired ? { required: true } : { hint: text('form.proofHint') })}
      autoComplete="current-password"
      reveal={{ show: text('form.show'), hide: text('form.hide') }}
    />
  )
}
