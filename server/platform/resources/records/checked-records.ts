import type { Sanitise } from '#engine/validation/html-rules.ts'
import type { RecordKind, RecordOf } from '#schemas/admin/records/record-kind.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { issueErrors } from '#server/platform/errors/issue-errors.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import { formFaults, type CheckedScope } from '#server/platform/resources/checks/check-form.ts'
import { tidyForm } from '#server/platform/resources/checks/tidy-form.ts'

interface Checking<K extends RecordKind> {
  readonly kind: K
  readonly tree: readonly FormField[]
  readonly scope: CheckedScope
  readonly sanitise: Sanitise
}

/** A form as it is given, its place among those given together, and what is stored of it. */
interface Given<K extends RecordKind> {
  readonly form: unknown
  /** Path before those of its fields: its place, where several are given. */
  readonly prefix: string
  readonly before: RecordOf<K> | null
}

const toFieldError = (locale: string, { field, code, ...words }: InvalidField): FieldError => ({
  ...{ field, code, message: fieldErrorMessage(code, locale, words) },
})

function checkedRecord<K extends RecordKind>(
  { kind, tree, scope, sanitise }: Checking<K>,
  { form, before }: Given<K>,
): { readonly form: RecordOf<K> } | { readonly errors: readonly FieldError[] } {
  const tidied = tidyForm(tree, form as Readonly<Record<string, unknown>>)
  const parsed = kind.form.safeParse(tidied, { reportInput: true })
  if (!parsed.success) return { errors: issueErrors(parsed.error.issues, scope.locale) }
  const faults = formFaults({ tree, form: parsed.data, before, scope, sanitise })
  if (faults.length > 0) return { errors: faults.map((fault) => toFieldError(scope.locale, fault)) }
  // The kind's own schema has made it.
  return { form: parsed.data as RecordOf<K> }
}

/** Gives forms as they are stored; all that does not fit is refused together, each fault at its field. */
export function checkedRecords<K extends RecordKind>(checking: Checking<K>, given: readonly Given<K>[]): readonly RecordOf<K>[] {
  const checked = given.map((each) => ({ ...checkedRecord(checking, each), prefix: each.prefix }))
  const errors = checked.flatMap((each) =>
    'errors' in each ? each.errors.map((error) => ({ ...error, field: `${each.prefix}${error.field}` })) : [],
  )
  if (errors.length > 0) throw new ApiError('VALIDATION_FAILED', { errors })
  return checked.flatMap((each) => ('form' in each ? [each.form] : []))
}
