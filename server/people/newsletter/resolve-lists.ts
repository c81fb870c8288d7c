import type { NewsletterList } from '#schemas/api/people/newsletter-calls.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Returns the newsletters with the given ids. Throws when the site lacks one of them. */
export function chooseLists({ locale }: Scope, all: readonly NewsletterList[], ids: readonly number[]): NewsletterList[] {
  if (ids.some((id) => !all.some((list) => list.id === id))) throw validationError(locale, [{ field: 'lists', code: 'OPTION' }])
  return all.filter(({ id }) => ids.includes(id))
}
