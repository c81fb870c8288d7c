import { sql, type Kysely, type Selectable } from 'kysely'
import type { FormDefinition } from '#schemas/api/content/form.ts'
import { translate } from '#schemas/errors/translations.ts'
import type { Json } from '#schemas/generated/content.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import type { InboxItemsTable } from '#server/database/tables/inbox-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { answersOf, filesOf, type StoredFile } from '#server/content/forms/answer-content.ts'
import { definitionFor } from '#server/content/forms/list-answers.ts'
import { privacyWords } from '#server/mail/templates/privacy/privacy-labels.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Content that a visitor sent, in words. */
export interface InboxSource {
  readonly reference: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string
  readonly userId: number | null
  readonly lines: readonly { readonly label: string; readonly value: string }[]
  readonly message: string | null
  readonly files: readonly StoredFile[]
}

/** A row of the inbox with everything that is stored in it. */
export type InboxItemRow = Selectable<InboxItemsTable>

interface Reading {
  readonly db: Kysely<Tables>
  readonly scope: Scope
  readonly id: number
}

type ReadSource = (reading: Reading) => Promise<InboxSource | undefined>

const labels = {
  fr: {
    ...{ event: 'Événement', seats: 'Places', status: 'Inscription', cancelled: 'annulée', confirmed: 'confirmée', robot: 'd’un robot' },
    ...{ request: 'Demande', answered: 'Close le' },
  },
  en: {
    ...{ event: 'Event', seats: 'Seats', status: 'Registration', cancelled: 'cancelled', confirmed: 'confirmed', robot: 'by a robot' },
    ...{ request: 'Request', answered: 'Closed on' },
  },
} as const

/** The first telephone number among the answers of a form. */
function phoneIn(definition: FormDefinition | undefined, answers: Readonly<Record<string, Json>>): string | null {
  const fields = (definition?.steps ?? []).flatMap((step) => step.fields).filter(({ type }) => type === 'PHONE')
  const [phone] = fields.map(({ name }) => ownValue(answers, name)).filter((value) => typeof value === 'string' && value !== '')
  return typeof phone === 'string' ? formatPhone(phone) : null
}

const readForm: ReadSource = async ({ db, scope, id }) => {
  const row = await db
    .selectFrom('form_answers as a')
    .innerJoin('forms as f', 'f.id', 'a.form_id')
    .select(['a.answers', 'a.email', 'a.locale', 'a.user_id', 'f.definitions'])
    .where('a.site_id', '=', scope.site.id)
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, locale, user_id: userId } = row
  const definition = definitionFor(row.definitions, scope)
  const lines = answersOf(definition, row.answers, scope.locale).map(({ label, value }) => ({ label, value }))
  const phone = phoneIn(definition, row.answers)
  return { reference: null, email, phone, locale, userId, lines, message: null, files: await filesOf(db, scope.site.id, id) }
}

const readMessage: ReadSource = async ({ db, scope, id }) => {
  const row = await db.selectFrom('messages').selectAll().where('site_id', '=', scope.site.id).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { reference, email, phone, locale, message, user_id: userId } = row
  return { reference, email, phone: phone && formatPhone(phone), locale, userId, lines: [], message, files: [] }
}

const readRegistration: ReadSource = async ({ db, scope, id }) => {
  const row = await db
    .selectFrom('event_registrations as r')
    .selectAll('r')
    .select((eb) =>
      eb
        .selectFrom('element_texts as t')
        .select('t.title')
        .whereRef('t.element_id', '=', 'r.element_id')
        .orderBy(sql`t.locale = ${scope.locale}`, 'desc')
        .orderBy('t.locale')
        .limit(1)
        .as('event'),
    )
    .where('r.site_id', '=', scope.site.id)
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const words = translate(scope.locale, labels)
  const status = { CONFIRMED: words.confirmed, CANCELLED: words.cancelled, SPAM: words.robot }[row.status]
  const { email, phone, locale, message, user_id: userId } = row
  return {
    ...{ reference: null, email, phone: phone && formatPhone(phone), locale, userId, message, files: [] },
    lines: [
      { label: words.event, value: row.event ?? '—' },
      { label: words.seats, value: String(row.seats) },
      { label: words.status, value: status },
    ],
  }
}

const readRequest: ReadSource = async ({ db, scope, id }) => {
  const row = await db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('site_id', '=', scope.site.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const words = translate(scope.locale, labels)
  const { reference, email, locale, message, user_id: userId } = row
  const what = translate(scope.locale, privacyWords)[row.type]
  const lines = [{ label: words.request, value: what }]
  return { reference, email, phone: null, locale, userId, lines, message, files: [] }
}

/** Reads what a visitor sent in the words of the reader; undefined once it is gone. */
export async function readSource(db: Kysely<Tables>, scope: Scope, item: InboxItemRow): Promise<InboxSource | undefined> {
  const { answer_id: answer, message_id: message, registration_id: registration, request_id: request } = item
  if (answer !== null) return readForm({ db, scope, id: answer })
  if (message !== null) return readMessage({ db, scope, id: message })
  if (registration !== null) return readRegistration({ db, scope, id: registration })
  return request === null ? undefined : readRequest({ db, scope, id: request })
}
