import type { PageData } from '#schemas/api/content/page.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Features } from '#server/composition/features.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { parametersOf } from '#server/content/pages/page-url.ts'
import { readHead } from '#server/content/pages/read-head.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import { firstItemAddress } from '#server/http/site-map/item-urls.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The address of a page and what comes with it. */
export type PageLocation = Pick<PageData, 'url' | 'title' | 'seo' | 'params' | 'alternates'>

/** Reads what is right in the head of a draft, which may be of any shape. */
export function headOfDraft({ head }: EditedDocument): PageHead {
  return readHead(head)
}

/** A draft's page, and the item that it is to show. */
interface DraftPage {
  readonly key: DraftKey
  readonly head: PageHead
  readonly item?: string | undefined
}

/** The place of a draft's page: an address with a parameter takes the wanted item, else the first that has such a page, if there is one. */
export async function placeOfDraft(features: Features, scope: Scope, { key, head, item }: DraftPage): Promise<PageLocation> {
  const { url, title, seo } = head
  const names = parametersOf(url)
  const sample = names.length > 0 ? await samplePlace(features, scope, key, { kind: names.at(-1) ?? '', item }) : null
  if (sample) return sample
  const others = await features.previews.otherLanguages(key)
  return { url, title, seo, params: {}, alternates: others.filter(({ locale }) => scope.site.locales.includes(locale)) }
}

async function itemPlace(features: Features, scope: Scope, key: DraftKey, address: string | null): Promise<PageLocation | null> {
  const found = address === null ? null : await features.pages.find(scope, address, 'admins').catch(() => null)
  return found?.kind === 'page' && found.row.pageId === key.documentId ? found.place : null
}

async function samplePlace(
  features: Features,
  scope: Scope,
  key: DraftKey,
  { kind, item }: { readonly kind: string; readonly item: string | undefined },
): Promise<PageLocation | null> {
  const wanted = item === undefined ? null : await itemPlace(features, scope, key, item)
  return wanted ?? itemPlace(features, scope, key, await firstItemAddress(features, scope, kind))
}
