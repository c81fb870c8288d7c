import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { Translations } from '#schemas/errors/translations.ts'
import type { UsersTable } from '#server/database/tables/account-tables.ts'

const whyLeft = {
  number: { fr: 'pour que ce qui y renvoie continue de le faire', en: 'so that what points to it goes on doing so' },
  proof: { fr: 'pour prouver qu’elle a été faite', en: 'to prove that it was done' },
} as const satisfies Record<string, Translations>

/** A column that the deletion of an account leaves as it is, and why. */
interface Kept {
  readonly kept: Translations
  readonly why: keyof typeof whyLeft
}

/** The value of a column in every deleted account. */
interface Emptied<Value> {
  readonly emptied: Value | RawBuilder<Date>
}

/** A column that the database computes of others. */
interface Computed {
  readonly of: readonly (keyof UsersTable)[]
}

type Settable = Updateable<UsersTable>
type FateOf<Column extends keyof UsersTable> =
  Kept | (Column extends keyof Settable ? Emptied<Exclude<Settable[Column], undefined>> : Computed)

/** The moment of the deletion: of one before it nothing is said. */
const deletion = { emptied: sql<Date>`now()` }
const nothing = { emptied: null }

/** The fate of each column of a deleted account. A missing column is a type error. */
export const columnRetention: { readonly [Column in keyof UsersTable]: FateOf<Column> } = {
  id: { kept: { fr: 'son numéro', en: 'its number' }, why: 'number' },
  site_id: { kept: { fr: 'celui de son site', en: 'that of its site' }, why: 'number' },
  created_at: { kept: { fr: 'la date de son ouverture', en: 'the date when it was opened' }, why: 'proof' },
  erased_at: { kept: { fr: 'celle de sa suppression', en: 'that of its deletion' }, why: 'proof' },
  email: { emptied: '' },
  password_hash: nothing,
  role: { emptied: 'MEMBER' },
  admin_profile: { emptied: 'ALL' },
  firstname: nothing,
  lastname: nothing,
  phone: nothing,
  birthdate: nothing,
  pending_email: nothing,
  totp_secret: nothing,
  totp_recovery: { emptied: [] },
  totp_enabled_at: nothing,
  totp_pending: nothing,
  totp_pending_until: nothing,
  totp_last_step: nothing,
  locale: nothing,
  terms_version: nothing,
  terms_accepted_at: nothing,
  last_seen_at: deletion,
  last_act_at: nothing,
  active_at: { of: ['last_seen_at', 'last_act_at'] },
  warned_at: nothing,
}

const fates = Object.entries(columnRetention) as [keyof Selectable<UsersTable>, FateOf<'email'> | Computed][]

/** The values of the cleared columns. */
export const clearedColumns: Settable = Object.fromEntries(
  fates.flatMap(([column, fate]) => ('emptied' in fate ? [[column, fate.emptied]] : [])),
)

const joints = {
  fr: { and: ' et ', rest: 'Tout le reste est vidé.', then: '\u00a0; ' },
  en: { and: ' and ', rest: 'All the rest is emptied.', then: '; ' },
}

function sentenceIn(language: keyof typeof joints): string {
  const { and, then, rest } = joints[language]
  const parts = (Object.keys(whyLeft) as (keyof typeof whyLeft)[]).map((why) => {
    const names = fates.flatMap(([, fate]) => ('kept' in fate && fate.why === why ? [fate.kept[language]] : []))
    return `${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and)}, ${whyLeft[why][language]}`
  })
  const sentence = parts.join(then)
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. ${rest}`
}

/** The sentence to its owner about the retained data of a deleted account, with the reason. */
export const retainedItems = { fr: sentenceIn('fr'), en: sentenceIn('en') } as const satisfies Translations
