import type { Form, FormField } from '#schemas/api/form.ts'
import { uploadLimits, uploadTypes, type UploadType } from '#schemas/uploads.ts'
import type { FillingState } from '#schemas/block-actors.ts'
import type { FieldErrorCode } from '#schemas/errors.ts'
import { askedFields, type FormValues } from './form-conditions.ts'

type Steps = Pick<Form, 'steps'>

/** What a file says of itself before it is sent. */
interface FileFacts {
  readonly name: string
  readonly size: number
  readonly type: string
}

/** What a field lacks. */
export interface FieldFault {
  readonly field: string
  readonly code: FieldErrorCode
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
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The fields of a step that must not stay empty and are. */
export function emptyFields(
  form: Steps,
  step: number,
  { values, files }: { readonly values: FormValues; readonly files: Readonly<Record<string, readonly unknown[]>> },
): FieldFault[] {
  const asked = new Set(askedFields(form, values))
  const due = (form.steps[step]?.fields ?? []).filter((field) => field.required && asked.has(field))
  return due
    .filter((field) => (isFileField(field) ? (files[field.name] ?? []).length === 0 : isEmpty(values[field.name])))
    .map(({ name, type }) => ({ field: name, code: type === 'CONSENT' ? 'CONSENT_REQUIRED' : 'REQUIRED' }))
}

/** What is wrong with a file, as far as it can be told before it is sent. */
export function fileFault(field: FormField, file: FileFacts): FieldErrorCode | null {
  if (file.size > (field.maxSize ?? uploadLimits.fileBytes)) return 'FILE_TOO_LARGE'
  if (file.size === 0) return 'FILE_UNREADABLE'
  return file.type !== '' && !acceptedTypes(field).some((type) => type === file.type) ? 'FILE_TYPE' : null
}

/** How many files a field takes. */
export function mostFilesOf({ maxFiles = uploadLimits.files }: FormField): number {
  return maxFiles
}

/** A form as it stands before anybody has touched it: as it was sent and refused, sent and taken, or empty. */
export function beginFilling(form: Steps, sent: Pick<FillingState, 'values' | 'errors' | 'message' | 'result'>): FillingState {
  const { values, errors, message, result } = sent
  const step = stepOfFields(
    form,
    errors.map(({ field }) => field),
  )
  return {
    ...{ phase: result === null ? 'filling' : 'sent', step, values, files: {}, errors, message, refusals: 0, progress: null, result },
    ...asking(form, values),
  }
}

/** What is asked for the values that a form holds. */
export function asking(form: Steps, values: FormValues): Pick<FillingState, 'steps' | 'asked'> {
  return { steps: askedSteps(form, values), asked: askedFields(form, values).map(({ name }) => name) }
}
