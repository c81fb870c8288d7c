import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import type { User } from '#schemas/api/people/user.ts'
import { RadioGroup } from '#ui/forms/fields/ChoiceGroup.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextArea } from '#ui/forms/fields/TextArea.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'

const TYPES = ['ACCESS', 'RECTIFICATION', 'ERASURE', 'PORTABILITY', 'OBJECTION', 'RESTRICTION', 'DEREGISTRATION'] as const

/** The form of a request: its kind and its sender. */
export function RequestForm({ form, me }: { readonly form: FormState; readonly me: User | null }) {
  const text = useText()
  const optional = text('form.optional')
  return (
    <Form
      {...formOf(form)}
      labels={{
        type: text('block.privacy-request.type'),
        email: text('form.email'),
        firstname: text('form.firstname'),
        lastname: text('form.lastname'),
        message: text('block.privacy-request.message'),
      }}
    >
      <RadioGroup
        {...fieldOf(form, 'type')}
        label={text('block.privacy-request.type')}
        choices={TYPES.map((value) => ({
          value,
          label: text(`block.privacy-request.${value}`),
          hint: text(`block.privacy-request.${value}.hint`),
        }))}
        required
      />
      <TextField {...fieldOf(form, 'email', me?.email)} label={text('form.email')} type="email" autoComplete="email" required />
      <NameFields
        firstname={{ ...fieldOf(form, 'firstname', me?.firstname), label: text('form.firstname') }}
        lastname={{ ...fieldOf(form, 'lastname', me?.lastname), label: text('form.lastname') }}
        requirement={optional}
      />
      <TextArea
        {...fieldOf(form, 'message')}
        label={text('block.privacy-request.message')}
        hint={text('block.privacy-request.messageHint')}
        requirement={optional}
      />
      <SubmitButton label={text('block.privacy-request.send')} />
    </Form>
  )
}
