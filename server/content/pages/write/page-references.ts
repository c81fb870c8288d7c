import { sql } from 'kysely'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { readHead } from '#engine/document/read-head.ts'
import { referencesOfDocument } from '#engine/references/document-references.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { ReferenceSource } from '#server/platform/references/store-references.ts'

interface PageRow {
  readonly id: number
  readonly locale: string
  readonly state: 'PUBLISHED' | 'PLANNED' | 'HEAD'
  readonly head: unknown
  readonly blocks: unknown
}

/** Contents that pages name: the version that visitors see, and, where they are others, the newest one and the planned ones. */
export function pageReferences(registry: Registry): ReferenceSource {
  return {
    kind: 'PAGE',
    states: ['PUBLISHED', 'PLANNED', 'HEAD'],
    async read(db, siteId, only) {
      const own = only === undefined ? sql`` : sql`and d.page_id = ${only}`
      const { rows } = await sql<PageRow>`
        select d.page_id as id, d.locale, r.head, r.blocks,
          case when r.id = d.published_revision_id then 'PUBLISHED' when v.is_planned then 'PLANNED' else 'HEAD' end as state
        from page_documents d cross join lateral (
          select u.id, bool_or(u.is_planned) as is_planned from (
            select d.published_revision_id as id, false as is_planned union all select d.head_revision_id, false union all
            select p.revision_id, true from publications p where p.kind = 'PAGE' and p.document_id = d.page_id and p.locale = d.locale
              and p.done_at is null and (p.ends_at is null or p.ends_at > now())) u group by u.id) v join revisions r on r.id = v.id
        where d.site_id = ${siteId} ${own}`.execute(db)
      return rows.map(({ head, blocks, ...version }) => ({
        ...version,
        references: referencesOfDocument(registry, { head: readHead(head), regions: { blocks: readBlocks(blocks) } }),
      }))
    },
  }
}
