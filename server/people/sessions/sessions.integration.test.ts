import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { sessionFeatures } from '#tests/support/server/session-features.ts'
import { expectDigestAlone } from '#tests/support/accounts/stored-token.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'

let test: TestApp

beforeAll(async () => {
  test = await sessionFeatures()
})
afterAll(() => test.close())

const find = (token: string, siteId = 37) => test.app.features.sessions.find(siteId, token)

describe('a session', () => {
  it('is found by its token on its own site, and by nothing else', async () => {
    const { token, userId, sessionId } = await addMember(test)
    expect(await find(token)).toMatchObject({ kind: 'member', userId, sessionId, role: 'MEMBER' })
    expect(await find(token, 38)).toBeNull()
    expect(await find(`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)).toBeNull()
    for (const forged of ['', 'x', `${token} `, `${token}=`, 'eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.', newToken()])
      expect(await find(forged)).toBeNull()
  })

  it('is stored by the hash of its token alone', async () => {
    const { token } = await addMember(test)
    const rows = await test.database.pool.query<{ row: string }>('select s::text as row from sessions s')
    const dump = rows.rows.map(({ row }) => row).join('\n')
    expectDigestAlone(dump, token)
  })

  it('has a token that no other has, of 256 bits', () => {
    const tokens = new Set(Array.from({ length: 20_000 }, newToken))
    expect(tokens.size).toBe(20_000)
    for (const token of [...tokens].slice(0, 100)) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('ends a day after it began, independent of its use', async () => {
    const { token, sessionId } = await addMember(test)
    const { rows } = await test.database.pool.query<{ seconds: number }>(
      'select extract(epoch from expires_at - created_at)::int as seconds from sessions where id = $1',
      [sessionId],
    )
    expect(rows).toEqual([{ seconds: 86_400 }])
    await test.database.pool.query("update sessions set last_seen_at = now() - interval '1 hour', expires_at = now() where id = $1", [
      sessionId,
    ])
    expect(await find(token)).toBeNull()
  })

  it('notes when its owner was last there, and with it that no warning stands', async () => {
    const { token, userId, sessionId } = await addMember(test)
    const before = Date.now()
    await test.database.pool.query("update sessions set last_seen_at = now() - interval '1 hour' where id = $1", [sessionId])
    await test.database.pool.query("update users set last_seen_at = now() - interval '3 years', warned_at = now() where id = $1", [userId])
    await find(token)
    const user = await test.database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    expect(user.warned_at).toBeNull()
    expect(user.last_seen_at.getTime()).toBeGreaterThanOrEqual(before - 1000)
    const [session] = await test.app.features.sessions.list(37, userId)
    expect(session!.lastSeenAt.getTime()).toBeGreaterThanOrEqual(before - 1000)
  })

  it('is proved for ten minutes after the password was given', async () => {
    const { sessions } = test.app.features
    const { sessionId } = await addMember(test)
    expect(await sessions.isProved(37, sessionId)).toBe(true)
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [sessionId])
    expect(await sessions.isProved(37, sessionId)).toBe(false)
    await sessions.prove(37, sessionId)
    expect(await sessions.isProved(37, sessionId)).toBe(true)
    expect(await sessions.isProved(37, 0)).toBe(false)
  })
})

describe('the end of a session', () => {
  const more = async (userId: number) => (await test.app.features.sessions.open({ siteId: 37, userId, device: 'Chrome, Android' })).token

  it('comes for one of them, for all but one, or for all', async () => {
    const { sessions } = test.app.features
    const { token, userId, sessionId } = await addMember(test)
    const [second, third] = [await more(userId), await more(userId)]
    expect((await sessions.list(37, userId)).map(({ device }) => device)).toEqual(['Chrome, Android', 'Chrome, Android', 'Firefox, Linux'])
    const last = await find(third)
    await sessions.revoke(37, last?.kind === 'member' ? last.sessionId : 0)
    expect([await find(third), (await find(second))?.kind]).toEqual([null, 'member'])
    await sessions.revokeAll(37, userId, { except: sessionId })
    expect([await find(second), (await find(token))?.kind]).toEqual([null, 'member'])
    await sessions.revokeAll(37, userId)
    expect([await find(token), await sessions.list(37, userId)]).toEqual([null, []])
  })

  it('does not come from another site, which proves nothing of it either', async () => {
    const { sessions } = test.app.features
    const { token, userId, sessionId } = await addMember(test)
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [sessionId])
    await sessions.prove(38, sessionId)
    await sessions.revoke(38, sessionId)
    await sessions.revokeAll(38, userId)
    expect([(await find(token))?.kind, await sessions.isProved(37, sessionId)]).toEqual(['member', false])
  })

  it.each([
    ['gets another role', "update users set role = 'ADMIN' where id = $1"],
    ['loses a role', "update users set role = 'MEMBER' where id = $1"],
    ['is erased', 'update users set erased_at = now() where id = $1'],
    ['is deleted', 'delete from users where id = $1'],
  ])('comes with the account that %s', async (_what, statement) => {
    const member = await addMember(test, { role: statement.includes("'MEMBER'") ? 'ADMIN' : 'MEMBER' })
    await test.database.pool.query(statement, [member.userId])
    expect(await find(member.token)).toBeNull()
  })

  it('does not come with a change of name', async () => {
    const member = await addMember(test)
    await test.database.pool.query("update users set firstname = 'Dominique' where id = $1", [member.userId])
    expect(await find(member.token)).not.toBeNull()
  })

  it('waits for the transaction in which it is decided', async () => {
    const { sessions } = test.app.features
    const { token, userId } = await addMember(test)
    const undone = test.database.db.transaction().execute(async (trx) => {
      await sessions.revokeAll(37, userId, { trx })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await find(token)).not.toBeNull()
  })

  it('is reported to its listeners', async () => {
    const { sessions } = test.app.features
    const told: (string | null)[] = []
    const forget = await test.database.listen('sessions', (payload) => told.push(payload))
    const { userId, sessionId } = await addMember(test)
    await sessions.revokeAll(37, userId)
    await expect.poll(() => told).toContain(String(sessionId))
    forget()
  })
})
