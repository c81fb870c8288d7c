import type { Kysely } from 'kysely'
import type { TrashedItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Form } from '#server/platform/resources/item.ts'
import type { KeptResource } from '#server/platform/resources/resource-needs.ts'

/** The first line of a form, in the language that is asked for where it is written in several. */
function titleOf({ tree }: KeptResource, form: Form, locale: string): string {
  const line = allFields(tree).find(({ kind }) => kind === 'line')
  const found = line ? valuesAt(form, line.path) : []
  const { value } = found.find(({ path }) => path.split('.').includes(locale)) ?? found[0] ?? {}
  return typeof value === 'string' ? value : ''
}

/** Lists what is in the trash of a resource whose items leave their table for it, the newest first. */
export async function listTrash(
  db: Kysely<Tables>,
  kept: KeptResource,
  { site, locale }: Scope,
  { nbItem, page }: Pick<ListQuery, 'nbItem' | 'page'>,
): Promise<{ readonly rows: TrashedItem[]; readonly total: number }> {
  const trashed = db
    .selectFrom('items')
    .where('kind', '=', kept.resource.name)
    .where('site_id', '=', site.id)
    .where('deleted_at', 'is not', null)
    .where('erased_at', 'is', null)
  const { total } = await trashed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const heads = await trashed
    .select(['id', 'version', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(nbItem)
    .offset((page - 1) * nbItem)
    .execute()
  const ids = heads.map(({ id }) => id)
  const items = await kept.keeper.read(db, site.id, ids)
  const rows = heads.flatMap(({ id, version, deleted_at }): TrashedItem[] => {
    const item = items.get(id)
    return item && deleted_at ? [{ id, version, title: titleOf(kept, item.form, locale), deletedAt: deleted_at.toISOString() }] : []
  })
  return { rows, total: Number(total) }
}
