import { sql, type Kysely, type Transaction } from 'kysely'
import { MAX_VIEWS } from '#schemas/admin/views/view-calls.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'

/** The query of the address of a list, under a name. */
export interface SavedView {
  readonly name: string
  readonly query: string
}

/** Views of lists that each person of the panel keeps for themselves. */
export interface ListViews {
  /** Lists the views of a person, by name. */
  list(member: Member, list: string): Promise<AdminCallData['view.list']>
  /** Keeps one more. A name that the person has given already is refused at its field. */
  keep(member: Member, list: string, view: SavedView): Promise<number>
  /** Changes one. That of another person is answered as what does not exist. */
  change(member: Member, of: { readonly list: string; readonly view: number }, to: SavedView): Promise<void>
  /** Removes one. */
  remove(member: Member, of: { readonly list: string; readonly view: number }): Promise<void>
}

const ownOf = ({ scope, caller }: Member) => ({ site_id: scope.site.id, user_id: caller.userId })
const taken = ({ scope }: Member) => validationError(scope.locale, [{ field: 'name', code: 'TAKEN' }])

/** Two tabs that keep a view count one after the other. Refuses a session that has ended meanwhile, with its account for instance. */
async function lockPerson(trx: Transaction<Tables>, member: Member): Promise<void> {
  const { site_id, user_id } = ownOf(member)
  const person = await trx
    .selectFrom('users')
    .innerJoin('sessions', (join) => join.on('sessions.id', '=', member.caller.sessionId))
    .select('users.id')
    .where('users.site_id', '=', site_id)
    .where('users.id', '=', user_id)
    .forNoKeyUpdate('users')
    .forKeyShare('sessions')
    .executeTakeFirst()
  if (!person) throw new ApiError('SESSION_EXPIRED')
}

/** Makes the service of the views of lists. */
export function createListViews(db: Kysely<Tables>): ListViews {
  return {
    list: async (member, list) => {
      const { site_id, user_id } = ownOf(member)
      const own = db.selectFrom('list_views').where('site_id', '=', site_id).where('user_id', '=', user_id).where('list', '=', list)
      return own
        .select(['id as view', 'name', 'query'])
        .orderBy(sql`name collate "fr-x-icu"`)
        .orderBy('id')
        .execute()
    },
    keep: (member, list, view) =>
      inTransaction(db, async (trx) => {
        const { site_id, user_id } = ownOf(member)
        await lockPerson(trx, member)
        const own = trx.selectFrom('list_views').where('site_id', '=', site_id).where('user_id', '=', user_id).where('list', '=', list)
        const { count } = await own.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
        if (Number(count) >= MAX_VIEWS) throw new ApiError('VIEWS_FULL')
        const stored = await trx
          .insertInto('list_views')
          .values({ site_id, user_id, list, ...view })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!stored) throw taken(member)
        return stored.id
      }),
    change: (member, { list, view }, { name, query }) =>
      inTransaction(db, async (trx) => {
        const { site_id, user_id } = ownOf(member)
        const own = trx.selectFrom('list_views').select(['id', 'name']).where('site_id', '=', site_id).where('user_id', '=', user_id)
        const all = await own.where('list', '=', list).forNoKeyUpdate().execute()
        if (!all.some(({ id }) => id === view)) throw notFound()
        if (all.some((each) => each.id !== view && each.name === name)) throw taken(member)
        await trx.updateTable('list_views').set({ name, query }).where('site_id', '=', site_id).where('id', '=', view).execute()
      }),
    remove: async (member, { list, view }) => {
      const { site_id, user_id } = ownOf(member)
      const own = db.deleteFrom('list_views').where('site_id', '=', site_id).where('user_id', '=', user_id).where('list', '=', list)
      const { numDeletedRows } = await own.where('id', '=', view).executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound()
    },
  }
}
