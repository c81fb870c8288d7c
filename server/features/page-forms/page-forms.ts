import type { CallName } from '#schemas/api/calls.ts'
import { accountForms } from './account-forms.ts'
import type { PageForm } from './page-form.ts'

// A form and its `done` take the answer of one call: the name under which it stands ties them.
const forms: { readonly [Name in CallName]?: PageForm<Name> } = { ...accountForms }

const byName: ReadonlyMap<string, PageForm> = new Map(Object.entries(forms) as unknown as [string, PageForm][])

/** The form of a name; undefined when no page carries it. */
export function findPageForm(name: string): PageForm | undefined {
  return byName.get(name)
}
