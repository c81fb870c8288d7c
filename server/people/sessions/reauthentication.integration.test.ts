import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { sessionFeatures } from '#tests/support/server/session-features.ts'
import { visitor, type Caller } from '#server/platform/scope/caller.ts'

let test: TestApp

beforeAll(async () => {
  test = await sessionFeatures()
})
afterAll(() => test.close())

const callerOf = async ({ token }: TestMember): Promise<Caller> => (await test.app.features.sessions.find(37, token)) ?? visitor
const letTimePass = ({ sessionId }: TestMember) =>
  test.database.pool.query("update sessions set proved_at = proved_at - interval '11 minutes' where id = $1", [sessionId])

async function refusalOf(caller: Caller, password?: string): Promise<string | null> {
  try {
    await test.app.features.proofs.require(caller, { password, locale: 'fr_FR' })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const [fault] = (error.data['errors'] ?? []) as { field: string; code: string }[]
    return fault ? `${fault.field} ${fault.code}` : error.code
  }
}

describe('a recent proof', () => {
  it('is there within ten minutes of signing in', async () => {
    const member = await addMember(test)
    expect(await refusalOf(await callerOf(member))).toBeNull()
  })

  it('is asked for after them, and given by the password', async () => {
    const member = await addMember(test)
    await letTimePass(member)
    const caller = await callerOf(member)
    expect(await refusalOf(caller)).toBe('REAUTH_REQUIRED')
    expect(await refusalOf(caller, 'pas le bon mot de passe')).toBe('password PASSWORD_WRONG')
    expect(await refusalOf(caller, testPassword)).toBeNull()
    expect(await refusalOf(caller)).toBeNull()
  })

  it('does not stand in for a password that is given: a wrong one is no yes', async () => {
    const caller = await callerOf(await addMember(test))
    expect(await refusalOf(caller, 'pas le bon mot de passe')).toBe('password PASSWORD_WRONG')
    expect(await refusalOf(caller, testPassword)).toBeNull()
    expect(await refusalOf(caller)).toBeNull()
  })

  it('is no way to try passwords at leisure with a stolen session', async () => {
    const member = await addMember(test)
    await letTimePass(member)
    const caller = await callerOf(member)
    for (let index = 0; index < 5; index += 1) expect(await refusalOf(caller, `mot de passe ${index}`)).toBe('password PASSWORD_WRONG')
    expect(await refusalOf(caller, testPassword)).toBe('TOO_MANY_REQUESTS')
    expect(await test.app.features.loginAttempts.begin({ siteId: 37, email: member.email })).toBeGreaterThan(0)
  })

  it('is nothing that a visitor or an erased account can give', async () => {
    expect(await refusalOf(visitor, testPassword)).toBe('UNAUTHENTICATED')
    const member = await addMember(test)
    const caller = await callerOf(member)
    await test.database.pool.query('update users set erased_at = now() where id = $1', [member.userId])
    expect(await refusalOf(caller, testPassword)).toBe('SESSION_EXPIRED')
  })

  it('is nothing that a session can give once it is over', async () => {
    const member = await addMember(test)
    await letTimePass(member)
    const caller = await callerOf(member)
    await test.app.features.sessions.revoke(37, member.sessionId)
    expect([await refusalOf(caller), await refusalOf(caller, testPassword)]).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED'])
    const { userId } = member
    const { sessionId } = await test.app.features.sessions.open({ siteId: 37, userId, device: '' })
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes', expires_at = now() where id = $1", [
      sessionId,
    ])
    expect(await refusalOf({ ...caller, sessionId } as Caller)).toBe('SESSION_EXPIRED')
  })

  it('may be requested again in spite of earlier proofs', async () => {
    const caller = await callerOf(await addMember(test))
    const { proofs } = test.app.features
    await expect(proofs.requirePassword(caller, { locale: 'fr_FR' })).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' })
    await expect(proofs.requirePassword(caller, { password: testPassword, locale: 'fr_FR' })).resolves.toMatchObject({ site_id: 37 })
  })
})
