import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { PasswordChangeProps } from '#schemas/generated/block-props.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { CurrentPasswordInput } from '#view-parts/CurrentPasswordInput.tsx'
import { NewPasswordInput } from '#view-parts/NewPasswordInput.tsx'

interface PasswordChangeData {
  readonly me?: User | null
}

/** Replaces the password, given the current one. */
export function View({ id, props, data: { me } }: BlockViewProps<PasswordChangeProps, PasswordChangeData>) {
  const text = useText()
  const form = useForm('user.changePassword')
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.password-change.intro')}</p>
  return (
    <Panel
      id={id}
      title={props.title ?? text('block.password-change.title')}
      intro={intro}
      notes={<p>{text('block.password-change.note')}</p>}
    >
      <Form {...formOf(form)} labels={{ password: text('form.currentPassword'), newPassword: text('block.password-change.new') }}>
        {form.isDone && <FormNotice kind="success" title={text('block.password-change.saved')} takesFocus />}
        {/* Password managers need the user name. */}
        <CurrentPasswordInput form={form} email={me?.email} isRequired />
        <NewPasswordInput
          form={form}
          name="newPassword"
          email={me?.email ?? ''}
          label={text('block.password-change.new')}
          hint={text('block.password-change.hint')}
        />
        <SubmitButton label={text('block.password-change.save')} />
      </Form>
    </Panel>
  )
}
