import { personLabels } from '#i18n/person-labels.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath, type FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { ContactFormProps } from '#schemas/generated/block-props.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNote } from '#ui/forms/FormHint.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { PhoneField } from '#ui/forms/fields/PhoneField.tsx'
import { RobotTrap } from '#ui/forms/fields/Honeypot.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextArea } from '#ui/forms/fields/TextArea.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

/** Writes to the company; once sent, the reference under which the message is found again. */
export function View({ id, props }: BlockViewProps<ContactFormProps>) {
  const form = useForm('message.send')
  return (
    <FormLayout id={id} title={props.title} intro={!form.isDone && props.intro && <Html as="p" html={props.intro} />}>
      {form.isDone ? <Receipt answer={form.answer} /> : <Message props={props} form={form} />}
    </FormLayout>
  )
}

function Receipt({ answer }: { readonly answer: unknown }) {
  const text = useText()
  const reference = typeof answer === 'object' && answer !== null && 'reference' in answer ? String(answer.reference) : null
  return (
    <FormNotice kind="success" title={text('block.contact-form.sent')} takesFocus>
      <p>{text('block.contact-form.sentText')}</p>
      {reference !== null && <p>{text('block.contact-form.reference', { reference })}</p>}
    </FormNotice>
  )
}

interface MessageProps {
  readonly props: ContactFormProps
  readonly form: FormState
}

function Message({ props, form }: MessageProps) {
  const text = useText()
  const localPath = useLocalePath()
  const optional = text('form.optional')
  const names = personLabels(text)
  return (
    <Form
      {...formOf(form)}
      labels={{
        ...names,
        subject: text('block.contact-form.subject'),
        message: text('block.contact-form.message'),
      }}
    >
      <NameFields
        firstname={{ ...fieldOf(form, 'firstname'), label: names.firstname }}
        lastname={{ ...fieldOf(form, 'lastname'), label: names.lastname }}
        requirement={optional}
      />
      <TextField {...fieldOf(form, 'email')} label={names.email} type="email" autoComplete="email" required />
      {props.askPhone && (
        <PhoneField {...fieldOf(form, 'phone')} label={names.phone} requirement={optional} hint={text('form.phoneHint')} />
      )}
      {props.askSubject && <Subject form={form} subjects={props.subjects ?? []} />}
      <TextArea {...fieldOf(form, 'message')} label={text('block.contact-form.message')} rows={7} required />
      <RobotTrap label={text('form.trap')} />
      <FormNote>
        {text('block.contact-form.privacy')} {props.privacyHref && <a href={localPath(props.privacyHref)}>{text('form.privacyLink')}</a>}
      </FormNote>
      <SubmitButton label={text('block.contact-form.send')} />
    </Form>
  )
}

function Subject({ form, subjects }: { readonly form: FormState; readonly subjects: readonly string[] }) {
  const text = useText()
  const field = { ...fieldOf(form, 'subject'), label: text('block.contact-form.subject'), requirement: text('form.optional') }
  if (subjects.length === 0) return <TextField {...field} />
  const choices = [{ value: '', label: text('form.choose') }, ...subjects.map((subject) => ({ value: subject, label: subject }))]
  return <SelectField {...field} choices={choices} />
}
