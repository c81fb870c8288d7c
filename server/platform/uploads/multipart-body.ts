import type { MultipartForm } from './read-multipart.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** A multipart form as the body of a call: its fields by name, a name that came several times as a list, and its files. */
export class SentForm {
  readonly values: Readonly<Record<string, string | readonly string[]>>
  readonly files: readonly UploadedFile[]

  private constructor(values: SentForm['values'], files: SentForm['files']) {
    this.values = values
    this.files = files
  }

  static of({ pairs, files }: MultipartForm): SentForm {
    const named = Map.groupBy(pairs, ([name]) => name)
    const values = [...named].map(([name, all]) => [name, all.length === 1 ? (all[0]?.[1] ?? '') : all.map(([, value]) => value)] as const)
    return new SentForm(Object.fromEntries(values), files)
  }
}
