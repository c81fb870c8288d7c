import type { FormEvent } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import { useFirstFault } from '#renderer/hooks/use-focus-first-error.ts'
import { CapsLockNotice } from '#ui/forms/fields/CapsLockNotice.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { PasswordField } from '#ui/forms/fields/PasswordField.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { asksForCode, failureOf, currentForm } from './auth-form.ts'
import { CodeField } from './CodeField.tsx'
import { readCode, readCredentials } from './parse-form.ts'
import type { Auth } from './use-auth.ts'
import { useClearedErrors } from './use-cleared-errors.ts'
import styles from './View.module.css'

interface SignInProps {
  readonly title: string
  readonly resetHref: string | undefined
  readonly auth: Auth
  /** The id of the registration form on the page. */
  readonly registerId: string | null
}

/** Signing in: address and password, then the code of an application when one was set up. */
export function SignIn({ title, resetHref, registerId, auth: { state, send } }: SignInProps) {
  const text = useText()
  const localPath = useLocalePath()
  const sent = useForm('user.login')
  const form = currentForm(sent, state, 'user.login')
  const place = useFirstFault(failureOf(state, 'user.login'))
  const mended = useClearedErrors(form, failureOf(state, 'user.login'))
  const isCodeStep = state?.isCodeAsked === true
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (send === null) return
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (isCodeStep) send({ type: 'code.submit', code: readCode(data) })
    else send({ type: 'credentials.submit', credentials: readCredentials(data) })
  }
  return (
    <div className={styles.signIn}>
      <h2 className={styles.title}>{title}</h2>
      {sent.target !== null && <FormNotice kind="note">{text('block.auth.goOn')}</FormNotice>}
      <div ref={place} onInput={mended.onInput}>
        <Form {...formOf(form)} labels={{ email: text('form.email'), password: text('form.password') }} onSubmit={onSubmit}>
          {isCodeStep ? null : <Identity form={mended.form} resetHref={resetHref && localPath(resetHref)} />}
          {(isCodeStep || asksForCode(form)) && <CodeField form={mended.form} />}
          <div className={styles.acts}>
            <SubmitButton label={text('block.auth.signIn')} isBusy={state?.step === 'authenticating'} />
            {isCodeStep && <OtherAccount send={send} />}
          </div>
        </Form>
      </div>
      {registerId !== null && (
        <p className={styles.jump}>
          <a href={`#${registerId}`}>{text('block.auth.jump')}</a>
        </p>
      )}
    </div>
  )
}

function Identity({ form, resetHref }: { readonly form: ReturnType<typeof useForm>; readonly resetHref: string | undefined }) {
  const text = useText()
  const reveal = { show: text('form.show'), hide: text('form.hide') }
  return (
    <>
      <TextField {...fieldOf(form, 'email')} label={text('form.email')} type="email" autoComplete="username" inputMode="email" required />
      <CapsLockNotice words={text('form.capsLock')}>
        <PasswordField
          {...fieldOf(form, 'password')}
          label={text('form.password')}
          hint={asksForCode(form) ? text('block.auth.passwordAgain') : undefined}
          autoComplete="current-password"
          reveal={reveal}
          required
        />
      </CapsLockNotice>
      {resetHref && (
        <p className={styles.forgotten}>
          <a href={resetHref}>{text('block.auth.forgotten')}</a>
        </p>
      )}
    </>
  )
}

function OtherAccount({ send }: Pick<Auth, 'send'>) {
  const text = useText()
  return (
    <button className="button" type="button" data-style="link" onClick={() => send?.({ type: 'code.cancel' })}>
      {text('block.auth.otherAccount')}
    </button>
  )
}
