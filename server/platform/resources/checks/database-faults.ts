import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'
import type { Form } from '#server/platform/resources/item.ts'
import { columnOf } from '#server/platform/resources/table-forms/form-places.ts'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'

/** The constraint that no address of an item is that of a page; its hint is the title of the page. */
const ADDRESS_OF_PAGE = 'address_of_page'

interface DatabaseError {
  readonly code: string
  readonly detail: string
  readonly constraint?: string
  readonly hint?: string
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    typeof (error as { code?: unknown }).code === 'string' &&
    typeof (error as { detail?: unknown }).detail === 'string'
  )
}

/** `Key (site_id, locale, slug)=(37, fr_FR, x) …` as columns with their values. */
function namedValues(detail: string): ReadonlyMap<string, string> {
  const [, columns = '', values = ''] = /^Key \(([^)]*)\)=\(([^)]*)\)/.exec(detail) ?? []
  const given = values.split(', ')
  return new Map(columns.split(', ').map((column, at) => [column, given[at] ?? '']))
}

/** The page that has the address of an item. */
function holderOf({ constraint, hint }: DatabaseError): Pick<InvalidField, 'reason' | 'holder'> {
  return constraint === ADDRESS_OF_PAGE && hint !== undefined ? { reason: 'page', holder: hint } : {}
}

/** Finds the field of a form whose value a constraint of the database names. */
function faultOf(error: DatabaseError, tree: readonly FormField[], forms: readonly Form[]): InvalidField | null {
  const code = error.code === UNIQUE ? 'TAKEN' : 'NOT_THERE'
  const named = namedValues(error.detail)
  const locale = named.get('locale')
  for (const field of allFields(tree)) {
    const value = named.get(columnOf(field))
    if (value === undefined) continue
    const placed = forms
      .flatMap((form) => valuesAt(form, field.path))
      .find((each) => String(each.value) === value && (locale === undefined || each.path.split('.').includes(locale)))
    if (placed) return { field: placed.path, code, ...holderOf(error) }
  }
  return null
}

/** Turns what a constraint of the database refuses into a refusal at the field; another error stays as it is. */
export function asFieldFault(
  error: unknown,
  { tree, forms, locale }: { readonly tree: readonly FormField[]; readonly forms: readonly Form[]; readonly locale: string },
): unknown {
  if (!isDatabaseError(error) || (error.code !== UNIQUE && error.code !== FOREIGN_KEY)) return error
  const fault = faultOf(error, tree, forms)
  return fault === null ? error : validationError(locale, [fault])
}
