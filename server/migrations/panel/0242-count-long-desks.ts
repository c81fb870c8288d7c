import { sql, type Kysely } from 'kysely'

const isListed = '(kind is not null and deleted_at is null)'
/** Orders of the library, both ways; the newest file of a kind first has its index already. */
const orders = [
  ['by_name', 'filename collate "fr-x-icu"'],
  ['by_name_down', 'filename collate "fr-x-icu" desc nulls last'],
  ['lightest', 'bytes'],
  ['heaviest', 'bytes desc nulls last'],
  ['oldest', 'created_at'],
] as const

/**
 * Files of one kind in each order of the library, and what visitors have sent of one kind, form or assignee: the index of a list has every
 * column that its filters ask for, so that a far page and the number of all rows are read without the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of orders)
    await sql
      .raw(`create index media_of_kind_${name} on media (site_id, kind, ${column}, id) include (is_used, is_described) where ${isListed}`)
      .execute(db)
  await sql`
    drop index inbox_items_of_kind, inbox_items_of_form, inbox_items_of_assignee;
    create index inbox_items_of_kind on inbox_items (site_id, kind, received_at desc nulls last, id) include (shown_state);
    create index inbox_items_of_form on inbox_items (form_id, received_at desc nulls last, id) include (site_id, shown_state)
      where (form_id is not null);
    create index inbox_items_of_assignee on inbox_items (site_id, assignee_id, received_at desc nulls last, id) include (shown_state)
      where (assignee_id is not null);
    create index inbox_items_open_of_kind on inbox_items (site_id, kind, urgency, id) include (shown_state)
      where (shown_state in ('NEW', 'READ'))
  `.execute(db)
}
