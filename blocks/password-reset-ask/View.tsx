import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { PasswordResetAskProps } from '#schemas/generated/block-props.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

/** Asks for a link with which to choose another password; the answer is the same whether there is an account or not. */
export function View({ id, props }: BlockViewProps<PasswordResetAskProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('password.askReset')
  const back = props.signInHref && (
    <p>
      <a href={localPath(props.signInHref)}>{text('block.password-reset.signIn')}</a>
    </p>
  )
  if (form.isDone) {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="success" title={text('block.password-reset-ask.done')} takesFocus>
          <p>{text('block.password-reset-ask.doneText')}</p>
        </FormNotice>
        {back}
      </FormLayout>
    )
  }
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.password-reset-ask.intro')}</p>
  return (
    <FormLayout id={id} title={props.title} intro={intro}>
      <Form {...formOf(form)}>
        <TextField {...fieldOf(form, 'email')} label={text('form.email')} type="email" autoComplete="username" inputMode="email" required />
        <SubmitButton label={text('block.password-reset-ask.send')} />
      </Form>
      {back}
    </FormLayout>
  )
}
