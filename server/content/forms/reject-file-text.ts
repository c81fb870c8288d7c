import type { FormField } from '#schemas/api/content/form.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { toFieldError } from './parse-values.ts'

/** The names under which the files of any field may come. */
export const sharedFileNames: ReadonlySet<string> = new Set(['images', 'image'])

function isNothing(given: unknown): boolean {
  if (Array.isArray(given)) return given.every(isNothing)
  return given === undefined || given === null || given === ''
}

/** Refuses text, a data URL above all, under the names of the file fields that are asked: what no file came of would be believed to have arrived. */
export function fileTextErrors(fields: readonly FormField[], given: Readonly<Record<string, unknown>>, locale: string): FieldError[] {
  const isSent = (name: string): boolean => Object.hasOwn(given, name) && !isNothing(given[name])
  const own = fields.map(({ name }) => name)
  const [first, ...others] = own
  const shared = first === undefined ? [] : [...sharedFileNames].filter(isSent).map((name) => (others.length === 0 ? first : name))
  const names = new Set([...own.filter(isSent), ...shared])
  return [...names].map((name) => toFieldError(locale, name, { code: 'TYPE', values: { reason: 'file' } }))
}
