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

/** Answers to forms and their files; a file opens under its own answer alone. */
export const formObjects: readonly ObjectCase[] = [
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
