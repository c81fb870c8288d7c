import type { Form } from '#schemas/api/form.ts'
import type { ChosenFile, FillingState } from '#schemas/block-actors.ts'
import { errorMessage, fieldErrorMessage, fileErrorMessage, type FieldErrorCode } from '#schemas/errors.ts'
import { uploadLimits } from '#schemas/uploads.ts'
import { fileFault, mostFilesOf } from '#domain/form-flow.ts'

type Files = Pick<FillingState, 'files' | 'errors'>

/** The form for which files are chosen, and the language in which it speaks. */
interface Choosing extends Files {
  readonly form: Form
  readonly locale: string
}

const without = (errors: FillingState['errors'], field: string): FillingState['errors'] => errors.filter((error) => error.field !== field)

/** Whether a form holds more than it may hold in all. */
function isTooMuch(files: FillingState['files']): boolean {
  const all = Object.values(files).flat()
  return all.length > uploadLimits.files || all.reduce((sum, { size }) => sum + size, 0) > uploadLimits.totalBytes
}

/** Keeps the files that a field may take, and says of the others why it may not. */
export function addFiles(
  { form, locale, files, errors }: Choosing,
  { field: name, files: added }: { readonly field: string; readonly files: readonly ChosenFile[] },
): Files {
  const field = form.steps.flatMap(({ fields }) => fields).find((each) => each.name === name)
  if (!field) return { files, errors }
  const faults = added.map((file) => ({ file, code: fileFault(field, file) }))
  const refused = faults.flatMap(({ file, code }) => (code === null ? [] : [said(name, code, locale, file.name)]))
  const kept = [...(files[name] ?? []), ...faults.flatMap(({ file, code }) => (code === null ? [file] : []))]
  const most = mostFilesOf(field)
  const few = { ...files, [name]: kept.slice(0, most) }
  if (isTooMuch(few)) {
    const code = Object.values(few).flat().length > uploadLimits.files ? 'TOO_MANY_FILES' : 'TOO_LARGE'
    return { files, errors: [...without(errors, name), { field: name, code: 'FILE_TOO_MANY', message: errorMessage(code, locale) }] }
  }
  if (kept.length > most) refused.push(said(name, 'FILE_TOO_MANY', locale))
  return { files: few, errors: [...without(errors, name), ...refused] }
}

/** Takes back a file that was chosen; what was said of its field goes with it. */
export function removeFile({ files, errors }: Files, { field, index }: { readonly field: string; readonly index: number }): Files {
  const left = (files[field] ?? []).filter((_, at) => at !== index)
  return { files: { ...files, [field]: left }, errors: without(errors, field) }
}

function said(field: string, code: FieldErrorCode, locale: string, filename?: string): FillingState['errors'][number] {
  return { field, code, message: filename === undefined ? fieldErrorMessage(code, locale) : fileErrorMessage(code, locale, filename) }
}
