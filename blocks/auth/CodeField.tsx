import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import { TextField } from '#ui/forms/fields/TextField.tsx'

/** The code of the authenticator application, or a recovery code for a lost telephone. */
export function CodeField({ form }: { readonly form: FormState }) {
  const text = useText()
  return (
    <TextField
      {...fieldOf(form, 'code')}
      label={text('block.auth.code')}
      hint={text('block.auth.codeHint')}
      autoComplete="one-time-code"
      width="short"
      required
    />
  )
}
