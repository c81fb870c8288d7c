import { errorMessage } from '#schemas/errors/errors.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { pageForms } from './page-forms.ts'

/** A page as the look-up reads it: the parameters of its address and its blocks. */
interface LinkedPage {
  readonly params: Readonly<Record<string, string | number>>
  readonly layout: { readonly blocks: readonly Block[] }
}

/**
 * Returns a refused form with the code TOKEN_INVALID when the token in the address of the page is invalid or expired, so that the page
 * says so before the visitor sends the form. Returns null for a valid token, and for a page without a token or such a form. The check does not use up the token, because mail programs
 * open links too. An attacker who guesses tokens learns only what sending the form would reveal.
 */
export async function expiredLinkForm(
  features: Features,
  scope: Scope,
  { params: { token }, layout }: LinkedPage,
): Promise<SentForm | null> {
  if (token === undefined) return null
  const types = new Set<string>()
  walkBlocks(layout.blocks, ({ type }) => types.add(type))
  for (const [name, { blocks, isLinkOpen }] of Object.entries(pageForms)) {
    if (isLinkOpen === undefined || !blocks.some((type) => types.has(type))) continue
    if (!(await isLinkOpen(features, scope, String(token)))) return refused(name, scope.locale)
  }
  return null
}

function refused(name: string, locale: string): SentForm {
  return { name, values: {}, errors: [], code: 'TOKEN_INVALID', message: errorMessage('TOKEN_INVALID', locale) }
}
