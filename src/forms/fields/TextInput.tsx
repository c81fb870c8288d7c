import type { TextField as Text } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Counter } from './Counter.tsx'
import { TextWithValues } from './TextWithValues.tsx'
import { useTextElement, useWords } from './use-field.ts'

const counterOf = ({ field, pointer }: FieldProps<Text>) =>
  field.limits.max === null ? undefined : <Counter pointer={pointer} max={field.limits.max} isOptional={!field.required} />

/** A text with a pattern is a token: no value of the site is filled in there. */
const useCanHoldValues = ({ field }: FieldProps<Text>) => useForm().pickers.values.length > 0 && field.pattern === null

function BareLine(props: FieldProps<Text>) {
  const element = useTextElement<HTMLInputElement>(props)
  return <TextField {...useWords(props)} {...element} counter={counterOf(props)} />
}

function BareText(props: FieldProps<Text>) {
  const element = useTextElement<HTMLTextAreaElement>(props)
  return <TextArea {...useWords(props)} {...element} rows={3} counter={counterOf(props)} />
}

/** A line of text. */
export function TextInput(props: FieldProps<Text>) {
  return useCanHoldValues(props) ? <TextWithValues {...props} hasLines={false} counter={counterOf(props)} /> : <BareLine {...props} />
}

/** A text of several lines. */
export function LongTextInput(props: FieldProps<Text>) {
  return useCanHoldValues(props) ? <TextWithValues {...props} hasLines counter={counterOf(props)} /> : <BareText {...props} />
}
