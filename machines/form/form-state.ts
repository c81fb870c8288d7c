import type { SiteFormState } from '#schemas/runtime/block-actors.ts'
import { formView } from '#domain/forms/form-steps.ts'
import type { FormSnapshot } from './form.machine.ts'

/** The machine at one moment as views see it. */
export function fillingStateOf({ value, context }: FormSnapshot): SiteFormState {
  const { form, step, values, files, errors, message, refusals, progress, result, kept } = context
  const phase = value === 'sending' || value === 'sent' ? value : 'filling'
  return { phase, step, values, files, errors, message, refusals, progress, result, ...(kept && { kept }), ...formView(form, values) }
}
