import { useText } from '#i18n/hooks/use-text.ts'
import { useForm } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import type { User } from '#schemas/api/people/user.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { CurrentPasswordInput } from '#view-parts/CurrentPasswordInput.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import styles from './View.module.css'

/** The form that changes the address of an account: the new one counts once its owner has followed the mailed link. */
export function EmailChange({ id, me: { email, pendingEmail } }: { readonly id: string; readonly me: User }) {
  const text = useText()
  const form = useForm('user.changeEmail')
  return (
    <div className={styles.email}>
      <h3 className={styles.subtitle} id={`${id}-email-title`}>
        {text('block.profile.emailTitle')}
      </h3>
      <p>{text('block.profile.emailNow', { email })}</p>
      {pendingEmail !== null && (
        <>
          <FormNotice kind={form.isDone ? 'success' : 'note'} title={text('block.profile.emailAsked')} takesFocus={form.isDone}>
            <p>{text('block.profile.emailPending', { email, pending: pendingEmail })}</p>
          </FormNotice>
          <Form name="user.changeEmail" id={`${id}-email-keep`} action={form.action} owner={form.owner} hidden={{ email }} layout="line">
            <SubmitButton label={text('block.profile.emailKeep')} kind="secondary" />
          </Form>
        </>
      )}
      {pendingEmail === null && form.isDone && <FormNotice kind="success" title={text('block.profile.emailKept', { email })} takesFocus />}
      <Form {...formOf(form)} labels={{ email: text('block.profile.emailNew'), password: text('form.currentPassword') }}>
        <TextField {...fieldOf(form, 'email')} label={text('block.profile.emailNew')} type="email" autoComplete="email" required />
        <CurrentPasswordInput form={form} email={email} />
        <SubmitButton label={text('block.profile.emailChange')} kind="secondary" />
      </Form>
    </div>
  )
}
