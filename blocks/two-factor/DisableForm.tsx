import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import { Disclosure } from '#ui/navigation/Disclosure.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { CurrentPasswordInput } from '#view-parts/CurrentPasswordInput.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import styles from './View.module.css'

/** Says that codes are on, and turns them off. */
export function DisableForm({ form, email }: { readonly form: FormState; readonly email: string }) {
  const text = useText()
  return (
    <>
      <FormNotice kind="success" title={text('block.two-factor.on')} />
      <div className={styles.fold}>
        <Disclosure summary={text('block.two-factor.disable')} open={form.code !== null}>
          <div className={styles.inside}>
            <Form {...formOf(form)} labels={{ code: text('block.two-factor.codeOrRecovery'), password: text('form.currentPassword') }}>
              <TextField {...fieldOf(form, 'code')} label={text('block.two-factor.codeOrRecovery')} autoComplete="one-time-code" required />
              <CurrentPasswordInput form={form} email={email} />
              <SubmitButton label={text('block.two-factor.disable')} kind="danger" />
            </Form>
          </div>
        </Disclosure>
      </div>
    </>
  )
}
