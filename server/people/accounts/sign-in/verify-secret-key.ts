import type { Kysely } from 'kysely'
import type { SecretBox } from '#server/adapters/secret-box.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { totpContext } from './totp.ts'

interface Parts {
  readonly db: Kysely<Tables>
  readonly secrets: SecretBox
  readonly log: Pick<DatabaseLog, 'error'>
}

const otherKey =
  'no sign-in code that is stored opens: SECRET_KEY, or secret.key in DATA_DIR, is not the one under which they were set up; put that one back and start again, or have the codes set up anew (npm run reset-two-factor); until then only recovery codes let these accounts in'

/**
 * Says to whoever starts the server when what is locked away in the database opens with none of its key, as after a restored backup or with a second server that
 * has a key of its own: else nobody would know before somebody cannot sign in. The server starts all the same, since all else works. One that opens says that the
 * key is the right one.
 */
export async function checkStoredCodes({ db, secrets, log }: Parts): Promise<void> {
  const stored = await db.selectFrom('users').select(['id', 'totp_secret']).where('totp_secret', 'is not', null).orderBy('id').execute()
  for (const { id, totp_secret: sealed } of stored) {
    if (sealed !== null && (await secrets.open(sealed, totpContext(id))) !== null) return
  }
  if (stored.length > 0) log.error({ accounts: stored.length }, otherKey)
}
