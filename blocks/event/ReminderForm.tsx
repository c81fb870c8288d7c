import { personLabels } from '#i18n/person-labels.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useForm } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { RobotTrap } from '#ui/forms/fields/Honeypot.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

/** Sends the confirmation again to a participant who has lost it. */
export function ReminderForm({ id }: { readonly id: string }) {
  const text = useText()
  const form = useForm('element.remind')
  const { email } = personLabels(text)
  return (
    <FormLayout id={id} title={text('block.event.remind')}>
      {form.isDone ? (
        <FormNotice kind="success" title={text('block.event.reminded')} takesFocus>
          <p>{text('block.event.remindedText')}</p>
        </FormNotice>
      ) : (
        <Form {...formOf(form)} labels={{ email }}>
          <TextField
            {...fieldOf(form, 'email')}
            label={email}
            hint={text('block.event.remindHint')}
            type="email"
            autoComplete="email"
            required
          />
          <RobotTrap label={text('form.trap')} />
          <SubmitButton label={text('block.event.remindSend')} kind="secondary" />
        </Form>
      )}
    </FormLayout>
  )
}
