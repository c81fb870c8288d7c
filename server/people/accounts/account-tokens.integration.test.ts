import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { plainSites } from '#tests/support/sites/plain-sites.ts'
import { createSecretBox } from '#server/adapters/secret-box.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import {
  totpContext,
  hashRecoveryCode,
  generateTotpSecret,
  newRecoveryCodes,
  consumeCode as takeCodeOf,
} from '#server/people/accounts/sign-in/totp.ts'
import { findAccountToken, insertAccountToken, consumeAccountToken as take, revokeAccountTokens } from './account-tokens.ts'

let database: TestDatabase
let userId: number
let other: number

async function addUser(): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into users (site_id, email) values (37, gen_random_uuid() || '@example.org') returning id",
  )
  return rows[0]!.id
}

beforeAll(async () => {
  database = await testDatabase(plainSites)
})
afterAll(() => database.close())
beforeEach(async () => {
  userId = await addUser()
  other = await addUser()
})

const purpose = 'PASSWORD_RESET' as const
const link = { siteId: 37, purpose }
/** Consumes a token in a transaction of its own. */
async function takeAccountToken(db: TestDatabase['db'], given: Parameters<typeof take>[1]) {
  const taken = await db.transaction().execute((trx) => take(trx, given))
  return taken && { userId: taken.user.id, email: taken.email }
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

async function keep(more: { userId?: number; purpose?: 'EMAIL_CHANGE'; expiresAt?: Date; email?: string } = {}): Promise<string> {
  const token = newToken()
  await insertAccountToken(database.db, { siteId: 37, userId, purpose, token, expiresAt: inAnHour(), ...more })
  return token
}

describe('a mailed link', () => {
  it('belongs to its owner and can be looked up without consuming it', async () => {
    const token = await keep({ purpose: 'EMAIL_CHANGE', email: 'nouvelle@example.org' })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await findAccountToken(database.db, { ...link, purpose: 'EMAIL_CHANGE', token })).toEqual({
        userId,
        email: 'nouvelle@example.org',
      })
    expect(await findAccountToken(database.db, { ...link, token: await keep() })).toEqual({ userId, email: null })
  })

  it('is valid once, on its own site and for its own purpose', async () => {
    const token = await keep()
    for (const look of [findAccountToken, takeAccountToken]) {
      expect(await look(database.db, { ...link, siteId: 38, token })).toBeNull()
      expect(await look(database.db, { ...link, purpose: 'EMAIL_CHANGE', token })).toBeNull()
      expect(await look(database.db, { ...link, token: newToken() })).toBeNull()
      expect(await look(database.db, { ...link, token: 'x' })).toBeNull()
    }
    expect(await takeAccountToken(database.db, { ...link, token })).toEqual({ userId, email: null })
    expect(await takeAccountToken(database.db, { ...link, token })).toBeNull()
    expect(await findAccountToken(database.db, { ...link, token })).toBeNull()
  })

  it('is consumed by one of several concurrent requests', async () => {
    const token = await keep()
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeAccountToken(database.db, { ...link, token })))
    expect(taken.filter((each) => each !== null)).toHaveLength(1)
  })

  it('expires at its time', async () => {
    const token = await keep({ expiresAt: new Date(Date.now() - 1000) })
    expect(await findAccountToken(database.db, { ...link, token })).toBeNull()
    expect(await takeAccountToken(database.db, { ...link, token })).toBeNull()
  })

  it('replaces the previous one of the same purpose only', async () => {
    const first = await keep()
    const mails = [
      await keep({ purpose: 'EMAIL_CHANGE', email: 'a@example.org' }),
      await keep({ purpose: 'EMAIL_CHANGE', email: 'b@example.org' }),
    ]
    const stranger = await keep({ userId: other })
    const second = await keep()
    const looks = mails.map((token) => findAccountToken(database.db, { ...link, purpose: 'EMAIL_CHANGE', token }))
    expect(await Promise.all(looks)).toEqual([null, { userId, email: 'b@example.org' }])
    expect(await findAccountToken(database.db, { ...link, token: first })).toBeNull()
    expect(await findAccountToken(database.db, { ...link, token: second })).toEqual({ userId, email: null })
    expect(await findAccountToken(database.db, { ...link, token: stranger })).toEqual({ userId: other, email: null })
  })

  it('that replaces an expired one has its own expiry', async () => {
    await keep({ expiresAt: new Date(Date.now() - 1000) })
    expect(await findAccountToken(database.db, { ...link, token: await keep() })).not.toBeNull()
  })

  it('is rejected with a malformed token', async () => {
    await expect(insertAccountToken(database.db, { siteId: 37, userId, purpose, token: 'x', expiresAt: inAnHour() })).rejects.toThrow(
      'token',
    )
    expect(await findAccountToken(database.db, { ...link, token: 'x' })).toBeNull()
    expect(await takeAccountToken(database.db, { ...link, token: 'x' })).toBeNull()
  })

  it('is revoked with all of its owner, and the pending address is cleared', async () => {
    const token = await keep()
    const stranger = await keep({ userId: other })
    await database.pool.query("update users set pending_email = 'x@example.org' where id in ($1, $2)", [userId, other])
    await revokeAccountTokens(database.db, 37, userId)
    expect(await findAccountToken(database.db, { ...link, token })).toBeNull()
    expect(await findAccountToken(database.db, { ...link, token: stranger })).not.toBeNull()
    const { rows } = await database.pool.query<{ pending_email: string | null }>(
      'select pending_email from users where id in ($1, $2) order by id',
      [userId, other],
    )
    expect(rows).toEqual([{ pending_email: null }, { pending_email: 'x@example.org' }])
  })
})

describe('a code of the login', () => {
  const at = 1_800_000_000_000
  const step = Math.floor(at / 30_000)
  const secrets = createSecretBox({ key: 'a key of a test, long enough to be one', folder: '/nowhere' })
  const takeCode = async (db: TestDatabase['db'], id: number, code: string, now: number) => {
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    return takeCodeOf({ db, secrets }, { id, site_id: 37, totp_secret: user?.totp_secret ?? null }, code, now)
  }
  let secret: string
  const codeAt = (moment: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment })
  const lastStep = async (): Promise<number | null> => {
    const { rows } = await database.pool.query<{ totp_last_step: number | null }>('select totp_last_step from users where id = $1', [
      userId,
    ])
    return rows[0]!.totp_last_step
  }

  beforeEach(async () => {
    secret = generateTotpSecret()
    await database.pool.query('update users set totp_secret = $1 where id = $2', [await secrets.seal(secret, totpContext(userId)), userId])
  })

  it('is accepted once, also under concurrent requests', async () => {
    const code = codeAt(at)
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeCode(database.db, userId, code, at)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await takeCode(database.db, userId, code, at)).toBe(false)
    expect(await lastStep()).toBe(step)
  })

  it('is rejected after a later one was accepted, and the next one is accepted', async () => {
    expect(await takeCode(database.db, userId, codeAt(at), at)).toBe(true)
    expect(await takeCode(database.db, userId, codeAt(at - 30_000), at)).toBe(false)
    expect(await takeCode(database.db, userId, codeAt(at + 30_000), at)).toBe(true)
    expect(await lastStep()).toBe(step + 1)
  })

  it('belongs to one account, and to none without a secret', async () => {
    expect(await takeCode(database.db, other, codeAt(at), at)).toBe(false)
    expect(await takeCode(database.db, 0, codeAt(at), at)).toBe(false)
    expect(await takeCode(database.db, userId, '000000x', at)).toBe(false)
    expect(await lastStep()).toBeNull()
    expect(await takeCode(database.db, userId, codeAt(at), at)).toBe(true)
  })

  it('may be a recovery code: once, of the same account, in any notation', async () => {
    const [first, second] = newRecoveryCodes()
    const keepCodes = (id: number, codes: readonly string[]) =>
      database.pool.query('update users set totp_recovery = $1 where id = $2', [codes.map(hashRecoveryCode), id])
    await keepCodes(userId, [first!, second!])
    await keepCodes(other, [first!])
    expect(await takeCode(database.db, userId, first!.toUpperCase().replaceAll('-', ' '), at)).toBe(true)
    expect(await takeCode(database.db, userId, first!, at)).toBe(false)
    const both = await Promise.all([takeCode(database.db, userId, second!, at), takeCode(database.db, userId, second!, at)])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await takeCode(database.db, other, first!, at)).toBe(false)
    const { rows } = await database.pool.query<{ totp_recovery: string[] }>(
      'select totp_recovery from users where id in ($1, $2) order by id',
      [userId, other],
    )
    expect(rows.map(({ totp_recovery }) => totp_recovery.length)).toEqual([0, 1])
  })
})
