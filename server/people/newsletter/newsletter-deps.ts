import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Budgets } from '#server/platform/rate-limits/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { textVersion } from '#server/sites/parameters/text-hash.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Consent } from './subscribers.ts'

/** Dependencies of the newsletter service. */
export interface NewsletterNeeds {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
  readonly budgets: Budgets
}

/** Returns true when a site sends newsletters. */
export async function isNewsletterOpen({ parameters }: NewsletterNeeds, scope: Scope): Promise<boolean> {
  return (await parameters.value(scope, 'ENABLE_NEWSLETTER')) === true
}

/** Throws on a site that sends no newsletters. */
export async function requireNewsletter(needs: NewsletterNeeds, scope: Scope): Promise<void> {
  if (!(await isNewsletterOpen(needs, scope))) throw new ApiError('FEATURE_DISABLED')
}

/** Returns the locale and the version of the privacy policy for a consent. It is called before the transaction that stores them, so that the transaction waits for no other connection. */
export async function consentTerms({ parameters }: NewsletterNeeds, scope: Scope): Promise<Pick<Consent, 'locale' | 'policyVersion'>> {
  return { locale: scope.locale, policyVersion: await textVersion(parameters, scope, 'PRIVACY_POLICY') }
}
