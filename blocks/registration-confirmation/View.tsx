import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { RegistrationConfirmationProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { PasswordField } from '#ui/forms/fields/PasswordField.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

/** Opens the account that was asked for, with the password of that request: the link alone opens nothing. */
export function View({ id, props }: BlockViewProps<RegistrationConfirmationProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('user.confirmRegistration')
  if (form.isDone) {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="success" title={text('block.registration-confirmation.done')} takesFocus>
          <p>{text('block.registration-confirmation.doneText')}</p>
        </FormNotice>
        {form.target !== null && <LinkButton href={form.target} label={text('block.registration-confirmation.goOn')} icon="arrow-right" />}
        <LinkButton
          href={localPath(props.accountHref)}
          label={text('block.registration-confirmation.account')}
          {...(form.target === null ? { icon: 'arrow-right' } : { kind: 'secondary' })}
        />
      </FormLayout>
    )
  }
  if (form.code === 'TOKEN_INVALID') {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="failure" title={form.message} takesFocus>
          <p>{text('block.registration-confirmation.deadText')}</p>
        </FormNotice>
        <LinkButton href={localPath(props.signInHref)} label={text('block.registration-confirmation.again')} kind="secondary" />
      </FormLayout>
    )
  }
  const isWrong = form.code === 'BAD_CREDENTIALS'
  const wrong = text('block.registration-confirmation.wrong')
  const errors = isWrong ? [{ field: 'password', code: 'PASSWORD_WRONG' as const, message: wrong }] : form.errors
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.registration-confirmation.intro')}</p>
  return (
    <FormLayout id={id} title={props.title} intro={intro}>
      <Form
        name="user.confirmRegistration"
        action={form.action}
        message={isWrong ? text('form.checkFields') : form.message}
        errors={errors}
      >
        {/* Password managers want to be told of an account, be it one that only the link names. */}
        <input type="text" autoComplete="username" hidden readOnly />
        <PasswordField
          {...fieldOf({ values: {}, errors }, 'password')}
          label={text('block.registration-confirmation.password')}
          autoComplete="current-password"
          required
        />
        <SubmitButton label={text('block.registration-confirmation.open')} />
      </Form>
    </FormLayout>
  )
}
