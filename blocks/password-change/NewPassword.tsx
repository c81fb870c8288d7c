import { useState } from 'react'
import { passwordWords } from '#i18n/password-words.ts'
import { useText } from '#i18n/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import { usePasswordStrength } from '#renderer/use-password-strength.ts'
import { CapsLockNotice } from '#ui/forms/CapsLockNotice.tsx'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { PasswordMeter } from '#ui/forms/PasswordMeter.tsx'

/** The password that is chosen, and how strong it is while it is typed. */
export function NewPassword({ form, email }: { readonly form: FormState; readonly email: string }) {
  const text = useText()
  const [password, setPassword] = useState('')
  const strength = usePasswordStrength(password, email)
  const words = passwordWords(strength)
  return (
    <>
      <CapsLockNotice words={text('form.capsLock')}>
        <PasswordField
          {...fieldOf(form, 'newPassword')}
          label={text('block.password-change.new')}
          hint={text('block.password-change.hint')}
          autoComplete="new-password"
          reveal={{ show: text('form.show'), hide: text('form.hide') }}
          onChange={setPassword}
          required
        />
      </CapsLockNotice>
      <PasswordMeter level={strength.level} words={words === null ? '' : text(words)} />
    </>
  )
}
