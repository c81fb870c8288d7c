import type { Kysely } from 'kysely'
import { exportSectionNames, type ExportSection } from '#schemas/api/people/export-section-names.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { personalData } from '#server/people/personal-data/personal-data.ts'
import { findUser, findUserByEmail, type UserRow } from '#server/people/users/repository.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import type { Person } from './data-subject.ts'
import { exportSections } from './export-sections.ts'

/** Number of a person without an account: no account has it. */
const NO_ACCOUNT = 0

/** The person of an address, with the account where there is one. */
export interface Holder {
  readonly person: Person
  readonly user: UserRow | null
}

/** The rows that the site holds of a person in one part of the copy of personal data; `kept` says why the erasure retains it, and is null where nothing is retained. */
interface Holding {
  readonly area: ExportSection
  readonly count: number
  readonly kept: string | null
}

/** Why the erasure retains a part of the copy of personal data, as the declarations of the tables say. An account is emptied: it counts as erased. */
const retained = new Map<ExportSection, Translations>(
  Object.values(personalData).flatMap((told) =>
    'onDeletion' in told && typeof told.onDeletion === 'object' && typeof told.exported === 'string' && told.exported !== 'profile'
      ? [[told.exported, told.onDeletion.kept] as const]
      : [],
  ),
)

/** Finds who is behind a request: the account that made it, else the account of its address, else the address alone. */
export async function findHolder(
  db: Kysely<Tables>,
  siteId: number,
  { email, user_id: userId }: { readonly email: string; readonly user_id: number | null },
): Promise<Holder> {
  const own = userId === null ? null : await findUser(db, siteId, userId)
  const user = own ?? (await findUserByEmail(db, siteId, email))
  const known = user?.email ?? email
  return { user, person: { siteId, userId: user?.id ?? NO_ACCOUNT, email: known, address: addressKey({ siteId, email: known }) } }
}

/** Reads what the site holds of a person, part by part, by the same readings as the copy of personal data. */
export async function readHoldings(db: Kysely<Tables>, holder: Holder, locale: string): Promise<Holding[]> {
  const held: Holding[] = []
  for (const area of exportSectionNames) {
    const why = retained.get(area)
    held.push({ area, count: (await exportSections[area](db, holder.person)).length, kept: why ? translate(locale, why) : null })
  }
  return held.filter(({ count }) => count > 0)
}

/** Tests if an erasure would erase something of a person. Reads no part that is retained, and stops at the first one that has something. */
export async function isLeftToErase(db: Kysely<Tables>, holder: Holder): Promise<boolean> {
  if (holder.user) return true
  for (const area of exportSectionNames) {
    if (!retained.has(area) && (await exportSections[area](db, holder.person)).length > 0) return true
  }
  return false
}
