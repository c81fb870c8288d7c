import { sql } from 'kysely'
import { readRegions } from '#engine/draft/document/read-document.ts'
import { referencesOfDocument } from '#engine/references/document-references.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { shellNumbers } from '#server/content/pages/shell-numbers.ts'
import type { ReferenceSource } from '#server/platform/references/store-references.ts'

interface ShellRow {
  readonly name: string
  readonly locale: string
  readonly state: 'PUBLISHED' | 'PLANNED'
  readonly regions: unknown
}

/** Contents that shells name: the version that visitors see, and the planned ones. */
export function shellReferences(registry: Registry): ReferenceSource {
  return {
    kind: 'SHELL',
    states: ['PUBLISHED', 'PLANNED'],
    async read(db, siteId, only) {
      const { rows } = await sql<ShellRow>`
        select name, locale, 'PUBLISHED' as state, regions from shells where site_id = ${siteId}
        union all
        select r.name, r.locale, 'PLANNED', r.regions from publications p join shell_revisions r on r.id = p.shell_revision_id
          where p.site_id = ${siteId} and p.done_at is null and (p.ends_at is null or p.ends_at > now())
            and not exists (select from shells s where s.revision_id = r.id)`.execute(db)
      return [...shellNumbers].flatMap(([id, name]) =>
        rows
          .filter((row) => row.name === name && (only === undefined || only === id))
          .map(({ locale, state, regions }) => {
            const references = referencesOfDocument(registry, { head: {}, regions: { ...readRegions(regions) } })
            return { id, locale, state, references }
          }),
      )
    },
  }
}
