import type { Sanitise } from '#engine/text/html-rules.ts'
import type { RecordKind, RecordOf } from '#schemas/admin/records/record-kind.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { issueErrors, type FieldFaults } from '#server/platform/errors/issue-errors.ts'
import { faultsOfFields } from '#server/platform/errors/validation-error.ts'
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

function checkedRecord<K extends RecordKind>(
  { kind, tree, scope, sanitise }: Checking<K>,
  { form, before }: Given<K>,
): { readonly form: RecordOf<K> } | FieldFaults {
  const tidied = tidyForm(tree, form as Readonly<Record<string, unknown>>)
  const parsed = kind.form.safeParse(tidied, { reportInput: true })
  if (!parsed.success) return issueErrors(parsed.error.issues, scope.locale)
  const faults = formFaults({ tree, form: parsed.data, before, scope, sanitise })
  if (faults.length > 0) return faultsOfFields(scope.locale, faults)
  // The kind's own schema has made it.
  return { form: parsed.data as RecordOf<K> }
}

/** Gives forms as they are stored; all that does not fit is refused together, each fault at its field. */
export function checkedRecords<K extends RecordKind>(checking: Checking<K>, given: readonly Given<K>[]): readonly RecordOf<K>[] {
  const checked = given.map((each) => ({ ...checkedRecord(checking, each), prefix: each.prefix }))
  const errors = checked.flatMap((each) =>
    'errors' in each ? each.errors.map((error) => ({ ...error, field: `${each.prefix}${error.field}` })) : [],
  )
  const more = checked.reduce((sum, each) => sum + ('errors' in each ? each.more : 0), 0)
  if (errors.length > 0) throw new ApiError('VALIDATION_FAILED', { errors, more })
  return checked.flatMap((each) => ('form' in each ? [each.form] : []))
}
