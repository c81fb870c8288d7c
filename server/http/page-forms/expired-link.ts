import { errorMessage } from '#schemas/errors/errors.ts'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { pageForms } from './page-forms.ts'

/** What a page's address holds, and what stands on the page. */
interface LinkedPage {
  readonly params: Readonly<Record<string, string | number>>
  readonly layout: { readonly blocks: readonly Block[] }
}

/**
 * The form of a page that a mailed link led to, as if it had been refused, when the link opens nothing any more: the page says so before anything is pressed. To
 * look spends nothing, since mail programs open links too; and whoever tries tokens learns no more than by sending the form.
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
