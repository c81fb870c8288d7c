import { useText } from '#i18n/hooks/use-text.ts'
import { RadioGroup } from '#ui/forms/fields/ChoiceGroup.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import type { QuestionProps } from './question-props.ts'

/** More answers than these are a list to open. */
const SIDE_BY_SIDE = 6

/** One answer of several: side by side when they are few and one of them must be given, else a list. */
export function Choice({ field: { options = [], required }, common, defaultValue }: QuestionProps) {
  const text = useText()
  if (required && options.length <= SIDE_BY_SIDE) return <RadioGroup {...common} choices={options} defaultValue={defaultValue} />
  return <SelectField {...common} choices={[{ value: '', label: text('form.choose') }, ...options]} defaultValue={defaultValue} />
}
