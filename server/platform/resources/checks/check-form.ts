import type { Sanitise } from '#engine/text/html-rules.ts'
import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { hasDataUrl } from '#schemas/text/has-data-url.ts'
import { isSafeUrl } from '#schemas/urls/safe-url.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { Form } from '#server/platform/resources/item.ts'

/** Languages of a site, and the one in which refusals are said. */
export interface CheckedScope {
  readonly site: Pick<Site, 'id' | 'defaultLocale' | 'locales'>
  readonly locale: string
}

interface Checked {
  readonly tree: readonly FormField[]
  readonly form: Form
  /** The form before, null for a new item. */
  readonly before: Form | null
  readonly scope: CheckedScope
  readonly sanitise: Sanitise
}

type Check = (field: FormField, checked: Checked) => InvalidField[]

/** Languages: the site’s default one is there, if its texts have to be filled; others are of the site, or were there before the site dropped them. */
const checkLocales: Check = ({ path, kind, children = [] }, { form, before, scope: { site } }) => {
  if (kind !== 'locales') return []
  const given = valuesAt(form, `${path}.*`).map((placed) => placed.path)
  const former = new Set(valuesAt(before, `${path}.*`).map((placed) => placed.path))
  const known = new Set(site.locales.map((locale) => `${path}.${locale}`))
  const unknown = given.filter((each) => !known.has(each) && !former.has(each))
  const own = `${path}.${site.defaultLocale}`
  const isNeeded = children.some(({ isRequired }) => isRequired)
  const missing = given.includes(own) || !isNeeded ? [] : [own]
  return [
    ...unknown.map((each) => ({ field: each, code: 'OPTION' as const })),
    ...missing.map((each) => ({ field: each, code: 'REQUIRED' as const })),
  ]
}

const checkRequired: Check = ({ path, isRequired }, { form }) =>
  isRequired
    ? valuesAt(form, path).flatMap((placed) => (placed.value === '' ? [{ field: placed.path, code: 'REQUIRED' as const }] : []))
    : []

const checkFixed: Check = ({ path, fixed }, { form, before }) => {
  if (!fixed || before === null) return []
  const former = new Map(valuesAt(before, path).map((placed) => [placed.path, placed.value]))
  return valuesAt(form, path).flatMap((placed) =>
    former.get(placed.path) === placed.value ? [] : [{ field: placed.path, code: 'FIXED' as const }],
  )
}

const checkText: Check = ({ path, kind }, { form, sanitise }) =>
  valuesAt(form, path).flatMap(({ path: field, value }): InvalidField[] => {
    if (typeof value !== 'string' || value === '') return []
    if (kind === 'html') return (sanitise(value, 'html')?.removed ?? []).length > 0 ? [{ field, code: 'UNSAFE_HTML' }] : []
    if (kind === 'link' && !isSafeUrl(value)) return [{ field, code: 'FORMAT', reason: 'link' }]
    return hasDataUrl(value) ? [{ field, code: 'FORMAT', reason: 'dataUrl' }] : []
  })

const checks: readonly Check[] = [checkLocales, checkRequired, checkFixed, checkText]

/** Finds what the schema of a form cannot know, each fault at its field: languages of the site, fixed values, links, formatted texts. */
export function formFaults(checked: Checked): InvalidField[] {
  const fields = allFields(checked.tree)
  return checks.flatMap((check) => fields.flatMap((field) => check(field, checked)))
}

/** Refuses a form with what its schema cannot know. */
export function checkForm(checked: Checked): void {
  const faults = formFaults(checked)
  if (faults.length > 0) throw validationError(checked.scope.locale, faults)
}
