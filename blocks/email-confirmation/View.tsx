import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EmailConfirmationProps } from '#schemas/generated/block-props.ts'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { TokenConfirmation } from '#view-parts/TokenConfirmation.tsx'

/** Confirms the new e-mail address of an account. */
export function View({ id, props }: BlockViewProps<EmailConfirmationProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('user.confirmEmail')
  const account = props.accountHref && (
    <LinkButton href={localPath(props.accountHref)} label={text('block.email-confirmation.account')} icon="arrow-right" kind="secondary" />
  )
  return (
    <TokenConfirmation {...{ id, props, form }} type="email-confirmation" next={account} retry={account}>
      <Form {...formOf(form)}>
        <SubmitButton label={text('block.email-confirmation.confirm')} />
      </Form>
    </TokenConfirmation>
  )
}
