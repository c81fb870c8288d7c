import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPages, pageActRefusal } from '#domain/urls/system-pages.ts'
import { trashErasure } from '#server/content/page-life/erase-trash-job.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '10' } })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

const send = async (method: Method, url: string, body?: object, area = 'page') => {
  const answer = await test.app.inject({
    ...{ method, url: `/api/admin/${area}${url}`, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, ...answer.json<{ data: never; message: string | null }>() }
}
/** Opens a page as a visitor: the status, and where it has gone. */
const visit = async (path: string) => {
  const answer = await test.app.inject({ url: `/api/page${path}`, headers: { host: 'localhost' } })
  const { to } = answer.json<{ data: { to?: string } | null }>().data ?? {}
  return to === undefined ? [answer.statusCode] : [answer.statusCode, to]
}
let made = 0
const newPage = async (url = `vie-${(made += 1)}`, html = '<p>La page.</p>') => {
  const page = { url, locale: 'fr_FR', title: 'Nos services', seo: {}, shell: 'default' as const, middleware: [] }
  const blocks = [{ id: 'texte', type: 'text', v: 1, props: { html } }]
  const saved = await test.app.features.pages.save({ ...page, layout: { blocks } }, { siteId: 37, baseHash: null, by: 'test' })
  return { id: saved.id, url, saved: { ...page, id: saved.id, layout: { blocks } }, hash: saved.hash }
}
const states = async (search: string, state = '') => {
  const { data } = await send('GET', `?search=${search}${state}`)
  return (data as { pages: { id: number; state: string; title: string; url: string; access: string }[] }).pages
}

describe('page.move', () => {
  it('leads to the new address, refuses a stale one, a taken one and one that is malformed', async () => {
    const { id, url } = await newPage()
    const other = await newPage(undefined, `<p><a href="/${url}">Voir</a></p>`)
    const move = (to: string, from = url) => send('PUT', `/${id}/fr_FR/address`, { url: to, from })
    expect((await move('ailleurs-1', 'autre')).status).toBe(409)
    expect((await move(other.url)).data).toMatchObject({ code: 'PAGE_INVALID', errors: [{ pointer: '/url', code: 'OPTION' }] })
    expect((await move('Pas Bien')).data).toMatchObject({ code: 'PAGE_INVALID', errors: [{ pointer: '/url', code: 'FORMAT' }] })
    expect((await move('ailleurs-1')).data).toEqual({ url: 'ailleurs-1' })
    expect(await visit(`/${url}`)).toEqual([404, 'ailleurs-1'])
    const { body } = await test.app.inject({ url: `/api/page/${other.url}`, headers: { host: 'localhost' } })
    expect(body).toContain('/ailleurs-1')
  })

  it('moves a page that visitors do not see', async () => {
    const { data } = await send('POST', '', { locale: 'fr_FR', title: 'Brouillon', url: 'brouillon-1', shell: 'default', model: null })
    const { id } = data as { id: number }
    expect((await send('PUT', `/${id}/fr_FR/address`, { url: 'brouillon-2', from: 'brouillon-1' })).status).toBe(200)
    expect(await states('brouillon')).toMatchObject([{ id, url: 'brouillon-2', state: 'DRAFT' }])
  })
})

describe('page.copy', () => {
  it('copies the draft of a page under a free address, with new ids and another title', async () => {
    const { id, url } = await newPage()
    const first = (await send('POST', `/${id}/copy`)).data as { id: number }
    const second = (await send('POST', `/${id}/copy`)).data as { id: number }
    expect(await states(`${url}-copie`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first.id, url: `${url}-copie`, title: 'Copie de Nos services', state: 'DRAFT' }),
        expect.objectContaining({ id: second.id, url: `${url}-copie-2` }),
      ]),
    )
    const rows = await test.database.db.selectFrom('revisions').select('blocks').where('page_id', 'in', [id, first.id]).execute()
    expect(new Set(rows.map(({ blocks }) => readBlocks(blocks)[0]?.id)).size).toBe(2)
    expect(rows.map(({ blocks }) => readBlocks(blocks)[0]?.props)).toEqual([{ html: '<p>La page.</p>' }, { html: '<p>La page.</p>' }])
  })
})

describe('page.offline', () => {
  it('hides a page, and brings back what visitors saw', async () => {
    const { id, url } = await newPage()
    const { data } = await send('DELETE', `/${id}/publication`)
    expect(await visit(`/${url}`)).toEqual([404])
    expect((await states(url))[0]?.state).toBe('DRAFT')
    expect((await send('PUT', `/${id}/publication`, data)).status).toBe(200)
    expect(await visit(`/${url}`)).toEqual([200])
    expect((await send('PUT', `/${id}/publication`, data)).status).toBe(409)
  })

  it('brings a page back with links to the addresses that pages have by then', async () => {
    const other = await newPage()
    const { id, url } = await newPage(undefined, `<p><a href="/${other.url}">Voir</a></p>`)
    const { data } = await send('DELETE', `/${id}/publication`)
    await send('PUT', `/${other.id}/fr_FR/address`, { url: 'entre-temps', from: other.url })
    expect((await send('PUT', `/${id}/publication`, data)).status).toBe(200)
    const { body } = await test.app.inject({ url: `/api/page/${url}`, headers: { host: 'localhost' } })
    expect([body.includes('/entre-temps'), body.includes(`/${other.url}`)]).toEqual([true, false])
  })

  it('brings back no version that visitors never saw', async () => {
    const { id, url, saved, hash } = await newPage()
    const aside = { siteId: 37, baseHash: hash, by: 'test', isAside: true }
    const { revisionId: revision } = await test.app.features.pages.save({ ...saved, title: 'Pas encore approuvée' }, aside)
    await send('DELETE', `/${id}/publication`)
    expect((await send('PUT', `/${id}/publication`, { documents: [{ locale: 'fr_FR', revision }] })).status).toBe(409)
    expect(await visit(`/${url}`)).toEqual([404])
  })
})

describe('page.trash', () => {
  it('takes a page out of the site and of the list, and brings it back', async () => {
    const { id, url } = await newPage()
    expect((await send('DELETE', `/${id}`)).status).toBe(200)
    expect([await visit(`/${url}`), await states(url)]).toEqual([[404], []])
    expect(await states(url, '&state=ARCHIVED')).toMatchObject([{ id, state: 'ARCHIVED' }])
    expect((await send('DELETE', `/${id}`)).status).toBe(404)
    expect((await send('POST', `/${id}/restoration`, {})).status).toBe(200)
    expect(await visit(`/${url}`)).toEqual([200])
  })

  it('is refused by its draft: it neither opens nor is published, alone or with others', async () => {
    const { id } = await newPage()
    const draft = `/page/${id}/fr_FR`
    const { seq, hash } = (await send('PUT', draft, undefined, 'draft')).data as { seq: number; hash: string }
    await send('DELETE', `/${id}`)
    expect((await send('PUT', draft, undefined, 'draft')).status).toBe(404)
    expect((await send('POST', `${draft}/publication`, { seq, hash }, 'draft')).status).toBe(404)
    const documents = [{ kind: 'page', id, locale: 'fr_FR', seq, hash }]
    const joint = await send('POST', '', { documents }, 'publication')
    expect([joint.status, joint.data]).toMatchObject([422, { documents: [{ kind: 'page', id, title: 'Nos services', code: 'NOT_FOUND' }] }])
  })

  it('comes back at an address of the longest length, and is copied from it', async () => {
    const { id, url } = await newPage('l'.repeat(200))
    await send('DELETE', `/${id}`)
    expect((await send('POST', `/${id}/restoration`, {})).status).toBe(200)
    expect(await visit(`/${url}`)).toEqual([200])
    expect((await send('POST', `/${id}/copy`)).status).toBe(201)
  })

  it('proposes a free address where another page has taken that of the page', async () => {
    const { id, url } = await newPage()
    await send('DELETE', `/${id}`)
    await newPage(url)
    const refused = await send('POST', `/${id}/restoration`, {})
    expect(refused.data).toMatchObject({ code: 'PAGE_INVALID', urls: { fr_FR: `${url}-2` }, errors: [{ pointer: '/url', code: 'OPTION' }] })
    const { urls } = refused.data as { urls: object }
    expect((await send('POST', `/${id}/restoration`, { urls })).status).toBe(200)
    expect(await visit(`/${url}-2`)).toEqual([200])
  })

  it('erases pages after 30 days, not before', async () => {
    const { db } = test.database
    const [old, young] = [await newPage(), await newPage()]
    for (const { id } of [old, young]) await send('DELETE', `/${id}`)
    const passDays = (id: number, days: number) =>
      sql`update page_documents set deleted_at = now() - make_interval(days => ${days}) where page_id = ${id}`.execute(db)
    await passDays(old.id, 31)
    await passDays(young.id, 29)
    const tools = { dryRun: false, log: () => undefined, raiseAlarm: () => undefined }
    const given = { now: new Date(), features: {}, dataDir: '' }
    await db.transaction().execute((trx) => trashErasure.run({ trx, ...given }, tools))
    const left = await db.selectFrom('pages').select('id').where('id', 'in', [old.id, young.id]).execute()
    expect(left).toEqual([{ id: young.id }])
    expect((await send('POST', `/${old.id}/restoration`, {})).status).toBe(404)
  })
})

describe('page.openTo', () => {
  it('closes a page to visitors, and refuses when it was changed meanwhile', async () => {
    const { id, url } = await newPage()
    const open = (access: string, former: string) => send('PUT', `/${id}/access`, { access, former })
    expect((await open('MEMBERS', 'EVERYBODY')).data).toEqual({ access: 'MEMBERS' })
    expect(await visit(`/${url}`)).toEqual([401])
    expect((await states(url))[0]?.access).toBe('MEMBERS')
    expect((await open('GUESTS', 'EVERYBODY')).status).toBe(409)
    expect((await open('EVERYBODY', 'MEMBERS')).status).toBe(200)
    expect(await visit(`/${url}`)).toEqual([200])
  })
})

const acts = {
  move: (id: number, url: string) => send('PUT', `/${id}/fr_FR/address`, { url: 'ailleurs-2', from: url }),
  unpublish: (id: number) => send('DELETE', `/${id}/publication`),
  remove: (id: number) => send('DELETE', `/${id}`),
  close: (id: number) => send('PUT', `/${id}/access`, { access: 'MEMBERS', former: 'EVERYBODY' }),
}
const cases = Object.values(systemPages).flatMap(({ path: { fr } }) =>
  (Object.keys(acts) as (keyof typeof acts)[]).flatMap((act) => (pageActRefusal(fr, act) ? [{ act, url: fr }] : [])),
)

describe('pages that the product relies on', () => {
  it.each(cases)('refuse to $act /$url through the panel, with the reason', async ({ act, url }) => {
    const documents = test.database.db.selectFrom('page_documents').select('page_id as id').where('site_id', '=', 37)
    const stored = await documents.where('locale', '=', 'fr_FR').where('url', '=', url).executeTakeFirst()
    const { id } = stored ?? (await newPage(url))
    const { status, message } = await acts[act](id, url)
    expect([status, message]).toEqual([409, expect.stringContaining(pageActRefusal(url, act)?.fr ?? '?')])
  })
})
