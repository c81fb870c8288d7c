import { sql } from 'kysely'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { referencesOfDocument } from '#engine/references/document-references.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { ReferenceSource } from '#server/platform/references/store-references.ts'

interface SectionRow {
  readonly id: number
  readonly locale: string
  readonly state: 'PUBLISHED' | 'PLANNED'
  readonly blocks: unknown
}

/** Contents that shared sections name: the version that visitors see, and the planned ones. */
export function sectionReferences(registry: Registry): ReferenceSource {
  return {
    kind: 'SECTION',
    states: ['PUBLISHED', 'PLANNED'],
    async read(db, siteId, only) {
      const isOne = (column: string) => (only === undefined ? sql`true` : sql`${sql.ref(column)} = ${only}`)
      const { rows } = await sql<SectionRow>`
        select section_id as id, locale, 'PUBLISHED' as state, blocks from section_contents
          where site_id = ${siteId} and ${isOne('section_id')}
        union all
        select r.section_id, r.locale, 'PLANNED', r.blocks from publications p join section_revisions r on r.id = p.section_revision_id
          where p.site_id = ${siteId} and ${isOne('r.section_id')} and p.done_at is null and (p.ends_at is null or p.ends_at > now())`.execute(
        db,
      )
      return rows.map(({ id, locale, state, blocks }) => {
        const references = referencesOfDocument(registry, { head: {}, regions: { blocks: readBlocks(blocks) } })
        return { id, locale, state, references }
      })
    },
  }
}
