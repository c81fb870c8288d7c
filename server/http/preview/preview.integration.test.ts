import { describe, expect, it } from 'vitest'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { previewRetention } from '#server/content/previews/retention-job.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage()

interface Created {
  readonly data: { readonly url: string; readonly token: string; readonly nonce: string; readonly until: string }
}

const LATER = '2099-01-01T00:00:00Z'
let count = 0

const call = (admin: TestMember, method: 'POST' | 'PUT', url: string, payload?: object) =>
  stage.test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
    ...(payload && { payload }),
  })
const addAdmin = () => addMember(stage.test, { role: 'ADMIN', email: `composer-${(count += 1)}@example.org` })
const newPage = (blocks: Block[], middleware: string[] = []) => savePage(`a-voir-${(count += 1)}`, blocks, { middleware })
const openFor = async (admin: TestMember, id: number) =>
  (await call(admin, 'POST', `/api/admin/preview/page/${id}/fr_FR`)).json<Created>().data
const asSession = ({ token }: TestMember) => ({ cookie: `token=${token}; idSite=37` })
const setText = async (admin: TestMember, id: number, text: string) => {
  const path = `/api/admin/draft/page/${id}/fr_FR`
  const { seq, chain } = (await call(admin, 'PUT', path)).json<{ data: { seq: number; chain: string } }>().data
  const operations = [{ op: 'set', id: 'titre', pointer: '/text', value: text }]
  return call(admin, 'POST', `${path}/step`, { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] })
}

describe('preview.create', () => {
  it('answers the address of the draft’s page, its nonce and its end, and stores no token', async () => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Avant')])]
    const before = Date.now()
    const { url, token, nonce, until } = await openFor(admin, page.id)
    expect(url).toMatch(new RegExp(`^/preview/${token}/a-voir-\\d+$`))
    expect(nonce).not.toBe(token)
    expect(Date.parse(until)).toBeGreaterThan(before)
    const { rows } = await stage.test.database.pool.query<{ text: string }>('select preview_tokens::text as text from preview_tokens')
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) expect(text).not.toContain(token)
  })
})

it('deletes expired tokens, and those alone', async () => {
  const [admin, old, fresh] = [await addAdmin(), await newPage([heading('titre', 'Avant')]), await newPage([heading('titre', 'Avant')])]
  await openFor(admin, old.id)
  await openFor(admin, fresh.id)
  const { db } = stage.test.database
  const [past, later] = [Date.now() - 1000, Date.now() + 60_000].map((at) => new Date(at))
  await db.updateTable('preview_tokens').set({ expires_at: past! }).where('document_id', '=', old.id).execute()
  const parts = { now: new Date(), features: {}, dataDir: '' }
  await inTransaction(db, (trx) =>
    previewRetention.run({ trx, ...parts }, { dryRun: false, log: () => undefined, raiseAlarm: () => undefined }),
  )
  const rows = await db.selectFrom('preview_tokens').select(['document_id', 'expires_at']).where('user_id', '=', admin.userId).execute()
  expect(rows.map((row) => [row.document_id, row.expires_at > later!])).toEqual([[fresh.id, true]])
})

describe('the site at a moment', () => {
  it('has its planned page, footer, section and menu, and none of them before or after', async () => {
    const { features } = stage.test.app
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Ordinaire')])]
    const { userId, sessionId } = admin
    const author = { userId, sessionId, may: 'all' as const }
    const section = { title: 'Horaires', blocks: [heading('horaires', 'Ouvert')] }
    const { id } = await features.sections.save({ siteId: 37, id: 0, locale: 'fr_FR' }, section, { by: 'test', baseHash: null })
    const place = { id: 'lieu', type: 'shared-section', v: 1, props: { section: id } }
    const shown = await newPage([place])
    const plan = async (kind: 'PAGE' | 'SHELL' | 'MENU' | 'SECTION', documentId: number, operations: readonly Operation[]) => {
      const key = { siteId: 37, kind, documentId, locale: 'fr_FR' }
      const { seq, chain } = await features.drafts.open(key, author, 'fr_FR')
      const batches = [{ id: crypto.randomUUID(), by: 'claire', operations }]
      expect((await features.drafts.step(key, { base: { seq, chain }, batches, recent: [] }, author)).refused).toBeUndefined()
      const { seq: end, hash } = await features.drafts.open(key, author, 'fr_FR')
      const time = { startsAt: new Date('2098-12-01T08:00:00Z'), endsAt: new Date('2098-12-26T08:00:00Z'), name: null }
      await features.plans.create({ site: features.directory.find(37)!, locale: 'fr_FR' }, key, { seq: end, hash, ...time }, author)
    }
    const noel = { id: 'noel', type: 'menu-entry', v: 1 }
    const entry = { ...noel, props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: 'Marché de Noël', url: 'marche' } } } }
    const first = (region: string) => ({ in: { region }, after: null, before: null })
    await plan('PAGE', page.id, [{ op: 'set', id: 'titre', pointer: '/text', value: 'Joyeux Noël' }])
    await plan('SECTION', id, [{ op: 'set', id: 'horaires', pointer: '/text', value: 'Fermé à Noël' }])
    await plan('MENU', 1, [{ op: 'insert', block: entry, at: first(MENU_REGION) }])
    const footer = { id: 'fete', type: 'footer', v: 1, props: { legalLabel: 'Mentions', text: 'Bandeau de fête' } }
    await plan('SHELL', 1, [{ op: 'insert', block: footer, at: first('footer') }])
    const at = async (idPage: number, date: string) => {
      const { url } = await openFor(admin, idPage)
      return (await ask(`${url}?vue=en-ligne&date=${date}T12:00:00Z`, asSession(admin))).body
    }
    const during = await at(page.id, '2098-12-10')
    for (const words of ['Joyeux Noël', 'Bandeau de fête', 'Marché de Noël']) expect(during).toContain(words)
    expect(await at(shown.id, '2098-12-10')).toContain('Fermé à Noël')
    for (const date of ['2098-11-30', '2098-12-27']) {
      const other = await at(page.id, date)
      expect(other).toContain('Ordinaire')
      for (const words of ['Joyeux Noël', 'Bandeau de fête', 'Marché de Noël']) expect(other).not.toContain(words)
      expect(await at(shown.id, date)).toContain('Ouvert')
    }
  })
})

describe('a stored version of a page', () => {
  it('is shown in place of the published one, and that of another page is refused', async () => {
    const [admin, page, other] = [
      await addAdmin(),
      await newPage([heading('titre', 'D’abord')]),
      await newPage([heading('titre', 'Autre')]),
    ]
    const { db } = stage.test.database
    const versionOf = async (id: number) => {
      const own = db.selectFrom('revisions').select('id').where('page_id', '=', id).orderBy('id', 'desc')
      return (await own.executeTakeFirst())?.id
    }
    const first = await versionOf(page.id)
    await setText(admin, page.id, 'Ensuite')
    const path = `/api/admin/draft/page/${page.id}/fr_FR`
    const { seq, hash } = (await call(admin, 'PUT', path)).json<{ data: { seq: number; hash: string } }>().data
    expect((await call(admin, 'POST', `${path}/publication`, { seq, hash })).statusCode).toBe(200)
    const { url } = await openFor(admin, page.id)
    const shown = async (version: number | undefined) => ask(`${url}?vue=en-ligne&version=${version}`, asSession(admin))
    expect((await shown(first)).body).toContain('D’abord')
    expect((await ask(`${url}?vue=en-ligne`, asSession(admin))).body).toContain('Ensuite')
    expect((await shown(await versionOf(other.id))).status).toBe(404)
  })
})

describe('the page of a draft', () => {
  it('shows the draft and not what is published, with nothing to cache or to index', async () => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Publié')])]
    await setText(admin, page.id, 'Brouillon')
    const { url } = await openFor(admin, page.id)
    const { status, headers, body } = await ask(url, asSession(admin))
    expect(status).toBe(200)
    expect(body).toContain('Brouillon')
    expect(body).not.toContain('Publié')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['speculation-rules']).toBeUndefined()
    expect(body).toContain('<meta name="robots" content="noindex" data-head>')
    for (const part of ['rel="canonical"', 'application/ld+json', 'id="consent"', 'data-app=', 'og:title', '/assets/loader'])
      expect(body).not.toContain(part)
  })

  it('shows the wanted item on the page of items, and the first one for another address', async () => {
    const admin = await addAdmin()
    const { db } = stage.test.database
    const page = await db
      .selectFrom('page_documents')
      .select('page_id')
      .where('site_id', '=', 37)
      .where('url', '=', 'blog/{blog}')
      .executeTakeFirstOrThrow()
    const { url } = await openFor(admin, page.page_id)
    const listed = await stage.test.app.inject({ url: '/api/blog/folder/list', headers: { host: 'localhost' } })
    const addresses = listed.json<{ data: { blogs: { url: string }[] } }>().data.blogs.map((blog) => blog.url)
    const titleAt = async (query: string) => /<title[^>]*>([^<]*)/.exec((await ask(`${url}${query}`, asSession(admin))).body)?.[1]
    const [first, other] = [await titleAt(''), await titleAt(`?element=${encodeURIComponent(addresses.at(-1) ?? '')}`)]
    expect(other).not.toBe(first)
    expect(await titleAt('?element=contact')).toBe(first)
  })

  it.each(['guest', 'member', 'admin'])('opens a page with the middleware “%s” without following it', async (name) => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Derrière')], [name])]
    const { url } = await openFor(admin, page.id)
    const { status, body } = await ask(url, asSession(admin))
    expect([status, body.includes('Derrière')]).toEqual([200, true])
  })

  it('shows blocks that visitors do not see with the reason, and as visitors get it without them', async () => {
    const visibility = { audience: 'all', screens: ['mobile', 'desktop'], from: LATER, until: null } as const
    const admin = await addAdmin()
    const page = await newPage([
      heading('titre', 'Maintenant'),
      { ...heading('tard', 'Plus tard encore'), visibility: { ...visibility, screens: [...visibility.screens] } },
    ])
    const { url } = await openFor(admin, page.id)
    const whole = await ask(url, asSession(admin))
    expect(whole.body).toMatch(/data-block="tard"[^>]*data-left-out="Visible plus tard"/)
    const asVisitors = await ask(`${url}?vue=visiteur`, asSession(admin))
    expect(asVisitors.body).not.toContain('data-left-out=')
    expect(asVisitors.body).not.toMatch(/<div[^>]*data-block="tard"/)
  })

  it.each([
    ['', ['tard', 'membres']],
    ['?audience=members', ['tard', 'passants']],
    ['?audience=members&date=2099-01-02T00:00:00.000Z', ['passants']],
    ['?vue=essai&audience=admins', []],
  ])('draws for the address %s a page without %j for its reader at its moment', async (query, leftOut) => {
    const screens: ('mobile' | 'desktop')[] = ['mobile', 'desktop']
    const hidden = (id: string, over: object): Block => ({
      ...heading(id, id),
      visibility: { audience: 'all', screens, from: null, until: null, ...over },
    })
    const admin = await addAdmin()
    const page = await newPage([
      heading('titre', 'Maintenant'),
      hidden('tard', { from: LATER }),
      hidden('membres', { audience: 'members' }),
      hidden('passants', { audience: 'visitors' }),
    ])
    const { url } = await openFor(admin, page.id)
    const { body } = await ask(`${url}${query}`, asSession(admin))
    const found = [...body.matchAll(/data-block="(\w+)"[^>]*data-left-out=/g)].map(([, id]) => id)
    expect(found).toEqual(leftOut)
    expect(body.includes('data-block="membres"')).toBe(true)
  })

  it('shows the published page beside the draft, and nothing where it is not published', async () => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Publié')])]
    await setText(admin, page.id, 'Brouillon')
    const { url } = await openFor(admin, page.id)
    const { status, body } = await ask(`${url}?vue=en-ligne`, asSession(admin))
    expect([status, body.includes('Publié'), body.includes('Brouillon')]).toEqual([200, true, false])
    await stage.test.database.pool.query('update page_documents set published_revision_id = null where page_id = $1', [page.id])
    expect((await ask(`${url}?vue=en-ligne`, asSession(admin))).status).toBe(404)
  })

  it.each([
    ['', 1],
    ['?vue=visiteur', 1],
    ['?vue=essai', 0],
    ['?vue=en-ligne', 0],
  ])('links the styles of the canvas last in its head where it is composed: %s', async (query, count) => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Publié')])]
    const { url } = await openFor(admin, page.id)
    const { body } = await ask(`${url}${query}`, asSession(admin))
    const [head = ''] = body.split('</head>')
    const sheets = [...head.replace(/<noscript>.*<\/noscript>/, '').matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(
      ([, href]) => href,
    )
    expect(sheets.map((href) => href?.includes('/canvas-') ?? false).slice(-1)).toEqual([count === 1])
    expect(sheets.filter((href) => href?.includes('/canvas-'))).toHaveLength(count)
  })

  it.each(['?audience=all', '?date=demain', '?audience=members&audience=admins', '?vue=autre', '?pour=membre'])(
    'refuses the address %s',
    async (query) => {
      const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Secret')])]
      const { url } = await openFor(admin, page.id)
      const { status, body } = await ask(`${url}${query}`, asSession(admin))
      expect([status, body.includes('Secret')]).toEqual([400, false])
    },
  )

  it('shows a half-filled block and a card for an unknown type', async () => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Plein')])]
    await setText(admin, page.id, '')
    await stage.test.database.pool.query(
      `update drafts set regions = jsonb_set(regions, '{main,1}', '{"id":"venu","type":"jamais-vu","v":1,"props":{}}') where document_id = $1`,
      [page.id],
    )
    const { url } = await openFor(admin, page.id)
    const { body } = await ask(url, asSession(admin))
    expect(body).toMatch(/data-block="titre"[^>]*data-left-out="À compléter"/)
    expect(body).toMatch(/data-block="venu"[^>]*data-card="UNKNOWN_TYPE"/)
  })

  it('cleans a script in a text of a draft that was stored by force', async () => {
    const [admin, page] = [await addAdmin(), await newPage([{ id: 'texte', type: 'text', v: 1, props: { html: '<p>Bon</p>' } }])]
    const { url } = await openFor(admin, page.id)
    await stage.test.database.pool.query(
      `update drafts set regions = jsonb_set(regions, '{main,0,props,html}', '"<p onclick=\\"x()\\">Bon<script>alert(1)</script></p>"') where document_id = $1`,
      [page.id],
    )
    const { body } = await ask(url, asSession(admin))
    const [drawn = ''] = body.split('<script type="application/json" id="state">')
    expect(drawn).toContain('Bon')
    expect(drawn).not.toMatch(/onclick|alert\(1\)/)
  })

  it('gives account blocks their examples and never the data of the person who looks', async () => {
    const admin = await addAdmin()
    const page = await newPage([{ id: 'profil', type: 'profile', v: 1, props: {} }], ['member'])
    const { url } = await openFor(admin, page.id)
    const { status, body } = await ask(url, asSession(admin))
    expect([status, body.includes(`composer-${count - 1}@example.org`)]).toEqual([200, false])
  })
})

describe('a token', () => {
  const expectNothing = async (url: string, headers: Record<string, string>, statuses: readonly number[]) => {
    const { status, body } = await ask(url, headers)
    expect(statuses).toContain(status)
    expect(body).not.toContain('Secret')
  }
  const secretPage = async () => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Public')])]
    await setText(admin, page.id, 'Secret')
    return { admin, page, url: (await openFor(admin, page.id)).url }
  }

  it('shows nothing to a visitor, a member, another administrator or another own session', async () => {
    const { admin, url } = await secretPage()
    const other = await stage.test.app.features.sessions.open({ siteId: 37, userId: admin.userId, device: 'Firefox, Linux' })
    await expectNothing(url, {}, [401, 302])
    await expectNothing(url, asSession(await addMember(stage.test, { email: `membre-${(count += 1)}@example.org` })), [403])
    await expectNothing(url, asSession(await addAdmin()), [404])
    await expectNothing(url, asSession({ ...admin, token: other.token }), [404])
  })

  it('shows nothing after its end, nor once its session is over, nor when it is none', async () => {
    const { admin, page, url } = await secretPage()
    await expectNothing(url.replace(/preview\/.{8}/, 'preview/AAAAAAAA'), asSession(admin), [404])
    await expectNothing('/preview/short', asSession(admin), [404])
    await stage.test.database.pool.query('update preview_tokens set expires_at = now() where document_id = $1', [page.id])
    await expectNothing(url, asSession(admin), [404])
    const again = await openFor(admin, page.id)
    await stage.test.database.pool.query('delete from sessions where user_id = $1', [admin.userId])
    await expectNothing(again.url, asSession(admin), [401])
  })
})

describe('preview.data', () => {
  const blocks = [{ id: 'liste', type: 'blog-list', v: 3, props: { title: 'Nos articles' } }]

  it('answers the data of a block that is not saved yet', async () => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Liste')])]
    const { token } = await openFor(admin, page.id)
    const answer = await call(admin, 'POST', '/api/admin/preview/data', { token, params: {}, blocks })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: { data: Record<string, Record<string, unknown>> } }>()
    expect(Object.keys(data.data['liste'] ?? {}).length).toBeGreaterThan(0)
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'refuses the id %s, takes it as an unknown type, draws a draft with both',
    async (name) => {
      const shapeBefore = Object.getOwnPropertyNames(Object.prototype)
      const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Liste')])]
      const { token, url } = await openFor(admin, page.id)
      const own = { ...blocks[0], id: name }
      const dataOf = (block: unknown) => call(admin, 'POST', '/api/admin/preview/data', { token, params: {}, blocks: [block] })
      const [byId, byType] = [await dataOf(own), await dataOf({ ...blocks[0], type: name })]
      await stage.test.database.pool.query(`update drafts set regions = jsonb_set(regions, '{main}', $2) where document_id = $1`, [
        page.id,
        JSON.stringify([own, { ...own, id: 'autre', type: name }]),
      ])
      const { status } = await ask(url, asSession(admin))
      expect([byId.statusCode, byType.statusCode, status]).toEqual([422, 200, 200])
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(shapeBefore)
    },
  )

  it('takes the token of a new session and refuses that of another one', async () => {
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Liste')])]
    const { token } = await openFor(admin, page.id)
    const other = await addAdmin()
    const refused = await call(other, 'POST', '/api/admin/preview/data', { token, params: {}, blocks })
    expect(refused.statusCode).toBe(404)
    const own = await openFor(other, page.id)
    expect((await call(other, 'POST', '/api/admin/preview/data', { token: own.token, params: {}, blocks })).statusCode).toBe(200)
  })
})

describe('the data of a reader at a moment', () => {
  const news = { id: 'actus', type: 'news-list', v: 1, props: { count: 6, layout: 'list', level: 2, pagination: false } } as Block
  const wines: Block = {
    ...{ id: 'vins', type: 'product-list', v: 1 },
    props: { type: 'ALL', layout: 'list', count: 8, showSearch: false, showFilters: false, pagination: false },
  }
  const own = [
    { id: 'profil', type: 'profile', v: 1, props: {} },
    { id: 'commandes', type: 'order-list', v: 1, props: {} },
  ]
  const price = /"(?:priceToPay|lowestPrice)":[0-9]/

  it('is that of the address: planned news, and prices that members alone see', async () => {
    await stage.test.app.features.parameters.set(37, 'HIDE_PRODUCT_PRICES', true)
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Listes'), news, wines])]
    const { url } = await openFor(admin, page.id)
    const seen = async (query: string) => {
      const { body } = await ask(`${url}${query}`, asSession(admin))
      return [body.includes('Un nouveau guichet'), body.includes('Demain'), price.test(body)]
    }
    expect(await seen('')).toEqual([true, false, false])
    expect(await seen('?date=2098-01-02T00:00:00.000Z')).toEqual([true, true, false])
    expect(await seen('?audience=members')).toEqual([true, false, true])
    // The pages of visitors are made of nothing that was read for a preview.
    const { body } = await ask(url.replace(/^\/preview\/[^/]+/, ''))
    expect([body.includes('Demain'), price.test(body)]).toEqual([false, false])
    await stage.test.app.features.parameters.set(37, 'HIDE_PRODUCT_PRICES', null)
  })

  it('is that of the call for changed blocks, and never that of the person who asks', async () => {
    await stage.test.app.features.parameters.set(37, 'HIDE_PRODUCT_PRICES', true)
    const [admin, page] = [await addAdmin(), await newPage([heading('titre', 'Listes')])]
    const { token } = await openFor(admin, page.id)
    const asked = async (view: object) => {
      const payload = { token, params: {}, blocks: [news, wines, ...own], ...view }
      return (await call(admin, 'POST', '/api/admin/preview/data', payload)).body
    }
    const seen = (body: string) => [body.includes('Demain'), price.test(body)]
    expect(seen(await asked({}))).toEqual([false, false])
    expect(seen(await asked({ audience: 'members', date: '2098-01-02T00:00:00.000Z' }))).toEqual([true, true])
    expect(seen(await asked({ audience: 'visitors', date: '2098-01-02T00:00:00.000Z' }))).toEqual([true, false])
    for (const audience of ['members', 'admins']) expect(await asked({ audience })).not.toContain(`composer-${count - 1}@example.org`)
    await stage.test.app.features.parameters.set(37, 'HIDE_PRODUCT_PRICES', null)
  })
})
