import { sql } from 'kysely'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Today } from '#schemas/admin/today/today-shapes.ts'
import type { TodayNeeds, TodayReader } from './today-needs.ts'

type Step = Today['steps'][number]

interface Facts {
  readonly hasPublishedHome: boolean
  readonly hasPicture: boolean
  readonly kinds: readonly string[]
}

/** Reads the first acts of a new site that the person may do, and which of them are done. */
export async function readSteps({ db }: Pick<TodayNeeds, 'db'>, { scope, may }: TodayReader): Promise<Step[]> {
  const siteId = scope.site.id
  const written = resources.filter(({ area, life }) => life === 'published' && may(`${area}.write`)).map(({ name }) => name)
  const { rows } = await sql<Facts>`select
    exists (select from publication_acts a join publication_act_documents p on p.act_id = a.id
      join page_documents d on d.page_id = p.document_id and d.locale = p.locale
      where a.site_id = ${siteId} and p.kind = 'PAGE' and d.url = '') as "hasPublishedHome",
    exists (select from media where site_id = ${siteId} and kind = 'PICTURE' and deleted_at is null) as "hasPicture",
    array(select w.kind from unnest(${written}::text[]) as w(kind) where exists (select from items i
      where i.site_id = ${siteId} and i.kind = w.kind and i.deleted_at is null)) as kinds`.execute(db)
  const [facts] = rows
  if (!facts) return []
  return [
    ...(may('pages.write') ? [{ name: 'HOME' as const, resource: null, isDone: facts.hasPublishedHome }] : []),
    ...(may('media.write') ? [{ name: 'PICTURE' as const, resource: null, isDone: facts.hasPicture }] : []),
    ...written.map((resource): Step => ({ name: 'ITEM', resource, isDone: facts.kinds.includes(resource) })),
  ]
}
