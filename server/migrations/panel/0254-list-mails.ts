import { sql, type Kysely } from 'kysely'

/** The list of mails in the panel: one index per filter, in the order of the numbers, which is that of time, and one for the search of a recipient. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index mails_of_site on mails (site_id, id);
    create index mails_of_state on mails (site_id, state, id) include (kind);
    create index mails_of_kind on mails (site_id, kind, id) include (state);
    create index mails_by_recipient on mails using gin (fold(recipient) gin_trgm_ops);
  `.execute(db)
}
