import type { Form, FormField } from '#schemas/api/content/form.ts'
import type { SiteFormState } from '#schemas/runtime/block-actors.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { formView, isFileField, stepOfFields } from '#domain/forms/form-steps.ts'
import { readSessionJson, sessionValues } from '#site/browser-storage.ts'

/** The answers to a form that was not sent yet: they outlive a reload of the page, and end with the tab or once they are sent. */
export interface KeptAnswers {
  /** A form that nobody has begun, with what was kept of it. */
  readonly goOn: (begun: SiteFormState) => SiteFormState
  readonly note: (state: SiteFormState) => void
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whether an answer is kept: an agreement is given anew, and files are no texts. */
function isKept({ type }: FormField, value: unknown): value is string | readonly string[] {
  if (type === 'CONSENT' || isFileField({ type })) return false
  return type === 'CHOICES' && Array.isArray(value) ? value.length > 0 && value.every(isText) : isText(value)
}

/** Keeps the answers to a form while the tab is open: nothing but answers, of the fields that it has. */
export function keptAnswers(form: Form): KeptAnswers {
  const name = `vitrine.form.${form.id}`
  const fields = form.steps.flatMap((step) => step.fields)
  const ownOf = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      fields.flatMap((field) => (isKept(field, values[field.name]) ? [[field.name, values[field.name]]] : [])),
    ) as SiteFormState['values']
  let noted: unknown
  return {
    goOn(begun) {
      if (begun.phase === 'sent') sessionValues.remove(name)
      const kept = readSessionJson(name)
      if (!isRecord(kept) || !isRecord(kept['values']) || Object.keys(begun.values).length > 0) return begun
      const values = ownOf(kept['values'])
      const asked = formView(form, values)
      const reached = asked.steps.find((each) => each === kept['step']) ?? begun.step
      const gone = fields.filter((field) => isFileField(field) && kept['files'] instanceof Array && kept['files'].includes(field.name))
      const files = gone.map((field) => field.name)
      // Nobody sends a form without a file that they believe to be there: they go on where it is to be chosen again.
      const steps = [reached, ...files.map((field) => stepOfFields(form, [field])).filter((each) => asked.steps.includes(each))]
      return { ...begun, ...asked, values, step: Math.min(...steps), kept: files }
    },
    note({ phase, step, values, files, kept = [] }) {
      const own = ownOf(values)
      const chosen = Object.keys(files).filter((field) => files[field]?.length)
      const text = JSON.stringify({ step, values: own, files: [...new Set([...kept, ...chosen])] })
      if (text === noted) return
      noted = text
      if (phase === 'sent' || Object.keys(own).length === 0) sessionValues.remove(name)
      else sessionValues.write(name, text)
    },
  }
}
