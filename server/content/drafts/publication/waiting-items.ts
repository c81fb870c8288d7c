import type { AdminCallData } from '#schemas/admin/calls.ts'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { MAX_TOGETHER } from '#schemas/admin/publication-calls.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { JointItems } from '#server/platform/resources/publication/joint-items.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { JointNeeds } from './publish-together.ts'

type Waiting = Pick<AdminCallData['publication.waiting'], 'items' | 'total'>

/** The published resources that an account may read. */
export function readableOf(items: JointItems, rights: readonly Right[]): Resource[] {
  return [...resources, appearanceResource].filter(
    ({ name, area }) => rights.includes(`${area}.read`) && items.resource(name) !== undefined,
  )
}

/** The published resource of a name; refused where there is none. */
export function resourceOf(items: JointItems, name: string): Resource {
  const resource = items.resource(name)
  if (!resource) throw notFound()
  return resource
}

/** Lists the items that are edited and not published, of the resources that an account may read, with their number. */
export async function waitingItems(
  { db, items }: Pick<JointNeeds, 'db' | 'items'>,
  { site }: Scope,
  rights: readonly Right[],
): Promise<Waiting> {
  const readable = readableOf(items, rights)
  const found = await items.waiting(site.id, site.defaultLocale, readable, MAX_TOGETHER)
  const total = found.length < MAX_TOGETHER ? found.length : await items.count(site.id, readable)
  const authorOf = await readAuthors(
    db,
    site.id,
    found.map(({ updatedBy }) => updatedBy),
  )
  const rows = found.map(({ changed, updatedAt, updatedBy, ...item }) => ({
    ...{ ...item, changed: [...changed], updatedAt: toInstant(updatedAt), updatedBy: authorOf(updatedBy) },
  }))
  return { items: rows, total }
}
