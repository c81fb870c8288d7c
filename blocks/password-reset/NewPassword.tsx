import { useState } from 'react'
import { passwordWords } from '#i18n/password-strength-label.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import { usePasswordStrength } from '#renderer/hooks/use-password-strength.ts'
import { NewPasswordField } from '#ui/forms/fields/NewPasswordField.tsx'

/** The password that is to replace a forgotten one; whose it is, only the link of the mail tells. */
export function NewPassword({ form }: { readonly form: FormState }) {
  const text = useText()
  const [password, setPassword] = useState('')
  const strength = usePasswordStrength(password, '')
  const words = passwordWords(strength)
  return (
    <NewPasswordField
      {...fieldOf(form, 'password')}
      label={text('block.password-reset.new')}
      hint={text('form.passwordHint')}
      strength={{ level: strength.level, words: words && text(words) }}
      words={{ capsLock: text('form.capsLock'), show: text('form.show'), hide: text('form.hide') }}
      onChange={setPassword}
    />
  )
}
