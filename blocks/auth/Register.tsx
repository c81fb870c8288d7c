import { useState, type FormEvent, type InputEvent } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useParameter, type FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import { useFirstFault } from '#renderer/hooks/use-focus-first-error.ts'
import type { AuthProps } from '#schemas/generated/block-props.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { NewPasswordInput } from '#view-parts/NewPasswordInput.tsx'
import { Agreements } from './Agreements.tsx'
import { failureOf, currentForm } from './auth-form.ts'
import { readRegistration } from './parse-form.ts'
import type { Auth } from './use-auth.ts'
import { useClearedErrors } from './use-cleared-errors.ts'
import styles from './View.module.css'

interface RegisterProps {
  readonly id: string
  readonly props: AuthProps
  readonly auth: Auth
}

/** Asking for an account; its owner then follows the link of a mail. */
export function Register({ id, props, auth }: RegisterProps) {
  const text = useText()
  const { state } = auth
  const form = currentForm(useForm('user.register'), state, 'user.register')
  const place = useFirstFault(failureOf(state, 'user.register') ?? state?.mailedTo)
  return (
    <div className={styles.register}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {props.registerTitle ?? text('block.auth.registerTitle')}
      </h2>
      <div ref={place}>
        {form.isDone ? (
          <FormNotice kind="success" title={text('block.auth.mailed')} takesFocus>
            <p>{text('block.auth.mailedText')}</p>
            <p>{text('block.auth.mailedHint')}</p>
          </FormNotice>
        ) : (
          <RegistrationForm form={form} props={props} auth={auth} />
        )}
      </div>
    </div>
  )
}

function RegistrationForm({ form, props, auth: { state, send } }: Omit<RegisterProps, 'id'> & { readonly form: FormState }) {
  const text = useText()
  const [email, setEmail] = useState('')
  const mended = useClearedErrors(form, failureOf(state, 'user.register'))
  const asksBirthdate = useParameter('ASK_BIRTHDATE_AT_REGISTER') === true
  const isForAdults = useParameter('BLOCK_MINORS_FROM_REGISTERING') === true
  const labels = {
    firstname: text('form.firstname'),
    lastname: text('form.lastname'),
    email: text('form.email'),
    password: text('form.password'),
    birthdate: text('block.auth.birthdate'),
    useTermsAccepted: null,
    newsletter: null,
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (send === null) return
    event.preventDefault()
    send({ type: 'registration.submit', form: readRegistration(new FormData(event.currentTarget), event.timeStamp) })
  }
  const onInput = (event: InputEvent<HTMLDivElement>) => {
    mended.onInput(event)
    const { target } = event
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value)
  }
  return (
    <div onInput={onInput}>
      {props.registerIntro ? <Html as="p" className={`inline-links ${styles.intro}`} html={props.registerIntro} /> : null}
      <Form {...formOf(form)} labels={labels} onSubmit={onSubmit}>
        <NameFields
          firstname={{ ...fieldOf(mended.form, 'firstname'), label: text('form.firstname') }}
          lastname={{ ...fieldOf(mended.form, 'lastname'), label: text('form.lastname') }}
          required
        />
        <TextField
          {...fieldOf(mended.form, 'email')}
          label={text('form.email')}
          hint={text('block.auth.emailHint')}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <NewPasswordInput form={mended.form} name="password" email={email} label={text('form.password')} hint={text('form.passwordHint')} />
        {(asksBirthdate || isForAdults) && (
          <TextField
            {...fieldOf(mended.form, 'birthdate')}
            label={text('block.auth.birthdate')}
            hint={isForAdults ? text('block.auth.adults') : undefined}
            type="date"
            autoComplete="bday"
            required
          />
        )}
        <Agreements form={mended.form} termsHref={props.termsHref} />
        <SubmitButton label={text('block.auth.register')} isBusy={state?.step === 'registering'} />
      </Form>
    </div>
  )
}
