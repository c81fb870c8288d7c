import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { StreamedFile } from '#schemas/api/base/file-response.ts'
import type { CallBody } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { accountLinks } from '#server/people/accounts/account-links.ts'
import { logOwnAction } from '#server/people/audit/log-own-action.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import type { Budgets } from '#server/platform/rate-limits/service.ts'
import { tooManyRequests } from '#server/platform/rate-limits/too-many-requests.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { requireUser, type UserRow } from '#server/people/users/repository.ts'
import type { ExportSection } from '#schemas/api/people/export-section-names.ts'
import { exportSections } from './export-sections.ts'
import type { DataRow, Person } from './data-subject.ts'
import { readSentFiles, sentFilesOf } from './uploaded-files.ts'
import { writeExport, type ExportedData } from './build-export.ts'

const sectionNames = Object.keys(exportSections) as ExportSection[]

/** Dependencies of the copy of personal data. */
export interface ExportNeeds {
  readonly db: Kysely<Tables>
  readonly proofs: Proofs
  readonly budgets: Budgets
  readonly audit: Audit
}

/** Reads every section of what the site knows of a person. */
export async function readPerson(db: Kysely<Tables>, person: Person): Promise<ExportedData> {
  const data: Partial<Record<ExportSection, DataRow[]>> = {}
  for (const section of sectionNames) data[section] = await exportSections[section](db, person)
  return data as ExportedData
}

async function note(trx: Transaction<Tables>, audit: Audit, { scope }: Member, { user, now }: { user: UserRow; now: Date }): Promise<void> {
  const siteId = scope.site.id
  await logOwnAction(trx, audit, { user, action: 'user.export' })
  await enqueueMail(trx, {
    siteId,
    kind: 'ACCOUNT_EXPORTED_NOTICE',
    key: randomUUID(),
    to: user.email,
    locale: scope.locale,
    data: { firstname: user.firstname, exportedAt: toInstant(now), resetLink: accountLinks.askReset(scope) },
  })
}

/** Sends a member a copy of all their data of one moment, and notifies them by mail. A failed proof uses up no copy. */
export async function exportAccount(
  { db, proofs, budgets, audit }: ExportNeeds,
  member: Member,
  { password }: CallBody<'user.export'>,
): Promise<StreamedFile> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  const seconds = await budgets.take('export', `user:${caller.userId}`)
  if (seconds > 0) throw tooManyRequests(seconds, scope.locale)
  const user = await requireUser(db, caller)
  const siteId = scope.site.id
  const person = { siteId, userId: user.id, email: user.email, address: addressKey({ siteId, email: user.email }) }
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const [data, files] = await reading.execute(async (trx) => [await readPerson(trx, person), await sentFilesOf(trx, person)] as const)
  const now = await secondsFromNow(db)
  await runAsMember(db, caller, (trx, owner) => note(trx, audit, member, { user: owner, now }))
  return writeCopy(db, scope, { data, files, now })
}

/** Streams the copy of a person's data, with the files that the person sent. */
export function writeCopy(
  db: Kysely<Tables>,
  scope: Member['scope'],
  { data, files, now }: { readonly data: ExportedData; readonly files: Awaited<ReturnType<typeof sentFilesOf>>; readonly now: Date },
): StreamedFile {
  return writeExport(scope, { data, files: readSentFiles(db, scope.site.id, files), now })
}
