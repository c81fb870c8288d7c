import type { consentVersions } from '#schemas/api/people/consent-versions.ts'

/** The words of the banner and of the panel, by the names that the package gives them; `saved` and `script` are ours. */
export interface ConsentTexts {
  readonly saved: string
  readonly script: string
  readonly allowed: string
  readonly disallowed: string
  readonly [key: string]: string | { readonly title: string; readonly details: string }
}

/** The version of these words: a proof of consent says which of them was agreed to. */
export const CONSENT_VERSION: (typeof consentVersions)[number] = '2026-11-20'

/** Kinds of services that no site has: the package looks for their words all the same. */
export const unusedKinds = Object.fromEntries(
  ['api', 'comment', 'social', 'support', 'video', 'google'].map((kind) => [kind, { title: '', details: '' }]),
)
