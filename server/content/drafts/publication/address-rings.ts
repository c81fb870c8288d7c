import type { Transaction } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { PlaceChange } from '#server/content/drafts/kinds/edited-kind.ts'

/** A page of an act that changes its address. */
export interface MovingMember<T> extends PlaceChange {
  readonly member: T
}

/** Finds the pages that take the addresses of each other, ring by ring. A page that takes the address of one in a ring, and leaves none, is in no ring. */
export function addressRings<T extends PlaceChange>(changes: readonly T[]): T[][] {
  const placeOf = (locale: string, url: string): string => `${locale} ${url}`
  const byPlace = new Map(changes.map((change) => [placeOf(change.key.locale, change.from), change]))
  const seen = new Set<T>()
  return changes.flatMap((start) => {
    const path: T[] = []
    let next: T | undefined = start
    while (next && !seen.has(next)) {
      seen.add(next)
      path.push(next)
      next = byPlace.get(placeOf(next.key.locale, next.to))
    }
    const from = next ? path.indexOf(next) : -1
    return from === -1 ? [] : [path.slice(from)]
  })
}

async function addressOf(trx: Transaction<Tables>, { siteId, documentId, locale }: DraftKey): Promise<string | undefined> {
  const documents = trx.selectFrom('page_documents').select('url').where('site_id', '=', siteId).where('page_id', '=', documentId)
  return (await documents.where('locale', '=', locale).where('deleted_at', 'is', null).executeTakeFirst())?.url
}

/** Reads which pages of an act leave their addresses for those of the given documents. */
export async function movingMembers<T extends { readonly key: DraftKey }>(
  trx: Transaction<Tables>,
  members: readonly T[],
  documentOf: (member: T) => Promise<Pick<EditedDocument, 'head'> | undefined>,
): Promise<MovingMember<T>[]> {
  const moving: MovingMember<T>[] = []
  for (const member of members) {
    if (member.key.kind !== 'PAGE') continue
    const from = await addressOf(trx, member.key)
    const to = (await documentOf(member))?.head['url']
    if (from !== undefined && typeof to === 'string' && to !== from) moving.push({ member, key: member.key, from, to })
  }
  return moving
}
