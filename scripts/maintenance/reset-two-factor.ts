import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { emailKey } from '#schemas/text/email-address.ts'
import type { Environment } from '#server/config/env.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { accountsWithCodes, resetTwoFactor } from '#server/people/accounts/sign-in/reset-two-factor.ts'
import { createAudit } from '#server/people/audit/service.ts'
import { createSessions } from '#server/people/sessions/service.ts'
import { createSiteDirectory } from '#server/sites/directory/site-directory.ts'
import { runMaintenance, onDatabase } from './run-maintenance.ts'

const usage = 'Usage\u00a0: npm run reset-two-factor -- <adresse> [--site <numéro>]'

interface Wish {
  readonly email: string
  readonly site: string | undefined
}

/** Parses the command line; returns its usage when it cannot be parsed. */
function readWish(): Wish | string {
  try {
    const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true })
    const [email, ...more] = positionals
    return email === undefined || more.length > 0 ? usage : { email, site: values.site }
  } catch {
    return usage
  }
}

/** Forgets the codes of the one account that is meant; the sentence that says why it did not. */
async function forget(db: Kysely<Tables>, { PUBLIC_URL: publicUrl }: Environment, { email, site }: Wish): Promise<string | null> {
  const accounts = (await accountsWithCodes(db, emailKey(email))).filter(({ siteId }) => site === undefined || String(siteId) === site)
  const [account, other] = accounts
  if (account === undefined) return `${email}\u00a0: aucun compte de cette adresse ne demande de code.`
  if (other !== undefined) return `${email}\u00a0: plusieurs sites ont un compte de cette adresse, ajoutez --site <numéro>.`
  const found = (await createSiteDirectory({ db, publicUrl })).find(account.siteId)
  if (found === undefined) throw new Error(`site ${account.siteId} is gone`)
  await resetTwoFactor({ db, audit: createAudit(db), sessions: createSessions(db), site: found }, account)
  return null
}

async function answer(wish: Wish): Promise<void> {
  const refused = await onDatabase((db, env) => forget(db, env, wish))
  console.log(
    refused ??
      `${wish.email}\u00a0: plus aucun code n’est demandé, et chaque appareil est déconnecté. À la prochaine connexion, faites activer de nouveaux codes.`,
  )
  process.exitCode = refused === null ? 0 : 1
}

await runMaintenance(readWish(), answer)
