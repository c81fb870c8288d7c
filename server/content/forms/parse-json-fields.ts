import type { FormField } from '#schemas/api/content/form.ts'
import { isReadable } from '#server/platform/input/is-safe-body.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** Parses a text as JSON; returns undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const jsonTypes: ReadonlySet<FormField['type']> = new Set(['NUMBER', 'CHOICES', 'CONSENT'])
const ownNames: readonly string[] = ['_files', '_t']

function isSound(given: unknown): boolean {
  const texts = Array.isArray(given) ? (given as unknown[]) : [given]
  return texts.every((text) => typeof text !== 'string' || isReadable(parseJson(text)))
}

/** Refuses a form in parts where a part that is read as JSON, asked or not, holds what no body may; what people write is read as nothing but text. */
export function requireReadableParts(fields: readonly FormField[], given: Readonly<Record<string, unknown>>): void {
  const names = [...ownNames, ...fields.filter(({ type }) => jsonTypes.has(type)).map(({ name }) => name)]
  if (!names.every((name) => !Object.hasOwn(given, name) || isSound(given[name]))) throw new ApiError('BAD_REQUEST')
}
