import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasers } from '#server/composition/erasers.ts'
import { eraseAccount } from '#server/people/accounts/erasure/erase-account.ts'
import { authorColumns } from '#server/people/personal-data/draft-tables.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { tablesNaming } from '#tests/support/database/personal-rows.ts'
import { RandomSite } from '#tests/support/references/random-site.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const words = ['zephyrine', 'quetzal']

/** Tables in which every random site has rows of its author. */
const worked = ['drafts', 'draft_steps', 'items', 'item_versions', 'publications', 'publication_acts']
/** Tables in which the author has a row by `addWords`. */
const told = ['draft_notes', 'draft_reviews', 'draft_shares', 'list_views', 'inbox_items', 'inbox_replies']

let test: TestFeatures
let site: RandomSite
let userId: number
let before: ReadonlyMap<string, number>
let acts: number

/** Counts the rows of each column that points to accounts, by the constraints of the database, which point to this one. */
async function rowsOfAuthor(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname <> 'site_id'`.execute(test.database.db)
  const counts = new Map<string, number>()
  for (const { table, column } of rows) {
    const found = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(test.database.db)
    counts.set(`${table}.${column}`, found.rows[0]?.n ?? 0)
  }
  return counts
}
/** Notes, reviews, shared links, stored views and answers of the author, and what others have asked of the author. */
async function addWords(): Promise<void> {
  const { db } = test.database
  const colleague = { site_id: site.id, email: 'colleague@exemple.fr', role: 'ADMIN' as const }
  const { id: other } = await db.insertInto('users').values(colleague).returning('id').executeTakeFirstOrThrow()
  const { id: draftId } = await db.selectFrom('drafts').select('id').where('site_id', '=', site.id).limit(1).executeTakeFirstOrThrow()
  const [mine, theirs] = [
    [userId, other],
    [other, userId],
  ] as const
  for (const [by, on] of [mine, theirs]) {
    await sql`
      insert into draft_notes (draft_id, site_id, block_id, note, written_by, resolved_by, resolved_at)
      values (${draftId}, ${site.id}, 'titre', ${by === userId ? 'Relu, Quetzal.' : 'À relire.'}, ${by}, ${on}, now())`.execute(db)
    await sql`
      insert into draft_reviews (draft_id, site_id, asked_by, request, reviewer_id)
      values (${draftId}, ${site.id}, ${by}, ${by === userId ? 'Relisez, Zephyrine.' : 'Relisez.'}, ${on})`.execute(db)
  }
  await sql`
    insert into draft_shares (draft_id, site_id, token_hash, shared_by, expires_at)
    values (${draftId}, ${site.id}, decode('00', 'hex'), ${userId}, now() + interval '1 day')`.execute(db)
  await sql`insert into list_views (site_id, user_id, list, name, query) values (${site.id}, ${userId}, 'news', 'Quetzal', 'q=1')`.execute(
    db,
  )
  await sql`insert into messages (site_id, email, message, locale) values (${site.id}, 'visitor@exemple.fr', 'Bonjour.', 'fr_FR')`.execute(
    db,
  )
  await sql`update inbox_items set assignee_id = ${userId} where site_id = ${site.id}`.execute(db)
  await sql`
    insert into inbox_replies (item_id, site_id, written_by, reply) select id, site_id, ${userId}, 'Oui.' from inbox_items where site_id = ${site.id}`.execute(
    db,
  )
}

const countActs = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_log where site_id = ${site.id}`.execute(test.database.db)
  return rows[0]?.n ?? 0
}

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  site = await RandomSite.make(test, 37)
  const author = await db.selectFrom('users').selectAll().where('site_id', '=', site.id).executeTakeFirstOrThrow()
  userId = author.id
  await db.updateTable('users').set({ firstname: 'Zephyrine', lastname: 'Quetzal' }).where('id', '=', userId).execute()
  await site.act(60)
  for (let turn = 0; turn < 20 && worked.some((table) => !rowsIn(table)); turn += 1) {
    await site.act(20)
    before = await rowsOfAuthor()
  }
  await addWords()
  before = await rowsOfAuthor()
  acts = await countActs()
  await db.transaction().execute((trx) => eraseAccount(trx, { user: author, locale: 'fr_FR', erasers }))
})
afterAll(() => test.close())

const rowsIn = (table: string): boolean => [...(before ?? [])].some(([name, count]) => name.startsWith(`${table}.`) && count > 0)

describe('the deletion of the account of an editor of a site', () => {
  it('empties every column that points to the account, where the table is said to be erased', async () => {
    expect([...worked, ...told].filter((table) => !rowsIn(table))).toEqual([])
    const left = [...(await rowsOfAuthor())].filter(([, count]) => count > 0).map(([name]) => name.split('.')[0] ?? '')
    const erased = Object.entries(personalData).flatMap(([table, declared]) =>
      'onDeletion' in declared && declared.onDeletion === 'erased' ? [table] : [],
    )
    expect(erased).toEqual(expect.arrayContaining(Object.keys(authorColumns)))
    expect(left.filter((table) => erased.includes(table))).toEqual([])
    const { rows } = await sql`select author from draft_steps where author = ${String(userId)}`.execute(test.database.db)
    expect(rows).toEqual([])
  })

  it('leaves the notes of others, and the replies and items of the inbox', async () => {
    const { rows } = await sql`
      select (select array_agg(note) from draft_notes where site_id = ${site.id}) as notes,
        (select array_agg(reply) from inbox_replies where site_id = ${site.id}) as replies,
        (select count(*)::int from inbox_items where site_id = ${site.id}) as items`.execute(test.database.db)
    expect(rows).toEqual([{ notes: ['À relire.'], replies: ['Oui.'], items: 1 }])
  })

  it('leaves the acts of the audit log, and no name in a history', async () => {
    expect([acts > 0, await countActs()]).toEqual([true, acts])
    const named = await tablesNaming(test.database.pool, words)
    expect(named.filter((table) => table !== 'mails')).toEqual([])
    const items = await test.database.db.selectFrom('item_versions').select(['id', 'kind']).where('site_id', '=', site.id).execute()
    const actor = { scope: test.scope(site.id), userId, requirePublish: () => Promise.resolve() }
    for (const { id, kind } of items)
      for (const change of await test.features.resources.of(kind).history(actor, id)) expect(change.by).toBeNull()
    expect(items).not.toEqual([])
  })
})
