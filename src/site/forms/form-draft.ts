import type { Form, FormField } from '#schemas/api/content/form.ts'
import type { SiteFormState } from '#schemas/runtime/block-actors.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { formView, isFileField, stepOfFields } from '#domain/forms/form-steps.ts'
import { readJson, sessionValues, type StoredValues } from '#site/browser-storage.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The draft of a form. It survives a reload and ends with the tab or the submission. */
export interface KeptAnswers {
  /** Returns an initial form state with its draft. */
  readonly goOn: (begun: SiteFormState) => SiteFormState
  readonly note: (state: SiteFormState) => void
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Returns true when an answer is stored. Agreements must be given again, and files are not text. */
function isKept({ type }: FormField, value: unknown): value is string | readonly string[] {
  if (type === 'CONSENT' || isFileField({ type })) return false
  return type === 'CHOICES' && Array.isArray(value) ? value.length > 0 && value.every(isText) : isText(value)
}

/** Stores the draft of a form in the session storage: only answers to its own fields. */
export function keptAnswers(form: Form, stored: StoredValues = sessionValues): KeptAnswers {
  const name = `vitrine.form.${form.id}`
  const fields = form.steps.flatMap((step) => step.fields)
  const ownOf = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      fields.flatMap((field) => (isKept(field, ownValue(values, field.name)) ? [[field.name, ownValue(values, field.name)]] : [])),
    ) as SiteFormState['values']
  let noted: unknown
  return {
    goOn(begun) {
      if (begun.phase === 'sent') stored.remove(name)
      const kept = readJson(stored, name)
      if (!isRecord(kept) || !isRecord(kept['values']) || Object.keys(begun.values).length > 0) return begun
      const values = ownOf(kept['values'])
      const view = formView(form, values)
      const reached = view.steps.find((each) => each === kept['step']) ?? begun.step
      const gone = fields.filter((field) => isFileField(field) && kept['files'] instanceof Array && kept['files'].includes(field.name))
      const files = gone.map((field) => field.name)
      // A form must not be sent without a file that the visitor believes to be there. The visitor continues at the step of the file.
      const steps = [reached, ...files.map((field) => stepOfFields(form, [field])).filter((each) => view.steps.includes(each))]
      return { ...begun, ...view, values, step: Math.min(...steps), kept: files }
    },
    note({ phase, step, values, files, kept = [] }) {
      const own = ownOf(values)
      const chosen = Object.keys(files).filter((field) => files[field]?.length)
      const text = JSON.stringify({ step, values: own, files: [...new Set([...kept, ...chosen])] })
      if (text === noted) return
      noted = text
      if (phase === 'sent' || Object.keys(own).length === 0) stored.remove(name)
      else stored.write(name, text)
    },
  }
}
