import { uploadLimits } from '#schemas/text/uploads.ts'
import { isPrototypeKey } from '#server/platform/input/prototype-keys.ts'
import { ApiError, tooMany } from '#server/platform/errors/api-error.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'

/** The fields of a form that was sent, as text, and its files. */
export interface Fields {
  /** A field as it was typed; null when it is absent or empty. The last one counts when it was sent several times. */
  text(name: string): string | null
  /** Returns true when a box was ticked. */
  isTicked(name: string): boolean
  /** Every answer to a field that takes several. */
  all(name: string): string[]
  /** Returns true when a field was sent at all, empty or not. */
  has(name: string): boolean
  /** Everything that was sent, by name. */
  readonly entries: ReadonlyMap<string, readonly string[]>
  /** The files that came along. */
  readonly files: readonly UploadedFile[]
  /** The fields in which files came, those that were left out too. */
  readonly fileFields: readonly string[]
  /** Why its files were left out, when there was too much of them. */
  readonly excess: ApiError | null
}

/** Reads what a form sent; too many fields, and names that could reach an object's prototype, are refused. */
export function readFields(pairs: Iterable<readonly [string, string]>, files: readonly UploadedFile[] = []): Fields {
  const entries = new Map<string, string[]>()
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > uploadLimits.fields) throw tooMany('FIELDS', uploadLimits.fields)
    if (isPrototypeKey(name)) throw new ApiError('BAD_REQUEST')
    const former = entries.get(name)
    if (former) former.push(value)
    else entries.set(name, [value])
  }
  return {
    entries,
    files,
    fileFields: [],
    excess: null,
    text: (name) => entries.get(name)?.at(-1) || null,
    isTicked: (name) => (entries.get(name) ?? []).some((value) => value !== ''),
    all: (name) => (entries.get(name) ?? []).filter((value) => value !== ''),
    has: (name) => entries.has(name),
  }
}
