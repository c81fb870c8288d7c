import { sql, type Kysely } from 'kysely'
import { toNfc } from '#schemas/text/normalise-text.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'
import { cutTextStart } from '#schemas/text/cut-text.ts'
import type { DataRow, Person } from './data-subject.ts'

/** A file that a person sent, with its path in their copy. */
export interface SentFile {
  readonly id: string
  readonly path: string
  readonly row: DataRow
}

/** A file name that every system accepts, made unique by its number. */
function safePath(filename: string, number: number): string {
  const plain = toNfc(filename)
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll('-.', '.')
  return `files/${number}-${cutTextStart(plain, 80)}`
}

/** Lists the files that a person sent with forms, in their order, without their content. */
export async function sentFilesOf(db: Kysely<Tables>, person: Person): Promise<SentFile[]> {
  const rows = await db
    .selectFrom('form_files as x')
    .innerJoin('form_answers as a', 'a.id', 'x.answer_id')
    .innerJoin('forms as f', 'f.id', 'a.form_id')
    .select(['x.id', 'f.name', 'x.field', 'x.filename', 'x.mime', 'x.bytes', 'a.received_at'])
    .where('a.site_id', '=', person.siteId)
    .where(ownedBy(person, 'a'))
    .orderBy('a.id')
    .orderBy('x.position')
    .orderBy('x.id')
    .execute()
  return rows.map(({ id, name, field, filename, mime, bytes, received_at }, index) => {
    const path = safePath(filename, index + 1)
    return { id, path, row: { form: name, field, filename, type: mime, bytes, file: path, receivedAt: toInstant(received_at) } }
  })
}

/** Reads the content of these files one after the other, so that one at a time is in memory. A file that was erased meanwhile is left out. */
export async function* readSentFiles(
  db: Kysely<Tables>,
  siteId: number,
  files: readonly SentFile[],
): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }> {
  for (const { id, path } of files) {
    const row = await db
      .selectFrom('form_files')
      .select('content')
      .where('site_id', '=', siteId)
      .where('id', '=', sql<string>`${id}::uuid`)
      .executeTakeFirst()
    if (row) yield { name: path, bytes: row.content }
  }
}
