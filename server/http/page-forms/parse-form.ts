import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { uploadLimits } from '#schemas/text/uploads.ts'
import { decodeUtf8Body } from '#server/platform/input/decode-body.ts'
import { ApiError, tooMany } from '#server/platform/errors/api-error.ts'
import { readMultipart, type TakesFiles } from '#server/platform/uploads/read-multipart.ts'
import { readFields, type Fields } from './form-fields.ts'
import { findPageForm } from './page-forms.ts'
import { takesFiles } from './execute-form.ts'

/** Refuses what has more fields than a form may have, before the work of reading them is done. */
function refuseMany(text: string): void {
  let count = 0
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    if (++count > uploadLimits.fields) throw tooMany('FIELDS', uploadLimits.fields)
  }
}

/** Reads a form as browsers send it when it holds no field for files. */
export function readPlainForm(body: Buffer): Fields {
  const text = decodeUtf8Body(body)
  refuseMany(text)
  try {
    decodeURIComponent(text)
  } catch {
    throw new ApiError('BAD_REQUEST')
  }
  return readFields(new URLSearchParams(text))
}

/** Reads a form in parts as it comes; a file is read only when the form before it is one that takes files. */
export async function readFormParts(headers: IncomingHttpHeaders, payload: Readable): Promise<Fields> {
  const isTaken: TakesFiles = (before) => {
    const name = readFields(before).text('_form')
    if (name === null) return null
    const form = findPageForm(name)
    return form !== undefined && takesFiles(form)
  }
  const { pairs, files, ...more } = await readMultipart(headers, payload, { takesFiles: isTaken, readsOn: true })
  return { ...readFields(pairs, files), ...more }
}
