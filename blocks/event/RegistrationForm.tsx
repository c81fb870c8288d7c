import { personLabels } from '#i18n/person-labels.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, type FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import type { EventProps } from '#schemas/generated/block-props.ts'
import { Form } from '#ui/forms/Form.tsx'
import { FormNote } from '#ui/forms/FormHint.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { PhoneField } from '#ui/forms/fields/PhoneField.tsx'
import { RobotTrap } from '#ui/forms/fields/Honeypot.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextArea } from '#ui/forms/fields/TextArea.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

interface RegistrationFormProps {
  readonly props: EventProps
  readonly remaining: number | null
  readonly form: FormState
}

/** As many as one person may take. */
const MAX_SEATS = 10

/** The names and the number of the participants. */
export function RegistrationForm({ props, remaining, form }: RegistrationFormProps) {
  const text = useText()
  const localPath = useLocalePath()
  const optional = text('form.optional')
  const names = personLabels(text)
  const seats = Array.from({ length: Math.min(MAX_SEATS, remaining ?? MAX_SEATS) }, (_, index) => String(index + 1))
  return (
    <Form
      {...formOf(form)}
      labels={{
        ...names,
        seats: text('block.event.seats'),
        message: text('block.event.message'),
      }}
    >
      <NameFields
        firstname={{ ...fieldOf(form, 'firstname'), label: names.firstname }}
        lastname={{ ...fieldOf(form, 'lastname'), label: names.lastname }}
        required
      />
      <TextField
        {...fieldOf(form, 'email')}
        label={names.email}
        hint={text('block.event.emailHint')}
        type="email"
        autoComplete="email"
        required
      />
      {props.askPhone && (
        <PhoneField {...fieldOf(form, 'phone')} label={names.phone} requirement={optional} hint={text('form.phoneHint')} />
      )}
      <SelectField
        {...fieldOf(form, 'seats', '1')}
        label={text('block.event.seats')}
        choices={seats.map((value) => ({ value, label: value }))}
        required
      />
      {props.askMessage && <TextArea {...fieldOf(form, 'message')} label={text('block.event.message')} requirement={optional} rows={3} />}
      <RobotTrap label={text('form.trap')} />
      <FormNote>
        {text('block.event.privacy')} {props.privacyHref && <a href={localPath(props.privacyHref)}>{text('form.privacyLink')}</a>}
      </FormNote>
      <SubmitButton label={text('block.event.send')} />
    </Form>
  )
}
