import type { TestApp } from '#tests/support/server/app.ts'
import type { ObjectCase, ObjectOwner } from './object-case.ts'

interface MadeAnswer {
  readonly id: number
  readonly file: string
}

/** Stores an answer to a form of a site, with one file. */
export async function makeAnswer({ database: { pool } }: TestApp, { siteId, userId, email }: ObjectOwner): Promise<MadeAnswer> {
  const { rows } = await pool.query<MadeAnswer>(
    `with answer as (
       insert into form_answers (site_id, form_id, answers, email, user_id, locale)
       select $1, id, jsonb_build_object('email', $3::text), $3, $2, 'fr_FR' from forms where site_id = $1 order by id limit 1
       returning id)
     insert into form_files (site_id, answer_id, field, filename, mime, bytes, hash, content)
     select $1, id, 'statuts', 'statuts.pdf', 'application/pdf', 4, '', '%PDF' from answer returning answer_id as id, id as file`,
    [siteId, userId, email],
  )
  if (!rows[0]) throw new Error(`site ${siteId} has no form`)
  return rows[0]
}

const closed = { opensTo: 'desk', opens: 200, refuses: '404 NOT_FOUND' } as const

/** Stores an answer to a form; returns its item in the inbox, and a file of it. */
async function makeItem(test: TestApp, owner: ObjectOwner): Promise<MadeAnswer> {
  // A reply needs a mailbox of the house.
  await test.app.features.parameters.set(owner.siteId, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
  const { id: answer, file } = await makeAnswer(test, owner)
  const { rows } = await test.database.pool.query<{ id: number }>('select id from inbox_items where answer_id = $1', [answer])
  if (!rows[0]) throw new Error('the answer is not in the inbox')
  return { id: rows[0].id, file }
}

type Way = readonly [method: string, rest: string, body?: Readonly<Record<string, unknown>>, opens?: number]

const ways: readonly Way[] = [
  ['GET', ''],
  ['PUT', '', { state: 'READ' }],
  ['POST', '/reply', { message: 'Bonjour.' }, 201],
  ['DELETE', ''],
  ['POST', '/restoration', {}],
]

/** Items of the inbox, in the version that they are made with; a file opens under its own item alone. */
const inboxObjects: readonly ObjectCase[] = [
  ...ways.map(([method, rest, body, opens = 200]): ObjectCase => ({
    ...{ ...closed, opens, route: `${method} /api/admin/inbox/:id${rest}`, about: 'an item of the inbox' },
    make: async (test, owner) => ({
      ...{ path: `/api/admin/inbox/${(await makeItem(test, owner)).id}${rest}`, headers: { 'if-match': '"1"' } },
      ...(body && { body }),
    }),
  })),
  {
    ...{ ...closed, route: 'GET /api/admin/inbox/:id/file/:file', about: 'a file of an item of the inbox' },
    make: async (test, owner) => {
      const [{ id, file }, other] = [await makeItem(test, owner), await makeItem(test, owner)]
      return { path: `/api/admin/inbox/${id}/file/${file}`, unopened: [{ path: `/api/admin/inbox/${other.id}/file/${file}` }] }
    },
  },
]

/** Answers to forms and their files, also as the inbox has them; a file opens under its own answer alone. */
export const formObjects: readonly ObjectCase[] = [
  ...inboxObjects,
  {
    ...{ ...closed, route: 'GET /api/admin/form/answer/:id', about: 'an answer to a form' },
    make: async (test, owner) => ({ path: `/api/admin/form/answer/${(await makeAnswer(test, owner)).id}` }),
  },
  {
    ...{ ...closed, route: 'GET /api/admin/form/answer/:id/file/:file', about: 'a file of an answer' },
    make: async (test, owner) => {
      const [{ id, file }, other] = [await makeAnswer(test, owner), await makeAnswer(test, owner)]
      return { path: `/api/admin/form/answer/${id}/file/${file}`, unopened: [{ path: `/api/admin/form/answer/${other.id}/file/${file}` }] }
    },
  },
]
