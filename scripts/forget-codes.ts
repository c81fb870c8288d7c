import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { emailKey } from '#domain/email.ts'
import { readEnvironment } from '#server/config/env.ts'
import { silentLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables.ts'
import { visitDatabase } from '#server/database/visit-database.ts'
import { accountsWithCodes, forgetCodes } from '#server/features/accounts/forget-codes.ts'
import { createAudit } from '#server/features/audit/service.ts'
import { createSessions } from '#server/features/sessions/service.ts'
import { tellRefusal } from './tell-refusal.ts'

const usage = 'npm run forget-codes -- <adresse> [--site <numéro>]'

interface Wish {
  readonly email: string
  readonly site: string | undefined
}

/** What the command line asks for; nothing when it cannot be read. */
function readWish(): Wish | null {
  try {
    const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true })
    const [email, ...more] = positionals
    return email === undefined || more.length > 0 ? null : { email, site: values.site }
  } catch {
    return null
  }
}

/** Forgets the codes of the one account that is meant; the sentence that says why it did not. */
async function forget(db: Kysely<Tables>, { email, site }: Wish): Promise<string | null> {
  const accounts = (await accountsWithCodes(db, emailKey(email))).filter(({ siteId }) => site === undefined || String(siteId) === site)
  const [account, other] = accounts
  if (account === undefined) return `${email}\u00a0: aucun compte de cette adresse ne demande de code.`
  if (other !== undefined) return `${email}\u00a0: plusieurs sites ont un compte de cette adresse, ajoutez --site <numéro>.`
  await forgetCodes({ db, audit: createAudit(db), sessions: createSessions(db) }, account)
  return null
}

async function answer(wish: Wish): Promise<void> {
  const { db, stop } = await visitDatabase(readEnvironment(), silentLog)
  try {
    const refused = await forget(db, wish)
    console.log(
      refused ??
        `${wish.email}\u00a0: aucun code n’est plus demandé, et chaque appareil est déconnecté. À la prochaine connexion, faites activer de nouveaux codes.`,
    )
    process.exitCode = refused === null ? 0 : 1
  } finally {
    await stop()
  }
}

const wish = readWish()
if (wish === null) {
  console.error(`Usage\u00a0: ${usage}`)
  process.exitCode = 1
} else await tellRefusal(() => answer(wish))
