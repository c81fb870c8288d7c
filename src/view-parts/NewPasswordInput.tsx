import { useState } from 'react'
import { passwordWords } from '#i18n/password-strength-label.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import { usePasswordStrength } from '#renderer/hooks/use-password-strength.ts'
import { NewPasswordField } from '#ui/forms/fields/NewPasswordField.tsx'

interface NewPasswordInputProps {
  readonly form: FormState
  readonly name: 'password' | 'newPassword'
  readonly label: string
  readonly hint: string
  /** The address of the member, which the password must not contain. */
  readonly email?: string
}

/** Asks for a new password and shows its strength. */
export function NewPasswordInput({ form, name, label, hint, email = '' }: NewPasswordInputProps) {
  const text = useText()
  const [password, setPassword] = useState('')
  const strength = usePasswordStrength(password, email)
  const words = passwordWords(strength)
  return (
    <NewPasswordField
      {...fieldOf(form, name)}
      label={label}
      hint={hint}
      strength={{ level: strength.level, words: words && text(words) }}
      words={{ capsLock: text('form.capsLock'), show: text('form.show'), hide: text('form.hide') }}
      onChange={setPassword}
    />
  )
}
