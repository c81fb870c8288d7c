import { beforeAll, describe, expect, it } from 'vitest'
import type { CallData } from '#schemas/api/calls.ts'
import { budgets } from '#schemas/api/base/rate-limits.ts'
import { newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { blob, canvas, formStage, pdf, type FormPart } from '#tests/support/blocks/form-stage.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'

const { stage, send, filled } = formStage()

let admin: TestMember
beforeAll(async () => {
  admin = await addMember(stage.test, { role: 'ADMIN' })
})

const team = 'contact@greffe-plume.example'
const get = (url: string, { token } = admin) =>
  stage.test.app.inject({ url, headers: { host: 'localhost', authorization: token }, remoteAddress: newCaller() })
const list = async (query: string) => {
  const response = await get(`/api/admin/form/answer?email=${stage.email}&${query}`)
  return response.json<{ data: CallData<'form.listAnswers'> }>().data
}
const open = async (id: number) => (await get(`/api/admin/form/answer/${id}`)).json<{ data: CallData<'form.getAnswer'> }>().data
const run = (statement: string, ...values: unknown[]) => stage.test.database.pool.query(statement, values)

/** Sends the form; returns the number of the answer. */
async function sendForm(...more: FormPart[]): Promise<number> {
  const { status, data } = await send([...filled(), ...more])
  expect(status).toBe(201)
  return Number(data?.['id'])
}

describe('the list of answers', () => {
  it('shows the latest first, without their content, and filters by form, state and date', async () => {
    const first = await sendForm()
    const second = await sendForm(['statuts', blob(pdf), 'statuts.pdf'])
    const { answers, total } = await list('')
    expect([total, ...answers.map(({ id, fileCount }) => [id, fileCount])]).toEqual([2, [second, 1], [first, 0]])
    expect(answers[0]).toMatchObject({ form: { name: 'devis', title: 'Demande de devis' }, state: 'NEW', email: stage.email })
    const totals = await Promise.all(
      [
        'form=devis',
        'form=lk:visite',
        'state=NEW',
        'state=READ',
        `receivedAt=gte:2020-01-01`,
        'receivedAt=lt:2020-01-01',
        `orderBy=form`,
      ].map(async (query) => (await list(query)).total),
    )
    expect(totals).toEqual([2, 0, 2, 0, 2, 0, 2])
  })

  it('shows answers of robots only where the query filters by state', async () => {
    const { data } = await send([...filled(), ['_hp', 'robot']])
    expect((await list('')).total).toBe(0)
    const { answers } = await list('state=SPAM')
    expect(answers.map(({ id, state }) => [id, state])).toEqual([[Number(data?.['id']), 'SPAM']])
  })
})

describe('an answer', () => {
  it('is new until it is opened, then read, with its questions in words and its files in order', async () => {
    const photo = await canvas(30, 20).jpeg().toBuffer()
    const id = await sendForm(['statuts', blob(pdf), 'Pièce n° 1.pdf'], ['photos', blob(photo), 'photo.jpg'])
    const answer = await open(id)
    expect(answer).toMatchObject({ id, state: 'READ', userId: null, fileCount: 2 })
    expect(answer.answers).toContainEqual({ name: 'statut', label: 'Statut envisagé', value: 'EURL' })
    expect(answer.files.map(({ field, filename, type }) => [field, filename, type])).toEqual([
      ['statuts', 'Pièce n° 1.pdf', 'application/pdf'],
      ['photos', 'photo.jpg', 'image/jpeg'],
    ])
    expect((await list('state=READ')).answers.map((each) => each.id)).toEqual([id])
  })

  it('shows a value whose question was removed from the form under the name of its field', async () => {
    const id = await sendForm()
    await run(`update form_answers set answers = answers || '{"ancien":"Oui"}' where id = $1`, id)
    expect((await open(id)).answers).toContainEqual({ name: 'ancien', label: 'ancien', value: 'Oui' })
  })

  it.each([
    ['past three years', `received_at = now() - interval '37 months'`],
    ['of a robot, past one month', `is_spam = true, received_at = now() - interval '2 months'`],
  ])('%s is not found, nor are its files, before the job has deleted it', async (_which, change) => {
    const id = await sendForm(['statuts', blob(pdf), 'statuts.pdf'])
    const [file] = (await open(id)).files
    await run(`update form_answers set ${change} where id = $1`, id)
    expect((await list('state=NEW,READ,SPAM')).total).toBe(0)
    for (const path of [`/api/admin/form/answer/${id}`, file!.url]) expect((await get(path)).statusCode).toBe(404)
  })

  it('is gone with its files once it was erased', async () => {
    const id = await sendForm(['statuts', blob(pdf), 'statuts.pdf'])
    const [file] = (await open(id)).files
    await run('delete from form_answers where id = $1', id)
    for (const path of [`/api/admin/form/answer/${id}`, file!.url]) expect((await get(path)).statusCode).toBe(404)
  })
})

describe('a file of an answer', () => {
  it('comes as an attachment of its checked type, and its opening is logged without its name', async () => {
    const id = await sendForm(['statuts', blob(pdf), 'L’acte "1".html'])
    const [file] = (await open(id)).files
    const response = await get(file!.url)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals(pdf)).toBe(true)
    expect(response.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/) as string,
    })
    const { rows } = await run('select actor_id, action, target, diff from audit_log where site_id = 37 order by id desc limit 1')
    expect(rows).toEqual([{ actor_id: admin.userId, action: 'form.getFile', target: `form-file:${file!.id}`, diff: { answer: id } }])
    expect(await stage.test.app.features.audit.verify(37)).toMatchObject({ brokenAt: null })
  })

  it('opens under its own answer alone', async () => {
    const [first, second] = [await sendForm(['statuts', blob(pdf), 'a.pdf']), await sendForm()]
    const [file] = (await open(first)).files
    expect((await get(file!.url.replace(`/${first}/`, `/${second}/`))).statusCode).toBe(404)
    expect((await get(`/api/admin/form/answer/${first}/file/1`)).statusCode).toBe(404)
  })
})

describe('the mail to the company', () => {
  it('carries the address of the answer in the panel and those of its files', async () => {
    const id = await sendForm(['statuts', blob(pdf), 'statuts.pdf'])
    const { data } = (await waitingMails(stage.test, team)).at(-1)!
    const { link, files } = data as { link: string; files: { filename: string; link: string }[] }
    const [file] = (await open(id)).files
    const { rows } = await run('select id from inbox_items where answer_id = $1', id)
    const item = (rows[0] as { id: number }).id
    expect([link, files[0]?.link].map((address) => new URL(address ?? '').pathname)).toEqual([`/admin/messages/${item}`, file?.url])
    const cookie = { host: 'localhost', cookie: `token=${admin.token}` }
    expect((await stage.test.app.inject({ url: file!.url, headers: cookie })).statusCode).toBe(200)
    expect((await stage.test.app.inject({ url: file!.url, headers: { host: 'localhost' } })).statusCode).toBe(401)
  })
})

describe('the budget of reading answers', () => {
  it('counts by account, across addresses', async () => {
    const reader = await addMember(stage.test, { role: 'ADMIN' })
    const statuses = new Map<number, number>()
    for (let asked = 0; asked <= budgets.formAnswers.limit; asked += 1) {
      const { statusCode } = await get('/api/admin/form/answer/999999', reader)
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: budgets.formAnswers.limit, 429: 1 })
  })
})
