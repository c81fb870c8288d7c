import { useText, type Text } from '#i18n/hooks/use-text.ts'
import type { Form, FormField } from '#schemas/api/content/form.ts'

function answersOf({ options = [] }: FormField, value: unknown, text: Text): string {
  const labels = [value].flat().map((each) => options.find((option) => option.value === each)?.label ?? String(each))
  return labels.map((label) => text('block.form.quoted', { label })).join(text('block.form.or'))
}

/** A function that says when a field is to be filled in, for those whose page cannot hide it; null when it always is. */
export function useCondition(form: Form): (field: FormField) => string | null {
  const text = useText()
  const fields = form.steps.flatMap((step) => step.fields)
  return ({ when }) => {
    const other = when && fields.find(({ name }) => name === when.field)
    if (!when || !other) return null
    const question = text('block.form.quoted', { label: other.label })
    if (when.op === 'FILLED') return text('block.form.whenFilled', { question })
    return text(when.op === 'NE' ? 'block.form.whenNot' : 'block.form.when', { question, answers: answersOf(other, when.value, text) })
  }
}
