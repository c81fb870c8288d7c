import type { Form } from '#server/platform/resources/item.ts'
import type { Actor, KeptResource, ResourceNeeds } from '#server/platform/resources/resource-needs.ts'
import { checkForm } from './check-form.ts'
import { tidyForm } from './tidy-form.ts'

/** Gives a form as it is stored, refused where a field does not fit; `before` is null for a new item. */
export function checkedForm(
  { sanitise }: Pick<ResourceNeeds, 'sanitise'>,
  { tree }: Pick<KeptResource, 'tree'>,
  { scope }: Actor,
  { given, before }: { readonly given: Form; readonly before: Form | null },
): Form {
  const form = tidyForm(tree, given)
  checkForm({ tree, form, before, scope, sanitise })
  return form
}
