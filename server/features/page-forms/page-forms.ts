import { accountForms } from './account-forms.ts'
import type { PageForm } from './page-form.ts'

/** Every form that pages may carry, under the name of the call that it makes. */
export const pageForms: Readonly<Record<string, PageForm>> = { ...accountForms }

/** The form of a name; undefined when no page carries it. */
export function findPageForm(name: string): PageForm | undefined {
  return Object.hasOwn(pageForms, name) ? pageForms[name] : undefined
}
