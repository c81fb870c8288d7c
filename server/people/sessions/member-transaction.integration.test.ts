import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/server/app.ts'
import { closeGateBy } from '#tests/support/gate.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { sessionFeatures } from '#tests/support/server/session-features.ts'
import { visitor, type MemberCaller } from '#server/platform/scope/caller.ts'
import { runAsCaller, runAsMember } from './member-transaction.ts'

let test: TestApp

beforeAll(async () => {
  test = await sessionFeatures()
})
afterAll(() => test.close())

async function member(): Promise<MemberCaller> {
  const { userId, sessionId } = await addMember(test)
  return { kind: 'member', siteId: 37, userId, sessionId, role: 'MEMBER', provedAt: new Date() }
}

const query = (statement: string, values: readonly unknown[]) => test.database.pool.query(statement, [...values])
const firstnameOf = async ({ userId }: MemberCaller) => {
  const { rows } = await query('select firstname from users where id = $1', [userId])
  return (rows as { firstname: string }[])[0]?.firstname
}
const rename = (caller: MemberCaller, firstname: string) =>
  runAsMember(test.database.db, caller, async (trx, { id }) => {
    await trx.updateTable('users').set({ firstname }).where('id', '=', id).execute()
    return firstname
  })

describe('what a member writes', () => {
  it('is written with the account at hand, whole or not at all', async () => {
    const caller = await member()
    expect(await rename(caller, 'Ana')).toBe('Ana')
    const failed = runAsMember(test.database.db, caller, async (trx, user) => {
      expect(user).toMatchObject({ id: caller.userId, firstname: 'Ana' })
      await trx.updateTable('users').set({ firstname: 'Zoé' }).where('id', '=', user.id).execute()
      throw new Error('halfway')
    })
    await expect(failed).rejects.toThrow('halfway')
    expect(await firstnameOf(caller)).toBe('Ana')
  })

  it.each<[string, (caller: MemberCaller) => Promise<unknown>]>([
    ['the session has ended', ({ sessionId }) => query('delete from sessions where id = $1', [sessionId])],
    ['the session is over', ({ sessionId }) => query('update sessions set expires_at = now() where id = $1', [sessionId])],
    ['the account is erased, its session forgotten', ({ userId }) => query('update users set erased_at = now() where id = $1', [userId])],
  ])('is refused when %s', async (_what, happen) => {
    const caller = await member()
    await happen(caller)
    await expect(rename(caller, 'Ana')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(await firstnameOf(caller)).toBe('Camille')
  })

  it('needs a session of the own account', async () => {
    const [caller, other] = [await member(), await member()]
    await expect(rename({ ...caller, sessionId: other.sessionId }, 'Ana')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  it('is refused when the account is erased by who holds it, although a session is left', async () => {
    const caller = await member()
    await test.database.pool.query('alter table users disable trigger end_sessions')
    const gate = await closeGateBy(test.database, 'update users set erased_at = now() where id = $1', [caller.userId])
    const written = rename(caller, 'Ana')
    await gate.waiting(1, written)
    await gate.open()
    await expect(written).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
    await test.database.pool.query('alter table users enable trigger end_sessions')
  })

  it('holds the account and the session to its end', async () => {
    const caller = await member()
    const done: string[] = []
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>()
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<undefined>()
    const first = runAsMember(test.database.db, caller, async () => {
      begin(undefined)
      await mayEnd
      // Said before the end: who waits hears of it at the same time as who has written.
      done.push('written')
    })
    await hasBegun
    const gate = await closeGateBy(test.database, 'select 1')
    const renamed = rename(caller, 'Ana').then(() => done.push('renamed'))
    await gate.waiting(1, renamed)
    const signedOut = test.app.features.sessions.revoke(37, caller.sessionId).then(() => done.push('signed out'))
    await gate.waiting(2, signedOut)
    expect(done).toEqual([])
    end(undefined)
    await Promise.allSettled([first, renamed, signedOut])
    expect(done[0]).toBe('written')
    expect(done).toContain('signed out')
    await gate.open()
  })

  it('lets others write what speaks of the account meanwhile', async () => {
    const caller = await member()
    // The lock of a transaction that writes a row with the account's number.
    const speak = () => query('select 1 from users where id = $1 for key share nowait', [caller.userId])
    expect((await runAsMember(test.database.db, caller, speak)).rowCount).toBe(1)
  })
})

describe('what visitors may write as well', () => {
  const whoWrites = (caller: Parameters<typeof runAsCaller>[1]) =>
    runAsCaller(test.database.db, caller, async (trx, user) => {
      await sql`select 1`.execute(trx)
      return user?.id ?? null
    })

  it('has no owner when a visitor writes it, and the member as owner else', async () => {
    const caller = await member()
    expect(await whoWrites(visitor)).toBeNull()
    expect(await whoWrites(caller)).toBe(caller.userId)
  })

  it('is refused as a member’s when the session is over', async () => {
    const caller = await member()
    await query('delete from sessions where id = $1', [caller.sessionId])
    await expect(whoWrites(caller)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })
})
