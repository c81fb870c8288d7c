import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { personalData } from './personal-data.ts'

/** A table with acts of people: when they did it, and how it knows them. */
interface ActTable {
  readonly table: string
  readonly at: RawBuilder<Date>
  /** Which of its rows are those of a row of `users`, each way by an index. */
  readonly whose: readonly RawBuilder<boolean>[]
}

/** `addressKey`, as the database writes it. */
const addressDigest = sql`translate(left(encode(sha256(convert_to(u.site_id || ' ' || u.email, 'UTF8')), 'base64'), 22), '+/', '-_')`

function waysToKnow(columns: readonly string[]): RawBuilder<boolean>[] {
  const hasAccount = columns.includes('user_id')
  const ways: RawBuilder<boolean>[] = []
  if (hasAccount) ways.push(sql`a.user_id = u.id`)
  if (columns.includes('email')) ways.push(hasAccount ? sql`a.user_id is null and a.email = u.email` : sql`a.email = u.email`)
  else if (columns.includes('address')) ways.push(sql`a.address = ${addressDigest}`)
  return ways
}

const actTables: readonly ActTable[] = Object.entries(personalData).flatMap(([table, told]) => {
  if (!('acts' in told) || !('at' in told.acts)) return []
  const at = sql<Date>`greatest(${sql.join(told.acts.at.map((column) => sql.ref(`a.${column}`)))})`
  return [{ table, at, whose: waysToKnow(told.columns) }]
})

/**
 * Stores with the accounts of members without a login since an instant the last activity of their owners, by the account or by its address alone.
 * Other people may type an address too: an account is rather retained than erased. Activity since that instant withdraws a warning.
 */
export async function recordActivity(trx: Transaction<Tables>, since: Date): Promise<void> {
  const latest = actTables.flatMap(({ table, at, whose }) =>
    whose.map((own) => sql`select max(${at}) as at from ${sql.table(table)} a where a.site_id = u.site_id and ${own}`),
  )
  await sql`
    update users set last_act_at = acts.at, warned_at = case when acts.at > ${since} then null else warned_at end
    from (
      select u.site_id, u.id, (select max(each.at) from (${sql.join(latest, sql` union all `)}) each) as at
      from users u where u.role = 'MEMBER' and u.erased_at is null and u.active_at <= ${since}
    ) acts
    where acts.site_id = users.site_id and acts.id = users.id and acts.at > users.active_at`.execute(trx)
}

/** Notes with their accounts the acts of a table that are about to be erased by their own time, sooner than an account is. */
export async function recordActivityBeforeErase(trx: Transaction<Tables>, table: string, isErased: RawBuilder<boolean>): Promise<void> {
  const found = actTables.find((each) => each.table === table)
  if (!found) throw new TypeError(`${table} tells of no acts`)
  for (const own of found.whose) {
    await sql`
      update users set last_act_at = acts.at, warned_at = null
      from (
        select u.site_id, u.id, max(${found.at}) as at from ${sql.table(table)} a join users u on u.site_id = a.site_id and u.erased_at is null and ${own}
        where ${isErased} group by u.site_id, u.id
      ) acts
      where acts.site_id = users.site_id and acts.id = users.id and acts.at > users.active_at`.execute(trx)
  }
}
