import type { FieldError } from '#schemas/errors/errors.ts'
import type { Problem } from '#forms/form-context.ts'

/** Faults of fields as the form shows them: a pointer and a sentence. */
export function problemsOf(faults: readonly FieldError[]): readonly Problem[] {
  return faults.map(({ field, message }) => ({ pointer: `/${field.replaceAll('.', '/')}`, message }))
}

/** The problems below a pointer, as a form that begins there names them. */
export function problemsBelow(problems: readonly Problem[], prefix: string): readonly Problem[] {
  return problems.flatMap(({ pointer, message }) =>
    pointer.startsWith(`${prefix}/`) ? [{ pointer: pointer.slice(prefix.length), message }] : [],
  )
}
