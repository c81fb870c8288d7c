import type { Form, FormField } from '#schemas/api/content/form.ts'
import { isMissing } from '#schemas/text/is-missing.ts'
import { uploadLimits, uploadTypes, type UploadType } from '#schemas/text/uploads.ts'
import type { SiteFormState } from '#schemas/runtime/block-actors.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { answerFault, type AnswerFault } from './form-answers.ts'
import { askedFields, type FormValues } from './form-conditions.ts'

type Steps = Pick<Form, 'steps'>

/** What a file says of itself before it is sent. */
interface FileFacts {
  readonly name: string
  readonly size: number
  readonly type: string
}

/** Why a field cannot stay as it is, and the figures that its sentence names. */
export interface FormFieldError extends AnswerFault {
  readonly field: string
}

const pictures: readonly UploadType[] = uploadTypes.filter((type) => type.startsWith('image/'))

/** Whether a field asks for files. */
export function isFileField({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'FILES' || type === 'IMAGES'
}

/** The types of files that a field takes. */
export function acceptedTypes({ type, accept }: Pick<FormField, 'type' | 'accept'>): readonly UploadType[] {
  return accept ?? (type === 'IMAGES' ? pictures : uploadTypes)
}

/** The steps of a form in which something is asked, by their places. */
export function askedSteps(form: Steps, values: FormValues): number[] {
  const asked = new Set(askedFields(form, values))
  return form.steps.flatMap(({ fields }, index) => (fields.some((field) => asked.has(field)) ? [index] : []))
}

/** The step in which the first of some fields stands; the first step when none of them stands anywhere. */
export function stepOfFields({ steps }: Steps, names: readonly string[]): number {
  return Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some(({ name }) => names.includes(name))),
  )
}

function isEmpty(value: unknown): boolean {
  return isMissing(value) || (Array.isArray(value) && value.length === 0)
}

function faultOf(field: FormField, value: unknown, files: readonly unknown[]): AnswerFault | null {
  const isLacking = isFileField(field) ? files.length === 0 : isEmpty(value)
  if (!isLacking) return typeof value === 'string' ? answerFault(field, value) : null
  if (!field.required) return null
  return { code: field.type === 'CONSENT' ? 'CONSENT_REQUIRED' : 'REQUIRED' }
}

/** What in a step must be filled in or mended before one goes on. */
export function stepFaults(
  form: Steps,
  step: number,
  { values, files }: { readonly values: FormValues; readonly files: Readonly<Record<string, readonly unknown[]>> },
): FormFieldError[] {
  const asked = new Set(askedFields(form, values))
  return (form.steps[step]?.fields ?? []).flatMap((field) => {
    const { name } = field
    const fault = asked.has(field) ? faultOf(field, values[name], files[name] ?? []) : null
    return fault ? [{ field: name, ...fault }] : []
  })
}

/** What is wrong with a file, as far as it can be told before it is sent. */
export function fileFault(field: FormField, file: FileFacts): FieldErrorCode | null {
  if (file.size > maxFileSize(field)) return 'FILE_TOO_LARGE'
  if (file.size === 0) return 'FILE_UNREADABLE'
  return file.type !== '' && !acceptedTypes(field).some((type) => type === file.type) ? 'FILE_TYPE' : null
}

/** How heavy a file of a field may be, in bytes. */
export function maxFileSize({ maxSize = uploadLimits.fileBytes }: FormField): number {
  return maxSize
}

/** How many files a field takes. */
export function maxFiles({ maxFiles = uploadLimits.files }: FormField): number {
  return maxFiles
}

/** A form as it stands before anybody has touched it: as it was sent and refused, sent and taken, or empty. */
export function initialFormState(form: Steps, sent: Pick<SiteFormState, 'values' | 'errors' | 'message' | 'result'>): SiteFormState {
  const { values, errors, message, result } = sent
  const step = stepOfFields(
    form,
    errors.map(({ field }) => field),
  )
  return {
    ...{ phase: result === null ? 'filling' : 'sent', step, values, files: {}, errors, message, refusals: 0, progress: null, result },
    ...formView(form, values),
  }
}

/** What is asked for the values that a form holds. */
export function formView(form: Steps, values: FormValues): Pick<SiteFormState, 'steps' | 'asked'> {
  return { steps: askedSteps(form, values), asked: askedFields(form, values).map(({ name }) => name) }
}
