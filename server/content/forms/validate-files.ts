import type { FormField } from '#schemas/api/content/form.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { acceptedTypes, maxFiles } from '#domain/forms/form-steps.ts'
import { uploadLimits } from '#schemas/text/uploads.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { checkFile, type CheckedFile } from '#server/platform/uploads/check-file.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'
import { sharedFileNames } from './reject-file-text.ts'
import { parseJson } from './parse-json-fields.ts'
import { toFieldError } from './parse-values.ts'

/** A file that was checked, and the field for which it came. */
export interface FieldFile extends CheckedFile {
  readonly field: string
}

type Positions = ReadonlyMap<string, readonly number[]>

/** The files of a request, and the names of the file fields of its form, asked or not. */
interface SentFiles {
  readonly files: readonly UploadedFile[]
  readonly positions: unknown
  readonly names: readonly string[]
  /** The faults of texts under the names of file fields. */
  readonly texts: readonly FieldError[]
}

/** `_files`: which of the parts named `images` are whose; null when it cannot be read. */
function readPositions(text: unknown): Positions | null {
  if (text === undefined || text === null) return new Map()
  // A program that sends JSON writes it as it is.
  const parsed = typeof text === 'string' ? parseJson(text) : text
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
  const entries = Object.entries(parsed)
  const isList = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => Number.isInteger(each))
  return entries.every(([, value]) => isList(value)) ? new Map(entries as [string, number[]][]) : null
}

/** Tells whether each file has a place, and each place a file and a field of the form. */
function fits(positions: Positions, names: readonly string[], count: number): boolean {
  const placed = new Set([...positions.values()].flat())
  const isThere = (at: number): boolean => at >= 0 && at < count
  return [...positions.keys()].every((name) => names.includes(name)) && [...placed].every(isThere) && placed.size === count
}

/** Tells whether a file has no field although the form has several. */
function isUnplaced(fields: readonly FormField[], shared: readonly UploadedFile[]): boolean {
  return fields.length > 1 && shared.some(({ part }) => fields.every(({ name }) => name !== part))
}

/** Refuses files that no field of the form could hold: one that is dropped would be believed to have arrived. */
function refuseStrangers({ files, names }: SentFiles, locale: string): void {
  const isKnown = ({ part }: UploadedFile): boolean => names.includes(part) || (names.length > 0 && sharedFileNames.has(part))
  const errors = files
    .filter((file) => !isKnown(file))
    .map(({ part, filename }) => toFieldError(locale, part, { code: 'TYPE', values: { reason: 'noFile' } }, filename))
  if (errors.length > 0) throw new ApiError('VALIDATION_FAILED', { errors })
}

/** Gives each field the files that came for it: under its own name, or among `images` by position. */
function sortFiles(fields: readonly FormField[], { files, positions: text, names }: SentFiles, locale: string) {
  const shared = files.filter(({ part }) => sharedFileNames.has(part))
  const positions = readPositions(text)
  if (positions === null || (positions.size === 0 ? isUnplaced(fields, shared) : !fits(positions, names, shared.length))) {
    throw new ApiError('VALIDATION_FAILED', { errors: [toFieldError(locale, '_files', { code: 'TYPE' })] })
  }
  const only = fields.length === 1 && positions.size === 0
  return fields.map((field) => {
    const named = files.filter(({ part }) => part === field.name)
    const placed = only ? shared : (positions.get(field.name) ?? []).flatMap((at) => shared[at] ?? [])
    return { field, files: [...new Set([...named, ...placed])] }
  })
}

interface Checked {
  readonly files: FieldFile[]
  readonly errors: FieldError[]
}

function countFaults(field: FormField, count: number, locale: string): FieldError[] {
  const { name, required } = field
  if (required && count === 0) return [toFieldError(locale, name, { code: 'REQUIRED' })]
  const max = maxFiles(field)
  return count > max ? [toFieldError(locale, name, { code: 'FILE_TOO_MANY', values: { max } })] : []
}

/** Looks into the files of one field. */
async function checkField(field: FormField, files: readonly UploadedFile[], locale: string): Promise<Checked> {
  const { name, maxSize = uploadLimits.fileBytes } = field
  const accept = acceptedTypes(field)
  const checked: Checked = { files: [], errors: countFaults(field, files.length, locale) }
  for (const file of files) {
    const outcome = file.bytes.length > maxSize ? ({ code: 'FILE_TOO_LARGE' } as const) : await checkFile(file, accept)
    if ('code' in outcome) {
      const reason: Readonly<Record<string, string>> = 'reason' in outcome && outcome.reason !== undefined ? { reason: outcome.reason } : {}
      checked.errors.push(
        toFieldError(locale, name, { code: outcome.code, values: { max: maxSize, types: accept, ...reason } }, file.filename),
      )
    } else checked.files.push({ field: name, ...outcome })
  }
  return checked
}

/** Looks into the files that came for the fields that are asked; those for a field that is not are dropped, those for none are refused. */
export async function readFiles(fields: readonly FormField[], sent: SentFiles, locale: string): Promise<Checked> {
  refuseStrangers(sent, locale)
  const all: Checked = { files: [], errors: [...sent.texts] }
  const isSaid = ({ name }: FormField): boolean => sent.texts.some(({ field }) => field === name)
  for (const { field, files } of sortFiles(fields, sent, locale)) {
    const checked = await checkField(isSaid(field) ? { ...field, required: false } : field, files, locale)
    all.files.push(...checked.files)
    all.errors.push(...checked.errors)
  }
  return all
}
