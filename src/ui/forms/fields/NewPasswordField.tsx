import { CapsLockNotice } from './CapsLockNotice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import type { FieldProps } from './field-props.ts'

interface NewPasswordFieldProps extends FieldProps {
  /** How strong what is typed is: from 0, nothing typed, to 4, and in words. */
  readonly strength: { readonly level: 0 | 1 | 2 | 3 | 4; readonly words: string | null }
  readonly words: { readonly capsLock: string; readonly show: string; readonly hide: string }
  readonly onChange: (value: string) => void
}

/** A password that is chosen, and how strong it is while it is typed. */
export function NewPasswordField({ strength, words, onChange, ...field }: NewPasswordFieldProps) {
  return (
    <>
      <CapsLockNotice words={words.capsLock}>
        <PasswordField
          {...field}
          autoComplete="new-password"
          reveal={{ show: words.show, hide: words.hide }}
          onChange={onChange}
          required
        />
      </CapsLockNotice>
      <PasswordMeter level={strength.level} words={strength.words ?? ''} />
    </>
  )
}
