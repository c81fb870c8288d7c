import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { eraseNotes } from '#server/content/drafts/notes/eraser.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Reply<Data> {
  readonly data: Data
}

let test: TestApp
let claire: TestMember
let paul: TestMember
let pageId: number
let path: string

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  claire = await addMember(test, { role: 'ADMIN' })
  paul = await addMember(test, { role: 'ADMIN' })
  const blocks = ['titre', 'suite'].map((id) => ({ id, type: 'heading', v: 1, props: { text: id, level: id === 'titre' ? 1 : 2 } }))
  const page = { url: 'a-plusieurs', locale: 'fr_FR', title: 'À plusieurs', seo: {}, shell: 'default', middleware: [] } as const
  const saved = await test.app.features.pages.save(
    { ...page, middleware: [], layout: { blocks } },
    { siteId: 37, baseHash: null, by: 'seed' },
  )
  pageId = saved.id
  path = `/api/admin/draft/page/${pageId}/fr_FR`
  await send(claire, 'PUT', path)
})
afterAll(() => test.close())

const send = (who: TestMember, method: 'DELETE' | 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token },
    ...(body && { payload: body }),
  })
const open = async () => (await send(claire, 'PUT', path)).json<Reply<AdminCallData['draft.open']>>().data
const act = async (...operations: object[]) => {
  const { seq, chain } = await open()
  return send(claire, 'POST', `${path}/step`, { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] })
}

describe('notes on the blocks of a draft', () => {
  const list = async () => (await send(claire, 'GET', `${path}/note`)).json<Reply<AdminCallData['note.list']>>().data
  const add = async (who: TestMember, body: object) =>
    (await send(who, 'POST', `${path}/note`, body)).json<Reply<AdminCallData['note.add']>>().data.note

  it('are threads with authors and times, resolved and opened again', async () => {
    const note = await add(paul, { block: 'titre', text: 'Douze, avec le crémant ?' })
    await add(claire, { block: 'suite', text: 'Oui.', thread: note })
    expect(await list()).toMatchObject([
      { block: 'titre', text: 'Douze, avec le crémant ?', writtenBy: { id: paul.userId }, answers: [{ text: 'Oui.' }], resolvedAt: null },
    ])
    await send(claire, 'PUT', `${path}/note/${note}`, { isResolved: true })
    expect(await list()).toMatchObject([{ resolvedBy: { id: claire.userId }, resolvedAt: expect.any(String) as string }])
    await send(claire, 'PUT', `${path}/note/${note}`, { isResolved: false })
    expect(await list()).toMatchObject([{ resolvedBy: null, resolvedAt: null }])
  })

  it('stay with their block when it moves, and stay listed when it is removed', async () => {
    await act({ op: 'move', id: 'titre', to: { in: { region: 'main' }, after: 'suite', before: null } })
    expect(await list()).toMatchObject([{ block: 'titre' }])
    await act({ op: 'remove', id: 'titre' })
    expect(await list()).toMatchObject([{ block: 'titre' }])
  })

  it('change neither the draft nor its hash, and are in no published page', async () => {
    const { seq, hash } = await open()
    await add(paul, { block: 'suite', text: 'Motsecret' })
    expect(await open()).toMatchObject({ seq, hash })
    expect((await send(claire, 'POST', `${path}/publication`, { seq, hash })).statusCode).toBe(200)
    const page = await test.app.inject({ url: `/api/page/${pageId}`, headers: { host: 'localhost' } })
    expect([page.statusCode, page.body.includes('Motsecret')]).toEqual([200, false])
    const { rows } = await test.database.pool.query<{ text: string }>('select r::text as text from revisions r where page_id = $1', [
      pageId,
    ])
    for (const { text } of rows) expect(text).not.toContain('Motsecret')
  })

  it('are removed by their author, answered on their draft, and erased with the account', async () => {
    const note = await add(paul, { block: 'suite', text: 'À moi' })
    expect((await send(claire, 'DELETE', `${path}/note/${note}`)).statusCode).toBe(404)
    expect((await send(claire, 'POST', `${path}/note`, { block: 'suite', text: 'Non', thread: 999_999 })).statusCode).toBe(404)
    expect((await send(paul, 'DELETE', `${path}/note/${note}`)).statusCode).toBe(200)
    const account = { siteId: 37, userId: paul.userId, isAdmin: true, email: paul.email, locale: 'fr_FR', now: new Date() }
    await inTransaction(test.database.db, (trx) => eraseNotes(trx, account))
    expect(await list()).toEqual([])
  })

  it('come back with their answers on request of a person who may delete them, once or twice', async () => {
    const text = (words: string) => ({ block: 'suite', text: words })
    const note = await add(paul, text('À garder'))
    const answer = await add(claire, { ...text('Oui'), thread: note })
    const before = await list()
    const restore = async (who: TestMember, id = note) => (await send(who, 'POST', `${path}/note/${id}/restoration`, {})).statusCode
    expect((await send(paul, 'DELETE', `${path}/note/${note}`)).statusCode).toBe(200)
    expect(await list()).toEqual([])
    const gone = [
      await send(paul, 'DELETE', `${path}/note/${note}`),
      await send(claire, 'DELETE', `${path}/note/${answer}`),
      await send(claire, 'PUT', `${path}/note/${note}`, { isResolved: true }),
    ]
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    const late = await send(claire, 'POST', `${path}/note`, { ...text('Trop tard'), thread: note })
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      404,
      expect.stringContaining('a été supprimée entre-temps'),
    ])
    expect([await restore(claire), await restore(paul), await restore(paul)]).toEqual([404, 200, 200])
    expect(await list()).toEqual(before)
    await send(claire, 'DELETE', `${path}/note/${answer}`)
    expect(await list()).toMatchObject([{ note, answers: [] }])
    expect(await restore(claire, answer)).toBe(200)
    expect(await list()).toEqual(before)
    await send(paul, 'DELETE', `${path}/note/${note}`)
    const account = { siteId: 37, userId: paul.userId, isAdmin: true, email: paul.email, locale: 'fr_FR', now: new Date() }
    await inTransaction(test.database.db, (trx) => eraseNotes(trx, account))
    expect(await restore(paul)).toBe(404)
  })

  it('are removed by a colleague, with their answers, once their author has left the team', async () => {
    const marc = await addMember(test, { role: 'ADMIN' })
    const left = await addMember(test, { role: 'ADMIN' })
    const notes = [await add(left, { block: 'suite', text: 'Seule' }), await add(marc, { block: 'suite', text: 'Restée' })]
    notes.push(await add(left, { block: 'suite', text: 'Réponse', thread: notes[1] }))
    await add(marc, { block: 'suite', text: 'Oui', thread: notes[0] })
    const remove = async (who: TestMember) => {
      const answers: number[] = []
      for (const note of notes) answers.push((await send(who, 'DELETE', `${path}/note/${note}`)).statusCode)
      return answers
    }
    expect(await remove(claire)).toEqual([404, 404, 404])
    await test.database.db.updateTable('users').set({ role: 'MEMBER' }).where('id', '=', left.userId).execute()
    expect(await remove(claire)).toEqual([200, 404, 200])
    expect(await list()).toMatchObject([{ text: 'Restée', answers: [] }])
    const back = await send(claire, 'POST', `${path}/note/${notes[0]}/restoration`, {})
    expect([back.statusCode, await list()]).toMatchObject([200, [{ text: 'Seule', answers: [{ text: 'Oui' }] }, { text: 'Restée' }]])
    expect((await send(claire, 'DELETE', `${path}/note/${notes[0]}`)).statusCode).toBe(200)
    expect((await send(marc, 'DELETE', `${path}/note/${notes[1]}`)).statusCode).toBe(200)
  })
})

describe('presence on a draft', () => {
  const beat = async (who: TestMember, block: string | null = null) =>
    (await send(who, 'PUT', `${path}/presence`, { block })).json<Reply<AdminCallData['presence.beat']>>().data.people

  it('shows each person the others with their names and selected blocks', async () => {
    expect(await beat(claire, 'suite')).toEqual([])
    expect(await beat(paul)).toMatchObject([{ id: claire.userId, name: 'Camille Roy', block: 'suite' }])
    expect(await beat(claire, null)).toMatchObject([{ id: paul.userId, block: null }])
  })

  it('is one entry for a person with several windows, at what was chosen last in any of them', async () => {
    const other = { ...claire, ...(await test.app.features.sessions.open({ siteId: 37, userId: claire.userId, device: 'Firefox' })) }
    const choose = async (who: TestMember, block: string | null, isChosen?: boolean) =>
      (await send(who, 'PUT', `${path}/presence`, { block, isChosen })).json<Reply<AdminCallData['presence.beat']>>().data.people
    const place = async () => {
      const people = await beat(paul)
      return people.filter(({ id }) => id === claire.userId).map(({ block }) => block)
    }
    await choose(claire, 'titre', true)
    await choose(other, 'suite', true)
    expect(await place()).toEqual(['suite'])
    // A window that only says that it is still open changes no place, nor does a new one in which nothing is chosen.
    await choose(claire, 'titre', false)
    expect(await place()).toEqual(['suite'])
    await choose(other, null, true)
    expect(await place()).toEqual(['titre'])
    await choose(claire, null, true)
    expect(await place()).toEqual([null])
    // Two windows of one session: what the second one has not chosen leaves the place.
    await choose(claire, 'titre', true)
    await choose(claire, 'suite', false)
    expect(await place()).toEqual(['titre'])
    await choose(claire, 'suite')
    expect(await place()).toEqual(['suite'])
    await send(other, 'DELETE', `${path}/presence`)
  })

  it('ends thirty seconds after the last beat, and immediately on leaving', async () => {
    await beat(claire, 'suite')
    const age = (seconds: number) =>
      test.database.db
        .updateTable('draft_presence')
        .set({ seen_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
        .where('session_id', '=', claire.sessionId)
        .execute()
    await age(29)
    expect(await beat(paul)).toHaveLength(1)
    await age(31)
    expect(await beat(paul)).toEqual([])
    await beat(claire)
    expect(await beat(paul)).toHaveLength(1)
    await send(claire, 'DELETE', `${path}/presence`)
    expect(await beat(paul)).toEqual([])
  })

  it('ends with the place in the team, which marks the notes of the author and their state', async () => {
    const marc = await addMember(test, { role: 'ADMIN' })
    const note = `${path}/note`
    const marks: string[] = []
    const readMark = async () => {
      const answer = await send(claire, 'PUT', `${path}/presence`, { block: null })
      marks.push(answer.json<Reply<AdminCallData['presence.beat']>>().data.notes)
    }
    const hasLeft = async () => {
      const { data } = (await send(claire, 'GET', note)).json<Reply<AdminCallData['note.list']>>()
      return data.filter(({ writtenBy }) => writtenBy?.id === marc.userId).map(({ hasAuthorLeft }) => hasAuthorLeft)
    }
    await beat(marc)
    await readMark()
    await send(marc, 'POST', note, { block: 'suite', text: 'À revoir.' })
    await readMark()
    await readMark()
    expect([(await beat(claire)).some(({ id }) => id === marc.userId), await hasLeft()]).toEqual([true, [false]])
    await test.database.db.updateTable('users').set({ role: 'MEMBER' }).where('id', '=', marc.userId).execute()
    await readMark()
    expect([(await beat(claire)).some(({ id }) => id === marc.userId), await hasLeft()]).toEqual([false, [true]])
    const [of] = (await send(claire, 'GET', note)).json<Reply<AdminCallData['note.list']>>().data
    await send(claire, 'DELETE', `${note}/${of?.note}`)
    await readMark()
    await send(claire, 'POST', `${note}/${of?.note}/restoration`, {})
    await readMark()
    await test.database.db.deleteFrom('draft_notes').where('written_by', '=', marc.userId).execute()
    await readMark()
    expect(marks.map((mark) => marks.indexOf(mark))).toEqual([0, 1, 1, 3, 4, 3, 0])
  })

  it('writes nothing but its own row, and ends with the session', async () => {
    await beat(claire, 'suite')
    const before = await hashTables(test.database.pool)
    await beat(claire, null)
    const ofCalls = { draft_presence: null, budgets: null, sessions: null, users: null }
    expect({ ...(await hashTables(test.database.pool)), ...ofCalls }).toEqual({ ...before, ...ofCalls })
    await test.database.db.deleteFrom('sessions').where('id', '=', claire.sessionId).execute()
    expect(await beat(paul)).toEqual([])
  })
})
