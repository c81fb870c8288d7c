import { ownValue } from '#schemas/names/own-value.ts'

/** Puts a value at a path of a form that has one there; the form is changed. */
export function setAt(form: unknown, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const owner = steps.reduce((held, step) => ownValue(held as Record<string, unknown>, step), form) as Record<string, unknown>
  if (Object.hasOwn(owner, last)) owner[last] = value
}
