import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Reply<Data> {
  readonly data: Data
}

let test: TestApp
let claire: TestMember
let paul: TestMember
let path: string
let pages = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  claire = await addMember(test, { role: 'ADMIN', email: 'claire@example.org' })
  paul = await addMember(test, { role: 'ADMIN', email: 'paul@example.org' })
})
afterAll(() => test.close())

/** Adds a page with a title and its draft, and gives the address of the page and the path of the draft. */
async function addPage(): Promise<{ url: string; draft: string }> {
  const url = `a-relire-${(pages += 1)}`
  const { id } = await test.app.features.pages.save(
    {
      ...{ url, locale: 'fr_FR', title: 'À relire', seo: {}, shell: 'default', middleware: [] },
      layout: {
        blocks: [
          { id: 'titre', type: 'heading', v: 1, props: { text: 'Bonjour', level: 1 } },
          { id: 'bouton', type: 'button', v: 1, props: { label: 'Suite', href: '/' } },
        ],
      },
    },
    { siteId: 37, baseHash: null, by: 'seed' },
  )
  return { url, draft: `/api/admin/draft/page/${id}/fr_FR` }
}

beforeEach(async () => {
  path = (await addPage()).draft
  await write('Bonsoir')
  await test.app.features.parameters.set(37, 'PUBLICATION_APPROVAL', null)
})

const send = (who: TestMember, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
const open = async () => (await send(claire, 'PUT', path)).json<Reply<AdminCallData['draft.open']>>().data
async function step(who: TestMember, operation: Operation): Promise<void> {
  const { seq, chain } = await open()
  const batches = [{ id: crypto.randomUUID(), operations: [operation] }]
  expect((await send(who, 'POST', `${path}/step`, { base: { seq, chain }, batches, recent: [] })).statusCode).toBe(200)
}
const write = (value: string, who = claire) => step(who, { op: 'set', id: 'titre', pointer: '/text', value })
const seen = async () => {
  const { seq, hash } = await open()
  return { seq, hash }
}
const ask = async (from: TestMember, to: TestMember, over: object = {}) =>
  send(from, 'POST', `${path}/approval`, { ...(await seen()), reviewers: [to.userId], word: 'Surtout le titre.', ...over })
const waiting = async (who: TestMember) =>
  (await send(who, 'GET', '/api/admin/approval')).json<Reply<AdminCallData['approval.waiting']>>().data
const list = async () => (await send(claire, 'GET', `${path}/approval`)).json<Reply<AdminCallData['approval.list']>>().data
const answer = async (who: TestMember, review: number, over: object = {}) =>
  send(who, 'PUT', `/api/admin/approval/${review}`, { ...(await seen()), answer: 'APPROVED', ...over })
const codeOf = (reply: Awaited<ReturnType<typeof send>>) => reply.json<Reply<{ code?: string } | null>>().data?.code ?? reply.statusCode
async function asked(): Promise<number> {
  expect((await ask(claire, paul)).statusCode).toBe(201)
  return (await waiting(paul))[0]?.review ?? 0
}

describe('a request to read a draft', () => {
  it('reaches the colleague by a mail and a line, and names the draft, the asker and the word', async () => {
    const review = await asked()
    const mail = await test.database.db.selectFrom('mails').selectAll().where('key', '=', String(review)).executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      ...{ kind: 'REVIEW_ASKED', recipient: 'paul@example.org' },
      data: { title: 'À relire', by: 'Camille Roy', word: 'Surtout le titre.' },
    })
    expect(String((mail.data as { link: string }).link)).toMatch(new RegExp(`/admin/relecture/${review}$`))
    const read = (await send(paul, 'GET', `/api/admin/approval/${review}`)).json<Reply<AdminCallData['approval.read']>>().data
    expect(read).toMatchObject({ title: 'À relire', kind: 'page', word: 'Surtout le titre.', answer: null, ...(await seen()) })
    expect(await waiting(claire)).toEqual([])
  })

  it('names the title of the newest step in mails, in the lists and in the review', async () => {
    await step(claire, { op: 'head', pointer: '/title', value: 'Titre d’hier' })
    await step(claire, { op: 'head', pointer: '/title', value: 'Titre du jour' })
    const review = await asked()
    await answer(paul, review)
    const mails = await test.database.db.selectFrom('mails').select('data').where('key', 'like', `${review}%`).execute()
    const titles = mails.map(({ data }) => (data as { readonly title: string }).title)
    expect(titles).toEqual(['Titre du jour', 'Titre du jour'])
    const read = (await send(paul, 'GET', `/api/admin/approval/${review}`)).json<Reply<AdminCallData['approval.read']>>().data
    expect(read.title).toBe('Titre du jour')
    const again = await asked()
    expect((await waiting(paul)).find((each) => each.review === again)?.title).toBe('Titre du jour')
    const today = (await send(paul, 'GET', '/api/admin/today')).json<Reply<AdminCallData['today.read']>>().data
    expect(today.waiting.find(({ kind }) => kind === 'APPROVALS')?.samples[0]?.title).toBe('Titre du jour')
  })

  it('is made of the draft as it was seen, and to colleagues alone', async () => {
    const former = await seen()
    await write('Autre')
    expect(codeOf(await ask(claire, paul, former))).toBe('STALE_VERSION')
    const member = await addMember(test, { role: 'MEMBER' })
    const other = await addMember(test, { role: 'ADMIN', siteId: 38 })
    for (const who of [claire, member, other]) expect((await ask(claire, who)).statusCode).toBe(404)
  })

  it('offers and reaches those alone who may answer it, by their profiles', async () => {
    const may = { ALL: true, EDITOR: true, AUTHOR: false, SHOP: false, ORDERS: false }
    for (const [profile, mayAnswer] of Object.entries(may)) {
      const colleague = await addMember(test, { role: 'ADMIN' })
      await test.database.pool.query('update users set admin_profile = $1 where id = $2', [profile, colleague.userId])
      expect([profile, (await list()).colleagues.some(({ id }) => id === colleague.userId)]).toEqual([profile, mayAnswer])
      expect([profile, (await ask(claire, colleague)).statusCode]).toEqual([profile, mayAnswer ? 201 : 404])
      const [review] = mayAnswer ? await waiting(colleague) : [{ review: await asked() }]
      expect([profile, (await answer(colleague, review?.review ?? 0)).statusCode]).toEqual([profile, mayAnswer ? 200 : 403])
    }
  })

  it('is read and answered by the colleague who was asked, and by no one else', async () => {
    const review = await asked()
    expect((await send(claire, 'GET', `/api/admin/approval/${review}`)).statusCode).toBe(404)
    expect((await answer(claire, review)).statusCode).toBe(404)
    expect((await list()).isApproved).toBe(false)
  })
})

describe('an approval', () => {
  it('holds for the bytes that were read, and ends with one changed character', async () => {
    const review = await asked()
    expect((await answer(paul, review, { word: 'Très bien.' })).statusCode).toBe(200)
    expect(await list()).toMatchObject({ isApproved: true, reviews: [{ answer: 'APPROVED', reply: 'Très bien.', isCurrent: true }] })
    await write('Bonsoir.')
    expect(await list()).toMatchObject({ isApproved: false, reviews: [{ answer: 'APPROVED', isCurrent: false }] })
    await write('Bonsoir')
    expect((await list()).isApproved).toBe(true)
  })

  it('is refused for a draft that has changed since, and for one’s own last change', async () => {
    const review = await asked()
    const read = await seen()
    await write('Changé entre-temps')
    expect(codeOf(await answer(paul, review, read))).toBe('STALE_VERSION')
    await write('De Paul', paul)
    expect(codeOf(await answer(paul, review))).toBe('APPROVAL_OF_OWN')
    expect((await list()).isApproved).toBe(false)
  })

  it('is refused for one’s own text when a colleague has only named a block since', async () => {
    await write('De Paul', paul)
    await step(claire, { op: 'note', id: 'titre', name: 'Grand titre' })
    const review = await asked()
    expect(codeOf(await answer(paul, review))).toBe('APPROVAL_OF_OWN')
    await write('De Claire')
    expect((await answer(paul, review)).statusCode).toBe(200)
  })

  it('stands in the audit log with the hash, and its asker gets a mail', async () => {
    const review = await asked()
    const { hash } = await seen()
    await answer(paul, review, { answer: 'CHANGES', word: 'Trop court.' })
    const entries = test.database.db.selectFrom('audit_log').select(['action', 'actor_id', 'diff']).where('action', 'like', 'approval.%')
    const rows = await entries.orderBy('id', 'desc').limit(2).execute()
    expect(rows).toMatchObject([
      { action: 'approval.answer', actor_id: paul.userId, diff: { review, answer: 'CHANGES', hash } },
      { action: 'approval.ask', actor_id: claire.userId, diff: { hash } },
    ])
    const mail = test.database.db.selectFrom('mails').select(['recipient', 'data']).where('kind', '=', 'REVIEW_ANSWERED')
    expect(await mail.orderBy('id', 'desc').executeTakeFirst()).toMatchObject({
      ...{ recipient: 'claire@example.org', data: { word: 'Trop court.', isApproved: false } },
    })
  })
})

describe('a site that wants approvals', () => {
  const publish = async () => send(claire, 'POST', `${path}/publication`, await seen())
  const document = async () => {
    const [, kind, id, locale] = /draft\/(\w+)\/(\d+)\/(\w+)/.exec(path) ?? []
    return { kind, id: Number(id), locale, ...(await seen()) }
  }
  const publishAll = (documents: readonly object[]) => send(claire, 'POST', '/api/admin/publication', { documents })
  const joint = async () => publishAll([await document()])

  it('publishes nothing that is not approved as it is, alone or together, and says why', async () => {
    await test.app.features.parameters.set(37, 'PUBLICATION_APPROVAL', true)
    expect((await list()).isRequired).toBe(true)
    expect(codeOf(await publish())).toBe('APPROVAL_REQUIRED')
    expect((await joint()).json()).toMatchObject({ data: { code: 'PUBLICATION_REFUSED', documents: [{ code: 'APPROVAL_REQUIRED' }] } })
    const review = await asked()
    await answer(paul, review, { answer: 'CHANGES' })
    expect(codeOf(await publish())).toBe('APPROVAL_REQUIRED')
    await answer(paul, review)
    await write('Un mot de plus')
    expect(codeOf(await publish())).toBe('APPROVAL_REQUIRED')
    await answer(paul, review)
    expect((await publish()).statusCode).toBe(200)
  })

  it('publishes approved drafts together when one moves a page that the other links to', async () => {
    await test.app.features.parameters.set(37, 'PUBLICATION_APPROVAL', true)
    const moved = await addPage()
    const holder = await addPage()
    const approved = async (draft: string, operation: Operation) => {
      path = draft
      await step(claire, operation)
      await answer(paul, await asked())
      return document()
    }
    const documents = [
      await approved(moved.draft, { op: 'head', pointer: '/url', value: `${moved.url}-bis` }),
      await approved(holder.draft, { op: 'set', id: 'bouton', pointer: '/href', value: `/${moved.url}` }),
    ]
    expect((await publishAll(documents)).statusCode).toBe(201)
    const page = await send(claire, 'GET', `/api/page/${holder.url}`)
    expect(page.body).toContain(`/${moved.url}-bis`)
  })

  it('plans no version that is not approved', async () => {
    await test.app.features.parameters.set(37, 'PUBLICATION_APPROVAL', true)
    const [startsAt, endsAt] = [2, 4].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
    const plan = await send(claire, 'POST', `${path}/plan`, { ...(await seen()), name: 'Fêtes', startsAt, endsAt })
    expect(codeOf(plan)).toBe('APPROVAL_REQUIRED')
  })

  it('publishes without one when the setting is off', async () => {
    expect((await publish()).statusCode).toBe(200)
  })
})
