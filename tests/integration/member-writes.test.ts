import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { closeGate } from '#tests/support/gate.ts'
import {
  chosenPassword,
  insertNewsletterLink,
  memberWrites,
  newAddress,
  sendWrite,
  writesByLink,
  writeStage,
  writtenName,
  type WriteStage,
} from '#tests/support/accounts/member-writes.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { tablesNaming } from '#tests/support/database/personal-rows.ts'

let stage: WriteStage

beforeAll(async () => {
  stage = await writeStage()
})
afterAll(() => stage.test.close())

const rowOf = ({ userId }: TestMember) =>
  stage.test.database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

it('knows every call that writes for a member, and every table that points to an account', async () => {
  const known = Object.keys(memberWrites).map((write) => write.replace(/,.*$/, ''))
  const forMembers = calls.filter(({ role, method }) => role !== 'V' && method !== 'GET')
  expect(forMembers.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  const { rows } = await stage.test.database.pool.query<{ table: string }>(
    "select distinct conrelid::regclass::text as table from pg_constraint where confrelid = 'users'::regclass order by 1",
  )
  const tables = [
    ...[
      'account_tokens',
      'draft_notes',
      'draft_presence',
      'draft_reviews',
      'draft_shares',
      'draft_steps',
      'drafts',
      'event_registrations',
      'form_answers',
      'inbox_items',
      'inbox_replies',
      'item_versions',
      'items',
      'list_views',
      'mails',
      'member_notes',
      'messages',
      'orders',
      'preview_tokens',
      'privacy_requests',
      'publication_acts',
      'publications',
      'revision_names',
      'sessions',
      'team_invitations',
      'withdrawals',
    ],
  ]
  expect(rows.map(({ table }) => table)).toEqual(tables)
})

describe('beside the deletion of the account', () => {
  it.each(Object.entries({ ...memberWrites, ...writesByLink }))(
    '%s is refused, and nothing of the person comes back',
    async (_call, write) => {
      const { siteId = 37, refusal = 'SESSION_EXPIRED', isByLink = false } = write
      const { test } = stage
      const member = await addMember(test, { siteId, role: 'ADMIN' })
      const writing = await write.prepare(member, stage)
      // The deletion has everything but the letters behind it, and waits.
      const gate = await closeGate(test.database, `newsletter ${siteId} ${addressKey({ siteId, email: member.email })}`)
      const deleted = sendWrite(test, ['DELETE', '/user', {}], { token: member.token, siteId })
      await gate.waiting(1, deleted)
      const written = sendWrite(test, writing, { siteId, ...(!isByLink && { token: member.token }) })
      await gate.waiting(2, written)
      await gate.open()
      expect(await Promise.all([deleted, written])).toMatchObject([{ status: 200 }, { code: refusal }])
      expect(await rowOf(member)).toMatchObject({
        email: '',
        firstname: null,
        password_hash: null,
        pending_email: null,
        totp_pending: null,
      })
      expect(await tablesNaming(test.database.pool, [member.email, newAddress(member)])).toEqual(['mails'])
      expect((await waitingMails(test, member.email)).map(({ kind }) => kind)).toEqual(['ACCOUNT_DELETED'])
    },
  )
})

describe('beside another password, chosen by a mailed link', () => {
  it.each(Object.entries(memberWrites).filter(([, { siteId }]) => siteId === undefined))(
    '%s with a session from before is refused, and changes nothing',
    async (_call, write) => {
      const { test } = stage
      const member = await addMember(test, { role: 'ADMIN' })
      const writing = await write.prepare(member, stage)
      const token = await insertNewsletterLink(test, member)
      const { firstname, totp_enabled_at } = await rowOf(member)
      // The new password is in force but for its entry in the log.
      const gate = await closeGate(test.database, 'audit log 37')
      const reset = sendWrite(test, ['PUT', '/password/reset', { token, password: chosenPassword }])
      await gate.waiting(1, reset)
      const written = sendWrite(test, writing, member)
      await gate.waiting(2, written)
      await gate.open()
      expect(await Promise.all([reset, written])).toMatchObject([{ status: 200 }, { status: 401, code: 'SESSION_EXPIRED' }])
      const { password_hash, ...after } = await rowOf(member)
      expect(after).toMatchObject({ erased_at: null, pending_email: null, totp_pending: null, firstname, totp_enabled_at })
      expect(await test.app.features.passwords.verify(password_hash, chosenPassword)).toBe(true)
      expect(await tablesNaming(test.database.pool, [writtenName, newAddress(member)])).toEqual([])
    },
  )
})
