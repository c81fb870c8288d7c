import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inboxList } from '#schemas/admin/inbox/inbox-calls.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { createFileSender } from '#server/adapters/mail/file-sender.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { silentLog } from '#server/database/log.ts'
import { createDelivery } from '#server/mail/delivery/deliver-mail.ts'
import { eraseAccount } from '#server/people/accounts/erasure/erase-account.ts'
import { recordAnswer } from '#server/people/privacy/privacy-register.ts'
import { erasers } from '#server/composition/erasers.ts'
import { messageRetention } from '#server/content/messages/retention-job.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { addEditorSession } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { inboxRetention } from './retention-job.ts'

let test: TestFeatures
let claire: Member
const visitor = 'ines.garnier@example.org'

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  await test.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
  const row = { site_id: 37, email: 'claire@example.org', role: 'ADMIN' as const, firstname: 'Claire', lastname: 'Roy' }
  const { id: userId } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
  const sessionId = await addEditorSession(db, 37, userId)
  claire = { scope: test.scope(37), caller: { kind: 'member', siteId: 37, userId, sessionId, role: 'ADMIN' } as Member['caller'] }
})
afterAll(() => test.close())
afterEach(async () => {
  for (const table of ['mails', 'messages', 'form_answers', 'privacy_requests'] as const) await test.database.db.deleteFrom(table).execute()
})

const itemOf = async (column: 'message_id' | 'answer_id' | 'request_id', id: number) =>
  (await test.database.db.selectFrom('inbox_items').selectAll().where(column, '=', id).execute())[0]

async function addMessage(more: object = {}) {
  const row = { site_id: 37, reference: 'M-2026-0042', email: visitor, message: 'Ouverts le lundi ?', subject: 'Re: Cave', locale: 'fr_FR' }
  const { id } = await test.database.db
    .insertInto('messages')
    .values({ ...row, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await itemOf('message_id', id))!
}

async function addAnswer() {
  const { db } = test.database
  const form = await db.selectFrom('forms').select('id').where('site_id', '=', 37).executeTakeFirstOrThrow()
  const row = { site_id: 37, form_id: form.id, answers: jsonb({ nom: 'Garnier', prenom: 'Inès', projet: 'Un chai' }), email: visitor }
  const { id } = await db
    .insertInto('form_answers')
    .values({ ...row, locale: 'fr_FR' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { site_id: 37, answer_id: id, field: 'statuts', filename: 'a.pdf', mime: 'application/pdf', bytes: 4, hash: '' }
  await db
    .insertInto('form_files')
    .values({ ...file, content: Buffer.from('%PDF') })
    .execute()
  return (await itemOf('answer_id', id))!
}

async function addRequest(more: object = {}) {
  const at = new Date('2026-11-20T09:00:00Z')
  const row = {
    site_id: 37,
    reference: `DP-2026-${Math.trunc(at.getTime() / 1e9)}`,
    type: 'ACCESS' as const,
    email: visitor,
    firstname: 'Inès',
  }
  const { id } = await test.database.db
    .insertInto('privacy_requests')
    .values({ ...row, message: 'Mes données', locale: 'fr_FR', received_at: at, due_on: '2026-12-20', alert_on: '2026-12-10', ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await itemOf('request_id', id))!
}

const changeOf = ({ id, version }: { id: number; version: number }) => ({ member: claire, id, ifMatch: `"${version}"` })

/** Sends what waits in the outbox to the visitor, and reads the last mail. */
async function deliverReply() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-inbox-'))
  try {
    const { database, features } = test
    const sender = createFileSender(folder)
    const deliver = createDelivery({ db: database.db, features, sender, log: silentLog })
    const { id } = await database.db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'INBOX_REPLY')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(await deliver(id)).toBe('SENT')
    const [name = ''] = await readdir(folder)
    return await PostalMime.parse(await readFile(join(folder, name)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('the mail of a reply', () => {
  it('leaves from the house, answers to the house, and follows the mails before it in the thread', async () => {
    const message = await addMessage()
    const reply = (id: number, version: number, text: string) =>
      test.features.inbox.reply(changeOf({ id, version }), { message: text, settle: undefined })
    await reply(message.id, message.version, 'Oui.\n\nDès 9 h.')
    const first = await deliverReply()
    expect(first.from?.address).toBe('contact@greffe-plume.example')
    expect(first.replyTo?.map(({ address }) => address)).toEqual(['contact@greffe-plume.example'])
    expect(first.to?.map(({ address }) => address)).toEqual([visitor])
    expect(first.subject).toBe('Re: Cave – M-2026-0042')
    expect(first.text).toMatch(/Oui\.\n\nDès 9 h\./)
    expect(first.text).toContain('> Ouverts le lundi ?')
    const [team, acknowledged] = (first.references ?? '').split(' ')
    expect(first.inReplyTo).toBe(acknowledged)
    expect([team, acknowledged].every((id) => /^<[0-9a-f]{40}@www\.greffe-plume\.example>$/.test(id ?? ''))).toBe(true)
    // A person wrote it: it is no automatic mail.
    expect(first.headers.map(({ key }) => key)).not.toContain('auto-submitted')

    const answered = await test.features.inbox.read(claire.scope, message.id)
    expect(answered.replies).toMatchObject([{ delivery: 'SENT', text: 'Oui.\n\nDès 9 h.', writtenBy: { name: 'Claire Roy' } }])
    await reply(message.id, answered.version, 'Et le mardi.')
    const second = await deliverReply()
    expect(second.inReplyTo).toBe(first.messageId)
    expect(second.references).toBe(`${first.references} ${first.messageId}`)
  })

  it.each(['Oui.\r\nBcc: all@example.org', 'Oui.\u2028Subject: x'])('keeps a hostile text %j out of its headers', async (text) => {
    const message = await addMessage({ subject: 'Cave\r\nBcc: all@example.org' })
    await test.features.inbox.reply(changeOf(message), { message: text, settle: undefined })
    const mail = await deliverReply()
    expect([mail.bcc ?? [], mail.to?.length]).toEqual([[], 1])
    expect(mail.subject).toBe('Re: Cave Bcc: all@example.org – M-2026-0042')
  })
})

describe('the search of the inbox', () => {
  it.each(['0692 12 34 56', '0692123456', '+262 692 12 34 56', '+262 (0)692 12 34 56', 'garnier 06 92 12 34 56'])(
    'finds by %s a number that is stored with either country code',
    async (q) => {
      const [now, before] = [
        await addMessage({ phone: '+262692123456' }),
        await addMessage({ phone: '+33692123456', reference: 'M-2026-0043' }),
      ]
      await addMessage({ phone: '+262692123457', reference: 'M-2026-0044' })
      const query = parseListQuery(inboxList.list as ListGrammar, new URLSearchParams({ search: q }))
      const { items } = await test.features.inbox.list(claire.scope, query)
      expect(items.map(({ id }) => id).sort()).toEqual([now.id, before.id].sort())
    },
  )

  it('finds a number of the mainland, and one inside of a message', async () => {
    const [stored, inside] = [
      await addMessage({ phone: '+33639980012' }),
      await addMessage({ message: 'Au 06 39 98 00 12', reference: 'M-2026-0043' }),
    ]
    const query = parseListQuery(inboxList.list as ListGrammar, new URLSearchParams({ search: '06 39 98 00 12' }))
    expect((await test.features.inbox.list(claire.scope, query)).items.map(({ id }) => id).sort()).toEqual([stored.id, inside.id].sort())
  })
})

describe('the trash of the inbox', () => {
  const run = (now: Date) =>
    test.database.db.transaction().execute((trx) => inboxRetention.run({ trx, now } as never, { log: () => undefined } as never))
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  it('erases an item with its source and files thirty days after its removal, and nothing else', async () => {
    const [answer, message, other] = [await addAnswer(), await addMessage(), await addMessage({ reference: 'M-2026-0043' })]
    await test.features.inbox.remove(changeOf(answer))
    await test.features.inbox.remove(changeOf(message))
    expect(await run(inDays(29))).toMatchObject({ erased: 0 })
    expect(await run(inDays(31))).toMatchObject({ erased: 2 })
    const left = async (table: 'form_answers' | 'form_files' | 'messages' | 'inbox_items') =>
      (await test.database.db.selectFrom(table).select('id').execute()).length
    expect([await left('form_answers'), await left('form_files'), await left('messages'), await left('inbox_items')]).toEqual([0, 0, 1, 1])
    expect(await test.features.inbox.read(claire.scope, other.id)).toMatchObject({ state: 'NEW' })
  })

  it('leaves robots’ messages to their own job, which follows the word of the team', async () => {
    const [robot, person] = [await addMessage({ reference: null }), await addMessage()]
    const genuine = await addMessage({ reference: null })
    expect([robot.state, person.state]).toEqual(['SPAM', 'NEW'])
    await test.features.inbox.change(changeOf(genuine), { state: 'READ' })
    await test.features.inbox.change(changeOf(person), { state: 'SPAM' })
    const now = new Date(Date.now() + 40 * 86_400_000)
    await test.database.db.transaction().execute((trx) => messageRetention.run({ trx, now } as never, { log: () => undefined } as never))
    const left = await test.database.db.selectFrom('inbox_items').select('id').execute()
    expect(left.map(({ id }) => id)).toEqual([genuine.id])
  })
})

describe('the erasure of a person', () => {
  const erase = async (email: string, role: 'MEMBER' | 'ADMIN' = 'MEMBER') => {
    const { db } = test.database
    const known = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    const user = known ?? (await db.insertInto('users').values({ site_id: 37, email, role }).returningAll().executeTakeFirstOrThrow())
    await db.transaction().execute((trx) => eraseAccount(trx, { user, locale: 'fr_FR', erasers }))
  }

  it('takes what they sent out of the inbox, and the notes and answers of the team', async () => {
    const [answer, message, request] = [await addAnswer(), await addMessage(), await addRequest()]
    await test.features.inbox.change(changeOf(request), { note: 'Inès a appelé.' })
    await test.features.inbox.reply(changeOf(message), { message: 'Oui.', settle: undefined })
    await erase(visitor)
    const items = await test.database.db.selectFrom('inbox_items').selectAll().execute()
    expect(items.map(({ id }) => id)).toEqual([request.id])
    expect(items[0]).toMatchObject({ name: null, note: '', excerpt: '', search: '' })
    expect(await test.database.db.selectFrom('inbox_replies').select('id').execute()).toEqual([])
    expect(answer.id).toBeGreaterThan(0)
  })

  it('takes a member of the team out of what they were in charge of, and leaves the replies', async () => {
    const message = await addMessage()
    await test.features.inbox.reply(changeOf(message), { message: 'Oui.', settle: undefined })
    await erase('claire@example.org')
    expect(await test.features.inbox.read(claire.scope, message.id)).toMatchObject({
      assignee: null,
      replies: [{ text: 'Oui.', writtenBy: null }],
    })
  })
})

describe('a request that the command line closes', () => {
  it('is closed in the inbox, without the words of the person', async () => {
    const request = await addRequest()
    await recordAnswer(test.database.db, 37, request.request_id!)
    expect(await itemOf('request_id', request.request_id!)).toMatchObject({ state: 'CLOSED', name: null, excerpt: '', version: 2 })
  })
})
