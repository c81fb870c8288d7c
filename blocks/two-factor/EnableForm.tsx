import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import { Form } from '#ui/forms/Form.tsx'
import { CurrentPasswordInput } from '#view-parts/CurrentPasswordInput.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { formatSecret, type CodeSecret } from './form-result.ts'
import { QrCode } from './QrCode.tsx'
import styles from './View.module.css'

interface EnableFormProps {
  readonly form: FormState
  readonly email: string
  readonly secret: CodeSecret | null
}

/** The secret to take up, shown this once, and the first code that proves it was. */
export function EnableForm({ form, email, secret }: EnableFormProps) {
  const text = useText()
  return (
    <>
      {secret && (
        <div className={styles.secret}>
          <QrCode text={secret.otpauth} label={text('block.two-factor.qr')} />
          <div className={styles.steps}>
            <p tabIndex={-1} autoFocus={form.code === null}>
              {text('block.two-factor.scan')}
            </p>
            <p className={`label ${styles.label}`}>{text('block.two-factor.secret')}</p>
            <p>
              <code className={styles.code}>{formatSecret(secret.secret)}</code>
            </p>
            <p className="inline-links">
              <a href={secret.otpauth}>{text('block.two-factor.open')}</a>
            </p>
          </div>
        </div>
      )}
      <Form {...formOf(form)}>
        <TextField
          {...fieldOf(form, 'code')}
          label={text('block.two-factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          width="short"
          required
        />
        {form.code === 'REAUTH_REQUIRED' && <CurrentPasswordInput form={form} email={email} />}
        <SubmitButton label={text('block.two-factor.enable')} />
      </Form>
    </>
  )
}
