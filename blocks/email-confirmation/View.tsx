import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EmailConfirmationProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

/** Puts a new address in use with one button: the link alone changes nothing, since mail programs open links too. */
export function View({ id, props }: BlockViewProps<EmailConfirmationProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('user.confirmEmail')
  const account = (
    <LinkButton href={localPath(props.accountHref)} label={text('block.email-confirmation.account')} icon="arrow-right" kind="secondary" />
  )
  if (form.isDone) {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="success" title={text('block.email-confirmation.done')} takesFocus>
          <p>{text('block.email-confirmation.doneText')}</p>
        </FormNotice>
        {account}
      </FormLayout>
    )
  }
  if (form.code === 'TOKEN_INVALID') {
    return (
      <FormLayout id={id} title={props.title}>
        <FormNotice kind="failure" title={form.message} takesFocus>
          <p>{text('block.email-confirmation.deadText')}</p>
        </FormNotice>
        {account}
      </FormLayout>
    )
  }
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.email-confirmation.intro')}</p>
  return (
    <FormLayout id={id} title={props.title} intro={intro}>
      <Form {...formOf(form)}>
        <SubmitButton label={text('block.email-confirmation.confirm')} />
      </Form>
    </FormLayout>
  )
}
