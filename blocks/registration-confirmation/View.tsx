import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { fieldOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { RegistrationConfirmationProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { PasswordField } from '#ui/forms/fields/PasswordField.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TokenConfirmation } from '#view-parts/TokenConfirmation.tsx'

/** Opens a requested account with the password of the request. */
export function View({ id, props }: BlockViewProps<RegistrationConfirmationProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('user.confirmRegistration')
  const isWrong = form.code === 'BAD_CREDENTIALS'
  const wrong = text('block.registration-confirmation.wrong')
  const errors = isWrong ? [{ field: 'password', code: 'PASSWORD_WRONG' as const, message: wrong }] : form.errors
  return (
    <TokenConfirmation
      {...{ id, props, form }}
      type="registration-confirmation"
      next={
        <>
          {form.target !== null && (
            <LinkButton href={form.target} label={text('block.registration-confirmation.goOn')} icon="arrow-right" />
          )}
          {props.accountHref && (
            <LinkButton
              href={localPath(props.accountHref)}
              label={text('block.registration-confirmation.account')}
              {...(form.target === null ? { icon: 'arrow-right' } : { kind: 'secondary' })}
            />
          )}
        </>
      }
      retry={
        props.signInHref && (
          <LinkButton href={localPath(props.signInHref)} label={text('block.registration-confirmation.again')} kind="secondary" />
        )
      }
    >
      <Form
        name="user.confirmRegistration"
        action={form.action}
        message={isWrong ? text('form.checkFields') : form.message}
        errors={errors}
      >
        {/* Password managers expect a user name, which only the link knows. */}
        <input type="text" autoComplete="username" hidden readOnly />
        <PasswordField
          {...fieldOf({ values: {}, errors }, 'password')}
          label={text('block.registration-confirmation.password')}
          autoComplete="current-password"
          required
        />
        <SubmitButton label={text('block.registration-confirmation.open')} />
      </Form>
    </TokenConfirmation>
  )
}
