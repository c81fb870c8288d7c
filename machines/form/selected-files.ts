import type { Form } from '#schemas/api/content/form.ts'
import type { ChosenFile, SiteFormState } from '#schemas/runtime/block-actors.ts'
import { formErrorMessage } from '#schemas/errors/form-errors.ts'
import { fieldMessage } from '#schemas/errors/create-field-messages.ts'
import { plainFileName } from '#schemas/text/decode-file-name.ts'
import { fieldErrorMessage, fileErrorMessage } from '#schemas/errors/form-field-messages.ts'
import { uploadLimits } from '#schemas/text/uploads.ts'
import { acceptedTypes, fileFault, maxFileSize, maxFiles } from '#domain/forms/form-steps.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { uniqueFileName } from './unique-file-name.ts'

type Files = Pick<SiteFormState, 'files' | 'errors'>

/** The form with selected files, and its locale. */
interface Choosing extends Files {
  readonly form: Form
  readonly locale: string
}

const without = (errors: SiteFormState['errors'], field: string): SiteFormState['errors'] => errors.filter((error) => error.field !== field)

/** Returns true when the files exceed the limits of a form. */
function isTooMuch(files: SiteFormState['files']): boolean {
  const all = Object.values(files).flat()
  return all.length > uploadLimits.files || all.reduce((sum, { size }) => sum + size, 0) > uploadLimits.totalBytes
}

/** Adds the accepted files to a field and reports the reasons for the others. */
export function addFiles(
  { form, locale, files, errors }: Choosing,
  { field: name, files: added }: { readonly field: string; readonly files: readonly ChosenFile[] },
): Files {
  const field = form.steps.flatMap(({ fields }) => fields).find((each) => each.name === name)
  if (!field) return { files, errors }
  const faults = added.map((file) => ({ file, code: fileFault(field, file) }))
  const refused = faults.flatMap(({ file, code }) =>
    code === null
      ? []
      : [
          {
            field: name,
            code,
            message: fileErrorMessage(code, locale, file.name, { max: maxFileSize(field), types: acceptedTypes(field) }),
          },
        ],
  )
  const sound = faults.flatMap(({ file, code }) => (code === null ? [file] : []))
  const held = ownValue(files, name) ?? []
  const accepted = sound.reduce<readonly ChosenFile[]>((own, file) => [...own, uniqueFileName(own, file)], held)
  const most = maxFiles(field)
  const few = { ...files, [name]: accepted.slice(0, most) }
  const tooMany = (left: readonly ChosenFile[], why: string): SiteFormState['errors'] => {
    const message = fieldMessage(left.map((file) => file.name).join(', '), why, locale)
    return left.length === 0 ? [] : [{ field: name, code: 'FILE_TOO_MANY', message }]
  }
  if (isTooMuch(few)) {
    const code = Object.values(few).flat().length > uploadLimits.files ? 'TOO_MANY_FILES' : 'TOO_LARGE'
    return { files, errors: [...without(errors, name), ...refused, ...tooMany(sound, formErrorMessage(code, locale))] }
  }
  const beyond = tooMany(sound.slice(Math.max(0, most - held.length)), fieldErrorMessage('FILE_TOO_MANY', locale, { max: most }))
  return { files: few, errors: [...without(errors, name), ...refused, ...beyond] }
}

/** Removes a selected file and the errors of too many files of its field. Other errors remain until files are selected again. */
export function removeFile({ files, errors }: Files, { field, index }: { readonly field: string; readonly index: number }): Files {
  const left = (ownValue(files, field) ?? []).filter((_, at) => at !== index)
  return { files: { ...files, [field]: left }, errors: errors.filter((error) => error.field !== field || error.code !== 'FILE_TOO_MANY') }
}

/** Removes the files that the server has rejected by name. Their errors remain. */
export function withoutRefused(
  files: SiteFormState['files'],
  { errors, locale }: { readonly errors: SiteFormState['errors']; readonly locale: string },
): SiteFormState['files'] {
  const isRefused = (field: string, { name }: ChosenFile) =>
    errors.some((error) => error.field === field && error.message.startsWith(fieldMessage(plainFileName(name), '', locale)))
  const chosen = Object.entries(files)
  // The idempotency of an unchanged submission compares file lists by identity.
  if (!chosen.some(([field, own]) => own.some((file) => isRefused(field, file)))) return files
  return Object.fromEntries(chosen.map(([field, own]) => [field, own.filter((file) => !isRefused(field, file))]))
}
