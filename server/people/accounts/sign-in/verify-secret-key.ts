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
 * Logs an error when no stored secret decrypts with the current key, as after a restored backup or with a second server with its own key.
 * Otherwise the problem would surface only at the next login with a code. The server starts nevertheless, because the rest works. One
 * secret that decrypts proves the key.
 */
export async function checkStoredCodes({ db, secrets, log }: Parts): Promise<void> {
  const stored = await db.selectFrom('users').select(['id', 'totp_secret']).where('totp_secret', 'is not', null).orderBy('id').execute()
  for (const { id, totp_secret: sealed } of stored) {
    if (sealed !== null && (await secrets.open(sealed, totpContext(id))) !== null) return
  }
  if (stored.length > 0) log.error({ accounts: stored.length }, otherKey)
}
