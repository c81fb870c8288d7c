import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import { PasswordField } from '#ui/forms/fields/PasswordField.tsx'

interface CurrentPasswordInputProps {
  readonly form: FormState
  /** The address of the account, for password managers. */
  readonly email: string | undefined
  readonly label?: string
  /** False where a member who has just signed in may leave it empty, as its hint says. */
  readonly isRequired?: boolean
}

/** Asks for the current password of the member, beside the account's address for password managers: not shown, and not sent. */
export function CurrentPasswordInput({ form, email, label, isRequired = false }: CurrentPasswordInputProps) {
  const text = useText()
  return (
    <>
      <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        {...fieldOf(form, 'password')}
        label={label ?? text('form.currentPassword')}
        {...(isRequired ? { required: true } : { hint: text('form.proofHint') })}
        autoComplete="current-password"
        reveal={{ show: text('form.show'), hide: text('form.hide') }}
      />
    </>
  )
}
