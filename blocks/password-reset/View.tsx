import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath, usePage } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { PasswordResetProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { NewPassword } from './NewPassword.tsx'

/** Chooses another password with the link of a mail; without one that opens something, says where it is to be had. */
export function View({ id, props }: BlockViewProps<PasswordResetProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const { params } = usePage()
  const form = useForm('password.reset')
  const ask = <LinkButton href={localPath(props.askHref)} label={text('block.password-reset.ask')} kind="secondary" />
  if (form.isDone) {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="success" title={text('block.password-reset.done')} takesFocus>
          <p>{text('block.password-reset.doneText')}</p>
        </FormNotice>
        <LinkButton href={localPath(props.signInHref)} label={text('block.auth.signIn')} icon="arrow-right" />
      </FormLayout>
    )
  }
  if (params['token'] === undefined) {
    return (
      <FormLayout
        id={id}
        title={props.title}
        intro={
          <p>
            <NoWrap words={text('block.password-reset.noLink')} />
          </p>
        }
      >
        {ask}
      </FormLayout>
    )
  }
  if (form.code === 'TOKEN_INVALID') {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="failure" title={form.message} takesFocus>
          <p>{text('block.password-reset.deadText')}</p>
        </FormNotice>
        {ask}
      </FormLayout>
    )
  }
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.password-reset.intro')}</p>
  return (
    <FormLayout id={id} title={props.title} intro={intro}>
      <Form {...formOf(form)}>
        {/* Password managers want to be told of an account, be it one that only the link names. */}
        <input type="text" autoComplete="username" hidden readOnly />
        <NewPassword form={form} />
        <SubmitButton label={text('block.password-reset.save')} />
      </Form>
    </FormLayout>
  )
}
