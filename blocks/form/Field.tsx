import type { ReactElement } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { selectedValues, fieldOf, isTicked } from '#renderer/form-field.ts'
import type { Filling } from '#renderer/hooks/use-site-form.ts'
import type { FormField } from '#schemas/api/content/form.ts'
import { CheckboxField } from '#ui/forms/fields/CheckboxField.tsx'
import { CheckboxGroup } from '#ui/forms/fields/ChoiceGroup.tsx'
import { TextArea } from '#ui/forms/fields/TextArea.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { Choice } from './Choice.tsx'
import { Files } from './Files.tsx'
import type { QuestionProps } from './question-props.ts'

interface FieldProps {
  readonly field: FormField
  readonly condition: string | null
  readonly filling: Filling
}

const Line = ({ field, common, defaultValue }: QuestionProps) => (
  <TextField {...common} autoComplete={field.autocomplete} defaultValue={defaultValue} />
)
const Typed =
  (type: 'email' | 'tel' | 'date') =>
  ({ field, common, defaultValue }: QuestionProps) => (
    <TextField {...common} type={type} autoComplete={field.autocomplete} defaultValue={defaultValue} />
  )

/** How each type of question is asked. */
const QUESTIONS: Readonly<Record<FormField['type'], (props: QuestionProps) => ReactElement>> = {
  TEXT: Line,
  EMAIL: Typed('email'),
  PHONE: Typed('tel'),
  DATE: Typed('date'),
  NUMBER: ({ field, common, defaultValue }) => (
    <TextField {...common} inputMode={field.whole ? 'numeric' : 'decimal'} width="short" defaultValue={defaultValue} />
  ),
  LONG_TEXT: ({ common, defaultValue }) => <TextArea {...common} defaultValue={defaultValue} />,
  CHOICE: Choice,
  CHOICES: ({ field, common, filling }) => (
    <CheckboxGroup {...common} choices={field.options ?? []} chosen={selectedValues(filling.state, field.name)} />
  ),
  CONSENT: ({ field, common, filling }) => (
    <CheckboxField {...common} requirement={undefined} defaultChecked={isTicked(filling.state, field.name)} />
  ),
  FILES: Files,
  IMAGES: Files,
}

/** One question of a form, with what helps to answer it and what was said of the answer. */
export function Field({ field, condition, filling }: FieldProps) {
  const text = useText()
  const { defaultValue, ...tied } = fieldOf(filling.state, field.name)
  const hints = [
    field.hint,
    condition !== null && (
      <span key="condition" data-without-script="">
        {field.hint === undefined ? condition : ` ${condition}`}
      </span>
    ),
  ].filter(Boolean)
  const common = {
    ...{ ...tied, label: field.label, required: field.required },
    hint: hints.length > 0 ? hints : undefined,
    requirement: field.required ? undefined : text('form.optional'),
  }
  const Question = QUESTIONS[field.type]
  return <Question field={field} common={common} defaultValue={defaultValue} filling={filling} />
}
