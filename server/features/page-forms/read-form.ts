import { textOfBody } from '#server/features/body-text.ts'
import { Refusal } from '#server/features/refusal.ts'
import { mostFields, readFields, type Fields } from './fields.ts'

/** The formats in which a browser sends a form. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const

/** Refuses what has more parts than a form may have, before the work of reading them is done. */
function refuseMany(body: Buffer, separator: string): void {
  let count = 0
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) {
    if (++count > mostFields + 1) throw new Refusal('TOO_LARGE')
  }
}

async function readMultipart(type: string, body: Buffer): Promise<[string, string][]> {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (boundary === undefined) throw new Refusal('BAD_REQUEST')
  refuseMany(body, `--${boundary}`)
  let parts: [string, unknown][]
  try {
    const bytes = Uint8Array.from(body)
    parts = [...(await new Response(bytes, { headers: { 'content-type': type } }).formData())]
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
  return parts.flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    // A field for a file that was left empty comes as a file without a name.
    if (value instanceof File && value.size === 0 && value.name === '') return []
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  })
}

function readUrlencoded(text: string): URLSearchParams {
  try {
    decodeURIComponent(text)
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
  return new URLSearchParams(text)
}

/** Reads the body of a form; files have no place in the forms of pages. */
export async function readForm(type: string, body: Buffer): Promise<Fields> {
  const text = textOfBody(body)
  if (type.startsWith('multipart/')) return readFields(await readMultipart(type, body))
  refuseMany(body, '&')
  return readFields(readUrlencoded(text))
}
