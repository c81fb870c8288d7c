import type { TestApp } from '#tests/support/server/app.ts'
import type { ObjectCase, ObjectOwner } from './object-case.ts'

let made = 0

/** Inserts a saved view of the list of news for a person. Answers its id and name. */
export async function makeView(
  { database }: TestApp,
  { siteId, userId }: ObjectOwner,
): Promise<{ readonly id: number; readonly name: string }> {
  const name = `Vue ${(made += 1)}.`
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into list_views (site_id, user_id, list, name, query) values ($1, $2, 'news', $3, 'promoted=true') returning id`,
    [siteId, userId, name],
  )
  return { id: rows[0]?.id ?? 0, name }
}

const own = { opensTo: 'owner', opens: 200, refuses: '404 NOT_FOUND' } as const

/** The saved views of a person. */
export const viewObjects: readonly ObjectCase[] = [
  {
    ...{ ...own, route: 'PUT /api/admin/view/:list/:view', about: 'a saved view' },
    make: async (test, owner) => {
      const { id, name } = await makeView(test, owner)
      const isReached = async () =>
        (await test.database.pool.query(`select from list_views where id = $1 and query = 'promoted=false'`, [id])).rowCount === 1
      return { path: `/api/admin/view/news/${id}`, body: { name, query: 'promoted=false' }, isReached }
    },
  },
  {
    ...{ ...own, route: 'DELETE /api/admin/view/:list/:view', about: 'a saved view' },
    make: async (test, owner) => {
      const { id } = await makeView(test, owner)
      const isReached = async () => (await test.database.pool.query('select from list_views where id = $1', [id])).rowCount === 0
      return { path: `/api/admin/view/news/${id}`, isReached }
    },
  },
]
