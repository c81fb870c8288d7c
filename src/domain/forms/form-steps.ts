import type { Form, FormField } from '#schemas/api/content/form.ts'
import { isMissing } from '#schemas/text/is-missing.ts'
import { uploadLimits, uploadTypes, type UploadType } from '#schemas/text/uploads.ts'
import type { SiteFormState } from '#schemas/runtime/block-actors.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { answerFault, type AnswerFault } from './form-answers.ts'
import { askedFields, type FormValues } from './form-conditions.ts'

type Steps = Pick<Form, 'steps'>

/** Name, size and type of a file, as the browser reports them before the upload. */
interface FileFacts {
  readonly name: string
  readonly size: number
  readonly type: string
}

/** A validation error of a field, with the figures that its message needs. */
export interface FormFieldError extends AnswerFault {
  readonly field: string
}

const pictures: readonly UploadType[] = uploadTypes.filter((type) => type.startsWith('image/'))

/** Returns true for a field that takes files. */
export function isFileField({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'FILES' || type === 'IMAGES'
}

/** Returns the file types that a field accepts. */
export function acceptedTypes({ type, accept }: Pick<FormField, 'type' | 'accept'>): readonly UploadType[] {
  return accept ?? (type === 'IMAGES' ? pictures : uploadTypes)
}

/** Returns the indexes of the steps with at least one visible field. */
export function askedSteps(form: Steps, values: FormValues): number[] {
  const visible = new Set(askedFields(form, values))
  return form.steps.flatMap(({ fields }, index) => (fields.some((field) => visible.has(field)) ? [index] : []))
}

/** Returns the index of the first step that contains one of the named fields; 0 when no step does. */
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

/** Returns the validation errors of a step. They must be corrected before the next step. */
export function stepFaults(
  form: Steps,
  step: number,
  { values, files }: { readonly values: FormValues; readonly files: Readonly<Record<string, readonly unknown[]>> },
): FormFieldError[] {
  const visible = new Set(askedFields(form, values))
  return (form.steps[step]?.fields ?? []).flatMap((field) => {
    const { name } = field
    const fault = visible.has(field) ? faultOf(field, ownValue(values, name), ownValue(files, name) ?? []) : null
    return fault ? [{ field: name, ...fault }] : []
  })
}

/** Validates the size and the type of a file before the upload; null when it is valid. */
export function fileFault(field: FormField, file: FileFacts): FieldErrorCode | null {
  if (file.size > maxFileSize(field)) return 'FILE_TOO_LARGE'
  if (file.size === 0) return 'FILE_UNREADABLE'
  return file.type !== '' && !acceptedTypes(field).some((type) => type === file.type) ? 'FILE_TYPE' : null
}

/** Returns the size limit of a file of a field, in bytes. */
export function maxFileSize({ maxSize = uploadLimits.fileBytes }: FormField): number {
  return maxSize
}

/** Returns the largest number of files of a field. */
export function maxFiles({ maxFiles = uploadLimits.files }: FormField): number {
  return maxFiles
}

/** Returns the initial state of a form: empty, submitted and rejected, or submitted and accepted. */
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

/** Returns the visible steps and fields for the current values of a form. */
export function formView(form: Steps, values: FormValues): Pick<SiteFormState, 'steps' | 'asked'> {
  return { steps: askedSteps(form, values), asked: askedFields(form, values).map(({ name }) => name) }
}
