import { sql, type Transaction } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { htmlInProps } from '#engine/validation/html-in-props.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { mapLinksInBlocks, type MapLink } from '#engine/text/map-links.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { keepHead } from '#server/content/pages/read-head.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { insertRevisions, replaceRevisions } from '#server/content/pages/write/replace-revisions.ts'
import { hashOfPage } from '#server/content/pages/write/page-input.ts'
import { keepActs, replacements } from './keep-acts.ts'
import type { LeftAddresses } from './left-addresses.ts'
import { mentions } from './mentions.ts'

/** Services that change stored documents. */
export interface DocumentNeeds {
  readonly registry: Registry
  readonly sanitiser: Sanitiser
}

/** The revisions of a site that visitors see or will see, the newest saved ones, and those that « Annuler » brings back. */
const revisionsInUse = (siteId: number) => sql<number>`(
  select unnest(array[d.head_revision_id, d.published_revision_id]) from page_documents d where d.site_id = ${siteId}
  union select p.revision_id from publications p where p.site_id = ${siteId} and p.done_at is null and coalesce(p.ends_at > now(), true)
  union select t.now_id from taken_versions t where t.site_id = ${siteId}
  union select a.former_revision_id from page_documents d join publication_act_documents a
    on a.kind = 'PAGE' and a.document_id = d.page_id and a.locale = d.locale and a.revision_id = d.published_revision_id
    join publication_acts p on p.id = a.act_id and p.reverted_at is null
    where d.site_id = ${siteId})`

/** Addresses that are left, and revisions that lead to the new ones already. */
type LeftInPages = LeftAddresses & { readonly but: readonly number[] }

/** The revisions in use that mention the former address, and those of the page itself that still have it. */
function mentioningRevisions(trx: Transaction<Tables>, { siteId, from, moves, but }: LeftInPages) {
  const own = moves.map(
    ({ pageId, locale, from: left }) => sql<boolean>`(r.page_id = ${pageId} and r.locale = ${locale} and r.head ->> 'url' = ${left})`,
  )
  return trx
    .selectFrom('revisions as r')
    .selectAll('r')
    .where('r.site_id', '=', siteId)
    .where('r.id', 'in', revisionsInUse(siteId))
    .where(sql<boolean>`r.id <> all(${[...but]}::int[])`)
    .where((where) => where.or([mentions('r.blocks', from), ...own]))
    .orderBy('r.id')
    .execute()
}

type Revision = Awaited<ReturnType<typeof mentioningRevisions>>[number]

/** The hashes of the texts that need no cleaning: those of the former revision, and those of the texts that have changed. */
function passedTexts({ registry, sanitiser }: DocumentNeeds, former: Revision, blocks: readonly Block[]) {
  const known = former.sanitiser_version === sanitiser.version
  const before = new Set<string>()
  const textsOf = (given: readonly Block[], visit: (text: ReturnType<typeof htmlInProps>[number]) => void) =>
    walkBlocks(given, ({ type, props }) => htmlInProps(registry.types.get(type)?.fields ?? [], props).forEach(visit))
  if (known) textsOf(readBlocks(former.blocks), ({ kind, html }) => before.add(`${kind} ${html}`))
  const changed: ReturnType<typeof htmlInProps> = []
  textsOf(blocks, (text) => {
    if (!before.has(`${text.kind} ${text.html}`)) changed.push(text)
  })
  const hashes = [...(known ? former.sanitised_hashes : []), ...sanitiser.passedHashes(changed)]
  return { sanitised_hashes: [...new Set(hashes)], sanitiser_version: sanitiser.version }
}

/** The head of a planned version of the page itself, which has the address that the page has left; the very same head for another one. */
function movedHead(head: PageHead, { page_id, locale }: Revision, { moves }: LeftAddresses): PageHead {
  const own = moves.find((move) => move.pageId === page_id && move.locale === locale && move.from === head.url)
  return own ? { ...head, url: own.to } : head
}

function movedRevision(needs: DocumentNeeds, former: Revision, { map, move }: { readonly map: MapLink; readonly move: LeftAddresses }) {
  const upgraded = upgradeBlocks(needs.registry, readBlocks(former.blocks))
  const blocks = mapLinksInBlocks(needs.registry, upgraded, map)
  const stored = keepHead(former.head)
  const head = movedHead(stored, former, move)
  if (blocks === upgraded && head === stored) return []
  const { site_id, page_id, locale, edges } = former
  const row = { site_id, page_id, locale, edges, saved_by: move.by, hash: hashOfPage(head, blocks) }
  return [{ former: former.id, row: { ...row, head: jsonb(head), blocks: jsonb([...blocks]), ...passedTexts(needs, former, blocks) } }]
}

/** Leads the links of stored pages to the new address, by a new revision of each page that has one. Returns the numbers of those pages. */
export async function moveInRevisions(
  trx: Transaction<Tables>,
  needs: DocumentNeeds,
  move: LeftInPages,
  mapIn: (locale: string) => MapLink,
): Promise<number[]> {
  const found = await mentioningRevisions(trx, move)
  const moved = found.flatMap((former) => movedRevision(needs, former, { map: mapIn(former.locale), move }))
  if (moved.length === 0) return []
  const ids = await insertRevisions(
    trx,
    moved.map(({ row }) => row),
  )
  const former = moved.map((each) => each.former)
  await replaceRevisions(trx, move.siteId, former, ids)
  await keepActs(trx, move.siteId, 'PAGE', replacements(former, ids))
  return [...new Set(moved.map(({ row }) => row.page_id))]
}
