import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { NOTE_LENGTH, REPLY_LENGTH } from '#schemas/admin/inbox/inbox-shapes.ts'
import { profileRights, type AdminProfile } from '#schemas/admin/resources/rights.ts'
import { erasers } from '#server/composition/erasers.ts'
import { eraseAccount } from '#server/people/accounts/erasure/erase-account.ts'
import { makeCall, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { blob, formStage, pdf } from '#tests/support/blocks/form-stage.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'

type Item = AdminCallData['inbox.read']
type Row = AdminCallData['inbox.list']['items'][number]

const { stage, send, filled } = formStage()
let admin: TestMember

beforeAll(async () => {
  admin = await addMember(stage.test, { role: 'ADMIN' })
})
beforeEach(() => stage.test.database.pool.query('delete from inbox_items'))

const house = 'contact@greffe-plume.example'
const run = (statement: string, ...values: unknown[]) =>
  stage.test.database.pool.query<Readonly<Record<string, unknown>>>(statement, values)

interface Asked {
  readonly as?: TestMember
  readonly body?: object
  readonly version?: number
  readonly headers?: Record<string, string>
  readonly host?: string
}

const ask = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  { as = admin, body, version, headers, host = 'localhost' }: Asked = {},
) =>
  stage.test.app.inject({
    ...{ method, url: `/api/admin/inbox${path}`, remoteAddress: newCaller() },
    headers: { host, authorization: as.token, ...(version !== undefined && { 'if-match': `"${version}"` }), ...headers },
    ...(body && { payload: body }),
  })
const list = async (query = '', asked: Asked = {}) =>
  (await ask('GET', `?${query}`, asked)).json<{ data: { items: Row[]; total: number } }>().data
const read = async (id: number) => (await ask('GET', `/${id}`)).json<{ data: Item }>().data
const change = async (item: Pick<Item, 'id' | 'version'>, body: object) =>
  (await ask('PUT', `/${item.id}`, { body, version: item.version })).json<{ data: Item }>().data
const refusal = async (asked: ReturnType<typeof ask>) => {
  const response = await asked
  return { status: response.statusCode, data: response.json<{ data: Record<string, unknown> }>().data }
}

const write = async (more: object = {}) => {
  await makeCall(stage.test, 'message.send', {
    email: stage.email,
    firstname: 'Inès',
    lastname: 'Garnier',
    subject: 'Cave',
    message: 'Ouverte le lundi ?',
    ...more,
  })
  return (await list('kind=MESSAGE')).items[0]!
}
const answerForm = async () => {
  await send([...filled(), ['statuts', blob(pdf), 'Pièce n° 1.pdf']])
  return (await list('kind=FORM')).items[0]!
}
const askAccess = async () => {
  await makeCall(stage.test, 'privacy.request', { type: 'ACCESS', email: stage.email, firstname: 'Inès', message: 'Mes données' })
  return (await list('kind=PRIVACY')).items[0]!
}

describe('the list of the inbox', () => {
  it('shows every kind, legal deadlines first by urgency, the latest first otherwise', async () => {
    const [request, answer, message] = [await askAccess(), await answerForm(), await write()]
    expect((await list()).items.map(({ id }) => id)).toEqual([message.id, answer.id, request.id])
    const open = await list('state=NEW,READ&orderBy=urgency')
    expect(open.items.map(({ id }) => id)).toEqual([request.id, message.id, answer.id])
    expect(open.items[0]).toMatchObject({
      kind: 'PRIVACY',
      state: 'NEW',
      subject: 'ACCESS',
      dueOn: expect.stringMatching(/^\d{4}-/) as string,
    })
    expect(answer).toMatchObject({ subject: 'Demande de devis', name: stage.email, fileCount: 1, state: 'NEW' })
    expect(message).toMatchObject({
      name: 'Inès Garnier',
      subject: 'Cave',
      excerpt: 'Ouverte le lundi ?',
    })
    const { data } = (await ask('GET', '/count')).json<{ data: object }>()
    expect(data).toEqual({ NEW: 3, READ: 0, due: 1 })
  })

  it('finds by words without accents, by kind, state and form, and hides robots unless asked', async () => {
    const [answer, message] = [await answerForm(), await write()]
    await makeCall(stage.test, 'message.send', { email: stage.email, message: 'Achetez', _hp: 'robot' })
    const found = async (query: string) => (await list(query)).items.map(({ id }) => id)
    expect(await found('search=ines%20lundi')).toEqual([message.id])
    expect(await found('search=EURL')).toEqual([answer.id])
    expect(await found('search=achetez')).toEqual([])
    expect((await list('state=SPAM')).items).toMatchObject([{ kind: 'MESSAGE', state: 'SPAM' }])
    const { rows } = await run(`select id from forms where site_id = 37 and name = 'devis'`)
    expect(await found(`form=${(rows[0] as { id: number }).id}`)).toEqual([answer.id])
    expect(await found('form=999999')).toEqual([])
  })
})

describe('an item', () => {
  it('is read whole, and reading it changes nothing', async () => {
    const answer = await answerForm()
    const item = await read(answer.id)
    expect(item).toMatchObject({
      state: 'NEW',
      version: 1,
      email: stage.email,
      replyFrom: house,
      replyTo: house,
      unanswerable: null,
      kept: null,
    })
    expect(item.lines).toContainEqual({ label: 'Statut envisagé', value: 'EURL' })
    expect(item.files).toMatchObject([{ filename: 'Pièce n° 1.pdf', type: 'application/pdf', bytes: pdf.length }])
    expect(await read(answer.id)).toEqual(item)
  })

  it('of a form shows its sentences in the list and its telephone beside, and is found by all', async () => {
    await send([...filled(), ['projet', 'Un bureau\n  à Lyon.'], ['phone', '0612345678']])
    const [row] = (await list('kind=FORM&search=eurl')).items
    expect(row).toMatchObject({ excerpt: 'Un bureau à Lyon.' })
    expect((await read(row!.id)).phone).toBe('06\u00a012\u00a034\u00a056\u00a078')
    await answerForm()
    expect((await list('kind=FORM')).items[0]).toMatchObject({ excerpt: '' })
  })

  it('takes a state, an assignee and a note under its version, and refuses a stale one', async () => {
    const { id } = await write()
    const before = await read(id)
    const changed = await change(before, { state: 'READ', assignee: admin.userId, note: 'À rappeler\nle matin.' })
    expect(changed).toMatchObject({ state: 'READ', note: 'À rappeler\nle matin.', assignee: { id: admin.userId }, version: 2 })
    expect((await list(`assignee=${admin.userId}`)).items.map((row) => row.id)).toEqual([id])
    expect(await refusal(ask('PUT', `/${id}`, { body: { state: 'CLOSED' }, version: before.version }))).toMatchObject({
      ...{ status: 409, data: { code: 'STALE_VERSION', version: 2, state: 'READ' } },
    })
    expect(await refusal(ask('PUT', `/${id}`, { body: { state: 'CLOSED' } }))).toMatchObject({ status: 409, data: { reason: 'NOT_NAMED' } })
    expect(await read(id)).toEqual(changed)
  })

  it('has a note and replies of bounded length', async () => {
    const { id, version } = await write()
    const status = async (method: 'PUT' | 'POST', rest: string, body: object) =>
      (await ask(method, `/${id}${rest}`, { body, version })).statusCode
    expect(await status('PUT', '', { note: 'a'.repeat(NOTE_LENGTH + 1) })).toBe(422)
    expect(await status('POST', '/reply', { message: 'a'.repeat(REPLY_LENGTH + 1) })).toBe(422)
    for (const message of [' \n ', '\u200b', '\u2800\r\n', '\u3164']) expect(await status('POST', '/reply', { message })).toBe(422)
    expect(await status('PUT', '', { note: 'a\r\n'.repeat(NOTE_LENGTH / 2 - 1) })).toBe(200)
    expect((await change(await read(id), { note: '\u200b' })).note).toBe('')
  })

  it('may be given only to an administrator who may read the inbox', async () => {
    const { id, version } = await write()
    const [member, author] = [await addMember(stage.test), await addMember(stage.test, { role: 'ADMIN' })]
    await run(`update users set admin_profile = 'AUTHOR' where id = $1`, author.userId)
    for (const assignee of [member.userId, author.userId, 999_999])
      expect(await refusal(ask('PUT', `/${id}`, { body: { assignee }, version }))).toMatchObject({ status: 422 })
  })

  it('of a form follows what an older call has read, and a robot’s is one there too', async () => {
    const { id, version } = await answerForm()
    const { rows } = await run('select answer_id from inbox_items where id = $1', id)
    const answerId = (rows[0] as { answer_id: number }).answer_id
    const headers = { host: 'localhost', authorization: admin.token }
    await stage.test.app.inject({ url: `/api/admin/form/answer/${answerId}`, headers })
    const opened = await read(id)
    expect(opened).toMatchObject({ state: 'READ', version: version + 1 })
    const spam = await change(opened, { state: 'SPAM' })
    const stored = async (): Promise<unknown[]> =>
      (await run('select is_spam, read_at is null as is_new from form_answers where id = $1', answerId)).rows
    expect(await stored()).toEqual([{ is_spam: true, is_new: false }])
    await change(spam, { state: 'NEW' })
    expect(await stored()).toEqual([{ is_spam: false, is_new: true }])
    expect((await read(id)).state).toBe('NEW')
  })
})

describe('a request about personal data', () => {
  it('is closed once, in the register too, which forgets who asked in what words', async () => {
    const { id, version } = await askAccess()
    const noted = await change({ id, version }, { note: 'Voir Inès.' })
    const closed = await change(noted, { state: 'CLOSED' })
    expect(closed).toMatchObject({ state: 'CLOSED', states: ['CLOSED'], note: '', name: null, message: null })
    const { rows } = await run(
      'select answered_at is not null as is_answered, message from privacy_requests where reference = $1',
      closed.reference,
    )
    expect(rows).toEqual([{ is_answered: true, message: null }])
    expect(await refusal(ask('PUT', `/${id}`, { body: { state: 'READ' }, version: closed.version }))).toMatchObject({ status: 422 })
    expect((await list('search=donnees')).items).toEqual([])
  })

  it('is answered by mail without its text being stored, and does not go to the trash', async () => {
    const { id, version } = await askAccess()
    const response = await ask('POST', `/${id}/reply`, { body: { message: 'Voici vos données.' }, version })
    expect(response.json()).toMatchObject({ data: { state: 'ANSWERED', replies: [{ text: null, delivery: 'QUEUED' }] } })
    const answered = await read(id)
    const gone = await refusal(ask('DELETE', `/${id}`, { version: answered.version }))
    expect(gone).toMatchObject({ status: 409, data: { code: 'INBOX_KEPT', reason: 'REGISTER' } })
  })
})

describe('a registration', () => {
  it('does not go to the trash while its place is taken', async () => {
    const event = await addEvent(stage.test.database, { capacity: null })
    const { statusCode } = await stage.test.app.inject({
      ...{ method: 'POST', url: `/api/element/event/${event}/register`, headers: { host: 'localhost' }, remoteAddress: newCaller() },
      payload: { email: stage.email, firstname: 'Inès', lastname: 'Garnier', phone: '06 39 98 01 99', seats: 2 },
    })
    expect(statusCode).toBe(201)
    const [item] = (await list('kind=REGISTRATION')).items
    if (!item) throw new Error('no registration')
    const gone = await refusal(ask('DELETE', `/${item.id}`, { version: (await read(item.id)).version }))
    expect(gone).toMatchObject({ status: 409, data: { code: 'INBOX_KEPT', reason: 'HAS_PLACE' } })
  })
})

describe('a reply', () => {
  it('is mailed to the visitor with what the visitor wrote, and the item is answered', async () => {
    const { id, version } = await write()
    const { data } = (await ask('POST', `/${id}/reply`, { body: { message: 'Oui, dès 9 h.' }, version })).json<{ data: Item }>()
    expect(data).toMatchObject({
      state: 'ANSWERED',
      assignee: { id: admin.userId },
      replies: [{ text: 'Oui, dès 9 h.', delivery: 'QUEUED' }],
    })
    const mail = (await waitingMails(stage.test, stage.email)).findLast(({ kind }) => kind === 'INBOX_REPLY')
    expect(mail?.data).toMatchObject({ message: 'Oui, dès 9 h.', quote: 'Ouverte le lundi ?', replyTo: house })
    expect(mail?.data['subject']).toMatch(/^Re: Cave – M-/)
    const ids = (
      await run(
        `select message_id from mails where kind in ('MESSAGE_TEAM', 'MESSAGE_ACK') and key = $1 order by kind desc`,
        data.reference,
      )
    ).rows
    expect(mail?.data['references']).toEqual(ids.map((row) => (row as { message_id: string }).message_id))
  })

  it('is sent once under its key, and refused for another version than the one that was read', async () => {
    const { id, version } = await write()
    const headers = { 'idempotency-key': '0198f2b4-6c1e-4a57-9d3b-52c8e1f07a66' }
    const again = () => ask('POST', `/${id}/reply`, { body: { message: 'Oui.' }, version, headers })
    const first = await again()
    expect(first.statusCode).toBe(201)
    expect((await again()).json()).toEqual(first.json())
    expect(await refusal(ask('POST', `/${id}/reply`, { body: { message: 'Oui.' }, version }))).toMatchObject({ status: 409 })
    expect((await read(id)).replies).toHaveLength(1)
  })

  it('is refused where the visitor left no address, where the house has none, and in the trash', async () => {
    const { id } = await answerForm()
    const unanswerable = async () =>
      (await refusal(ask('POST', `/${id}/reply`, { body: { message: 'Oui.' }, version: (await read(id)).version }))).data['reason']
    await run('update form_answers set email = null where id = (select answer_id from inbox_items where id = $1)', id)
    expect([await unanswerable(), (await read(id)).unanswerable]).toEqual(['NO_ADDRESS', 'NO_ADDRESS'])
    const reply = ask('POST', `/${id}/reply`, { body: { message: 'Oui.' }, version: (await read(id)).version })
    expect(await refusal(reply)).toMatchObject({ status: 409, data: { code: 'INBOX_UNANSWERABLE' } })
    await run('update form_answers set email = $2 where id = (select answer_id from inbox_items where id = $1)', id, stage.email)
    await stage.test.app.features.parameters.set(37, 'COMPANY_EMAIL', null)
    expect(await unanswerable()).toBe('NO_MAILBOX')
    await stage.test.app.features.parameters.set(37, 'COMPANY_EMAIL', house)
    await ask('DELETE', `/${id}`, { version: (await read(id)).version })
    expect(await unanswerable()).toBe('TRASHED')
  })
})

describe('the trash', () => {
  it('holds an item out of the list until it is restored as it was', async () => {
    const { id, version } = await answerForm()
    const gone = (await ask('DELETE', `/${id}`, { version })).json<{ data: Item }>().data
    expect([gone.state, (await list()).total, (await list('state=TRASHED')).total]).toEqual(['TRASHED', 0, 1])
    const back = (await ask('POST', `/${id}/restoration`, { version: gone.version })).json<{ data: Item }>().data
    expect(back).toMatchObject({ state: 'NEW', id })
  })
})

describe('a file of an item', () => {
  it('comes as an attachment of its checked type, and is gone with the answer', async () => {
    const { id } = await answerForm()
    const [file] = (await read(id)).files
    const response = await stage.test.app.inject({ url: file!.url, headers: { host: 'localhost', authorization: admin.token } })
    expect(response.rawPayload.equals(pdf)).toBe(true)
    expect(response.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      'content-disposition': expect.stringMatching(/^attachment; filename=/) as string,
    })
    const other = await write()
    expect((await ask('GET', `/${other.id}/file/${file!.id}`)).statusCode).toBe(404)
    await run('delete from form_answers where id = (select answer_id from inbox_items where id = $1)', id)
    expect((await ask('GET', `/${id}/file/${file!.id}`)).statusCode).toBe(404)
    expect((await run('select 1 from form_files where id = $1', file!.id)).rows).toEqual([])
  })

  it.each([
    ['folders', '../../etc/passwd.pdf'],
    ['a second name', 'a"; filename="virus.exe'],
    ['a line of a header', 'a\r\nset-cookie: a=b.pdf'],
    ['letters that turn the reading', 'fiche\u202egpj.exe'],
    ['a page', '<script>alert(1)</script>.html'],
    ['300 letters', `${'é'.repeat(300)}.pdf`],
    ['a percent sign and an apostrophe', "l'été 100%.pdf"],
  ])('has a name and a type that no program misreads when its sender names it with %s', async (_what, filename) => {
    const sent = new Blob([new Uint8Array(pdf)], { type: 'text/html' })
    await send([...filled(), ['statuts', sent, filename]])
    const [row] = (await list('kind=FORM')).items
    const [file] = (await read(row!.id)).files
    expect(file).toMatchObject({ type: 'application/pdf' })
    expect(file!.filename).not.toMatch(/[\\/\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    const { headers } = await stage.test.app.inject({ url: file!.url, headers: { host: 'localhost', authorization: admin.token } })
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]*"; filename\*=UTF-8''[\w.~!$&+%-]+$/)
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it('is gone with the erasure of the person who sent it', async () => {
    const { id } = await answerForm()
    const [file] = (await read(id)).files
    const { db } = stage.test.database
    const account = { site_id: 37, email: stage.email, role: 'MEMBER' as const }
    const user = await db.insertInto('users').values(account).returningAll().executeTakeFirstOrThrow()
    await db.transaction().execute((trx) => eraseAccount(trx, { user, locale: 'fr_FR', erasers }))
    expect((await ask('GET', `/${id}/file/${file!.id}`)).statusCode).toBe(404)
    expect((await run('select 1 from form_files where id = $1', file!.id)).rows).toEqual([])
  })
})

describe('the export', () => {
  it('has a column for each question, no cell that a spreadsheet computes, and is logged', async () => {
    await write({ message: '=HYPERLINK("https://evil.example")' })
    await answerForm()
    const response = await ask('GET', '/export')
    expect(response.headers['content-type']).toMatch(/^text\/csv/)
    const [names = '', ...rows] = response.payload.replace('\ufeff', '').split('\r\n')
    expect(names).toMatch(/^Reçu le;Sorte;État;.*Statut envisagé/)
    expect(response.body.split('\n')[1]).toMatch(/^\uFEFF?"?\d\d\/\d\d\/\d{4} \d\d:\d\d"?;/)
    expect(rows.join('\n')).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const { rows: acts } = await run(`select actor_id, diff from audit_log where action = 'inbox.export' order by id desc limit 1`)
    expect(acts).toEqual([{ actor_id: admin.userId, diff: { items: 2 } }])
  })
})

describe('the export of a request about personal data', () => {
  it('writes the request and its last day in French', async () => {
    await askAccess()
    const { payload } = await ask('GET', '/export')
    const [names = '', row = ''] = payload.replace('\ufeff', '').split('\r\n')
    const cell = (name: string) => row.split(';')[names.split(';').indexOf(name)]
    expect(cell('Objet')).toBe('accès à mes données')
    expect(cell('Échéance')).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  })
})

describe('the export of many items', () => {
  it('has every one of them', async () => {
    const many = 1200
    await run(
      `insert into messages (site_id, email, firstname, lastname, subject, message, locale)
       select 37, 'p' || n || '@example.org', 'Inès', 'Garnier', 'Cave', 'Message ' || n, 'fr_FR' from generate_series(1, $1::integer) n`,
      many,
    )
    const { total } = await list('kind=MESSAGE&state=NEW,READ,ANSWERED,CLOSED,SPAM')
    const response = await ask('GET', '/export?state=NEW,READ,ANSWERED,CLOSED,SPAM')
    expect([total, new Set(response.payload.match(/Message \d+/g)).size]).toEqual([many, many])
  })
})

describe('the rights of the inbox', () => {
  it.each(Object.keys(profileRights) as AdminProfile[])('are those of the profile %s for every call', async (profile) => {
    const { id, version } = await answerForm()
    const [file] = (await read(id)).files
    const someone = await addMember(stage.test, { role: 'ADMIN' })
    await run('update users set admin_profile = $2 where id = $1', someone.userId, profile)
    const expected = (right: string, allowed = 200) =>
      (profileRights[profile] as readonly string[]).includes(`inbox.${right}`) ? allowed : 403
    const status = async (...[method, path, asked]: Parameters<typeof ask>) =>
      (await ask(method, path, { ...asked, as: someone })).statusCode
    const reading = ['', '/count', '/team', `/${id}`, `/${id}/file/${file!.id}`]
    for (const path of reading) expect([path, await status('GET', path)]).toEqual([path, expected('read')])
    expect(await status('GET', '/export')).toBe(expected('export'))
    expect(await status('PUT', `/${id}`, { body: { state: 'READ' }, version })).toBe(expected('write'))
    const { version: now } = await read(id)
    expect(await status('POST', `/${id}/reply`, { body: { message: 'Oui.' }, version: now })).toBe(expected('write', 201))
    expect(await status('DELETE', `/${id}`, { version: 999 })).toBe(expected('write', 409))
    expect(await status('POST', `/${id}/restoration`, { version: 999 })).toBe(expected('write', 409))
    const headers = { host: 'localhost', authorization: someone.token }
    const { rows } = await run('select answer_id from inbox_items where id = $1', id)
    const answer = `/api/admin/form/answer/${String(rows[0]?.['answer_id'])}`
    for (const url of ['/api/admin/form/answer', answer, `${answer}/file/${file!.id}`])
      expect([url, (await stage.test.app.inject({ url, headers })).statusCode]).toEqual([url, expected('read')])
  })

  it('end at the site: an item of another site does not exist there', async () => {
    const { id, version } = await answerForm()
    const [file] = (await read(id)).files
    const other = { as: await addMember(stage.test, { siteId: 38, role: 'ADMIN' }), host: 'cave.localhost', version }
    expect((await list('', other)).total).toBe(0)
    const asked = [
      ask('GET', `/${id}`, other),
      ask('GET', `/${id}/file/${file!.id}`, other),
      ask('PUT', `/${id}`, { ...other, body: { state: 'CLOSED' } }),
      ask('POST', `/${id}/reply`, { ...other, body: { message: 'Oui.' } }),
      ask('DELETE', `/${id}`, other),
      ask('POST', `/${id}/restoration`, other),
    ]
    for (const each of asked) expect((await each).statusCode).toBe(404)
    expect(await read(id)).toMatchObject({ state: 'NEW', version })
  })
})
