import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { TextField as Text } from '#forms/field-tree.ts'
import type { FieldProps } from '#forms/form-context.ts'
import { Counter } from './Counter.tsx'
import { useTextElement, useWords } from './use-field.ts'

const counterOf = ({ field, pointer }: FieldProps<Text>) =>
  field.limits.max !== null && <Counter pointer={pointer} max={field.limits.max} isOptional={!field.required} />

/** A line of text. */
export function TextInput(props: FieldProps<Text>) {
  const words = useWords(props)
  const element = useTextElement<HTMLInputElement>(props)
  return <TextField {...words} {...element} counter={counterOf(props) || undefined} />
}

/** A text of several lines. */
export function LongTextInput(props: FieldProps<Text>) {
  const words = useWords(props)
  const element = useTextElement<HTMLTextAreaElement>(props)
  return <TextArea {...words} {...element} rows={3} counter={counterOf(props) || undefined} />
}
