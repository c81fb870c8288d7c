import { emptyRecord } from '#schemas/names/empty-record.ts'
/** A file to send: a file, bytes, or a data URL. */
export type FileInput = Blob | string

/** The files of a form: one picture, several files, or the files of several fields. */
export interface MultipartFiles {
  readonly image?: FileInput
  readonly images?: readonly FileInput[]
  readonly fields?: Readonly<Record<string, readonly FileInput[]>>
}

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[^;,]*)*)(;base64)?,(.*)$/s

function readDataUrl(text: string): Blob | null {
  const [, type = 'text/plain', , encoding, content = ''] = dataUrl.exec(text) ?? []
  if (!dataUrl.test(text)) return null
  const bytes =
    encoding === undefined
      ? new TextEncoder().encode(decodeURIComponent(content))
      : Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type })
}

function toFile(input: FileInput): Blob {
  if (typeof input !== 'string') return input
  const blob = readDataUrl(input)
  if (blob === null) throw new TypeError('a file is a Blob or a data URL')
  return blob
}

function toPart(value: unknown): string | Blob {
  if (value instanceof Blob) return value
  if (typeof value === 'string') return readDataUrl(value) ?? value
  // JSON writes numbers and booleans as they are; a null part is an empty one.
  return value === null ? '' : JSON.stringify(value)
}

/** Writes a form: objects as JSON, data URLs as files, files under `images` or `image`; positions in `_files` when several fields have some. */
export function toMultipart(values: Readonly<Record<string, unknown>>, files: MultipartFiles = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.append(name, toPart(value))
  const all = [...(files.images ?? [])]
  const positions = emptyRecord<number[]>()
  for (const [name, inputs] of Object.entries(files.fields ?? {})) {
    positions[name] = inputs.map((_, index) => all.length + index)
    all.push(...inputs)
  }
  if (Object.keys(positions).length > 1) form.append('_files', JSON.stringify(positions))
  if (files.image !== undefined) form.append('image', toFile(files.image))
  for (const input of all) form.append('images', toFile(input))
  return form
}
