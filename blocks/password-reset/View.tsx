import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath, usePage } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { PasswordResetProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { NewPasswordInput } from '#view-parts/NewPasswordInput.tsx'
import { TokenConfirmation } from '#view-parts/TokenConfirmation.tsx'

/** Replaces a forgotten password with the link of a mail. Without a token, leads to the request for one. */
export function View({ id, props }: BlockViewProps<PasswordResetProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const { params } = usePage()
  const form = useForm('password.reset')
  const ask = props.askHref && <LinkButton href={localPath(props.askHref)} label={text('block.password-reset.ask')} kind="secondary" />
  if (params['token'] === undefined && !form.isDone) {
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
  return (
    <TokenConfirmation
      {...{ id, props, form }}
      type="password-reset"
      next={props.signInHref && <LinkButton href={localPath(props.signInHref)} label={text('block.auth.signIn')} icon="arrow-right" />}
      retry={ask}
    >
      <Form {...formOf(form)}>
        {/* Password managers expect a user name, which only the link knows. */}
        <input type="text" autoComplete="username" hidden readOnly />
        <NewPasswordInput form={form} name="password" label={text('block.password-reset.new')} hint={text('form.passwordHint')} />
        <SubmitButton label={text('block.password-reset.save')} />
      </Form>
    </TokenConfirmation>
  )
}
