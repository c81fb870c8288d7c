import { accountForms } from './account-forms.ts'
import { contentForms } from './content-forms.ts'
import { newsletterForms } from './newsletter-forms.ts'
import { orderForms } from './order-forms.ts'
import type { PageForm } from './page-form.ts'
import { privacyForms } from './privacy-forms.ts'
import { profileForms } from './profile-forms.ts'

/** Every form that pages may carry, under its name. */
export const pageForms: Readonly<Record<string, PageForm>> = {
  ...accountForms,
  ...profileForms,
  ...newsletterForms,
  ...privacyForms,
  ...contentForms,
  ...orderForms,
}

/** The form of a name; undefined when no page carries it. */
export function findPageForm(name: string): PageForm | undefined {
  return Object.hasOwn(pageForms, name) ? pageForms[name] : undefined
}
