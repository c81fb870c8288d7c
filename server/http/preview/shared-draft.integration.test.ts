import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { previewRetention } from '#server/content/previews/retention-job.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage()

interface Reply<Data> {
  readonly data: Data
}

const contact: Block = { id: 'ecrire', type: 'contact-form', v: 1, props: {} }
let count = 0

const call = (admin: TestMember, method: 'DELETE' | 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  stage.test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
    ...(payload && { payload }),
  })
const addAdmin = () => addMember(stage.test, { role: 'ADMIN', email: `partage-${(count += 1)}@example.org` })
const pathOf = (id: number) => `/api/admin/draft/page/${id}/fr_FR`

async function sharedPage(blocks: Block[] = [heading('titre', 'Public')], middleware: string[] = []) {
  const [admin, page] = [await addAdmin(), await savePage(`a-partager-${(count += 1)}`, blocks, { middleware })]
  const path = pathOf(page.id)
  const { seq, chain } = (await call(admin, 'PUT', path)).json<Reply<AdminCallData['draft.open']>>().data
  const operations = [{ op: 'set', id: 'titre', pointer: '/text', value: 'Secret' }]
  await call(admin, 'POST', `${path}/step`, { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), operations }], recent: [] })
  const made = (await call(admin, 'POST', `${path}/share`)).json<Reply<AdminCallData['share.create']>>().data
  return { admin, page, path, made, address: new URL(made.url).pathname }
}

const listed = async (admin: TestMember, path: string) =>
  (await call(admin, 'GET', `${path}/share`)).json<Reply<AdminCallData['share.list']>>().data[0]

/** A page as it is for every address: the address that was asked is in its state. */
const withoutAddress = (body: string, address: string) => body.replaceAll(address.slice(1), '…')
const notThere = async (address = `/voir/${'A'.repeat(43)}`) => withoutAddress((await ask(address)).body, address)
const expectNothing = async (address: string) => {
  const { status, body } = await ask(address)
  expect([status, body.includes('Secret')]).toEqual([404, false])
  expect(withoutAddress(body, address)).toBe(await notThere())
}

describe('the link to a draft', () => {
  it('shows the draft with its maker and its end, without anything to cache or to index', async () => {
    const { address, made } = await sharedPage()
    const days = (Date.parse(made.until) - Date.now()) / 86_400_000
    expect([days > 6.99, days <= 7]).toEqual([true, true])
    const { status, headers, body } = await ask(address)
    expect(status).toBe(200)
    expect(body).toContain('Secret')
    expect(body).toMatch(/<aside data-shared[^>]*>Brouillon partagé par Camille Roy, jusqu’au [^<]+ à \d+\s?h/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    expect(headers['set-cookie']).toBeUndefined()
    for (const part of ['<script', 'rel="canonical"', 'application/ld+json', 'id="state"']) expect(body).not.toContain(part)
  })

  it('has 256 random bits, and is stored as a digest and encrypted', async () => {
    const { address } = await sharedPage()
    const token = address.split('/').at(-1) ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await stage.test.database.pool.query<{ text: string }>('select draft_shares::text as text from draft_shares')
    for (const { text } of rows) expect(text).not.toContain(token)
  })

  it('leaves out blocks that its readers would not see, and gives account blocks their examples', async () => {
    const visibility = { audience: 'all', screens: ['mobile', 'desktop'], from: '2099-01-01T00:00:00Z', until: null }
    const late = { ...heading('tard', 'Confidentiel'), visibility } as Block
    const profile: Block = { id: 'profil', type: 'profile', v: 1, props: {} }
    const { address } = await sharedPage([heading('titre', 'Public'), late, profile], ['member'])
    const { status, body } = await ask(address)
    expect([status, body.includes('Confidentiel'), body.includes(`partage-${count - 1}@example.org`)]).toEqual([200, false, false])
  })

  it('shows nothing when it is guessed, expired, revoked, longer or of another site', async () => {
    const { admin, path, address, made } = await sharedPage()
    await expectNothing(address.replace(/.{8}$/, 'AAAAAAAA'))
    await expectNothing('/voir/court')
    expect((await ask(`${address}/fr`)).status).toBe(404)
    await stage.test.database.pool.query('update draft_shares set site_id = 38, shared_by = $2 where id = $1', [
      made.share,
      (await addMember(stage.test, { siteId: 38, role: 'ADMIN' })).userId,
    ])
    await expectNothing(address)
    await stage.test.database.pool.query('update draft_shares set site_id = 37, shared_by = $2 where id = $1', [made.share, admin.userId])
    expect((await ask(address)).status).toBe(200)
    expect((await call(admin, 'DELETE', `${path}/share/${made.share}`)).statusCode).toBe(200)
    await expectNothing(address)
    const again = (await call(admin, 'POST', `${path}/share`)).json<Reply<AdminCallData['share.create']>>().data
    await stage.test.database.pool.query('update draft_shares set expires_at = now() where id = $1', [again.share])
    await expectNothing(new URL(again.url).pathname)
  })

  it('ends with its draft, and with the rights of who made it', async () => {
    const [first, second] = [await sharedPage(), await sharedPage()]
    await call(first.admin, 'DELETE', first.path)
    await expectNothing(first.address)
    await stage.test.database.pool.query("update users set role = 'MEMBER' where id = $1", [second.admin.userId])
    await expectNothing(second.address)
  })

  it('ends, and leaves the list, once its maker may write no pages', async () => {
    const { address, admin, path } = await sharedPage()
    const reader = await addAdmin()
    const listed = async () => (await call(reader, 'GET', `${path}/share`)).json<Reply<AdminCallData['share.list']>>().data.length
    expect([(await ask(address)).status, await listed()]).toEqual([200, 1])
    await stage.test.database.pool.query(`update users set admin_profile = 'AUTHOR' where id = $1`, [admin.userId])
    await expectNothing(address)
    expect(await listed()).toBe(0)
  })

  it('shows nothing of a page in the trash, and opens again with the page', async () => {
    const { admin, page, address } = await sharedPage()
    await call(admin, 'DELETE', `/api/admin/page/${page.id}`)
    await expectNothing(address)
    await call(admin, 'POST', `/api/admin/page/${page.id}/restoration`, {})
    expect((await ask(address)).status).toBe(200)
  })

  it('opens its own document alone: links of another one are neither listed nor revoked', async () => {
    const [first, second] = [await sharedPage(), await sharedPage()]
    const list = (await call(first.admin, 'GET', `${first.path}/share`)).json<Reply<AdminCallData['share.list']>>().data
    expect(list).toMatchObject([{ share: first.made.share, sharedBy: { name: 'Camille Roy' }, until: first.made.until }])
    expect((await call(first.admin, 'DELETE', `${first.path}/share/${second.made.share}`)).statusCode).toBe(404)
    expect((await ask(second.address)).status).toBe(200)
    expect((await ask(`${second.address}?vue=en-ligne&audience=admins`)).body).toContain('Secret')
  })

  it('runs no script, sends no form, and changes nothing on a request that is sent anyway', async () => {
    const { address } = await sharedPage([heading('titre', 'Public'), contact])
    const { headers } = await ask(address)
    const policy = String(headers['content-security-policy'])
    for (const part of ["script-src 'none'", "connect-src 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(/sandbox ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
      ...['allow-same-origin', 'allow-popups', 'allow-top-navigation-by-user-activation'],
    ])
    const before = await hashTables(stage.test.database.pool)
    const answers = await Promise.all(['POST', 'PUT', 'DELETE'].map((method) => ask(address, {}, method)))
    expect(answers.map(({ status }) => status)).toEqual([404, 405, 405])
    expect((await ask(address)).status).toBe(200)
    const after = await hashTables(stage.test.database.pool)
    expect({ ...after, budgets: null, draft_shares: null }).toEqual({ ...before, budgets: null, draft_shares: null })
  })
})

it('shows the address of a link again to those who edit the draft', async () => {
  const { admin, path, made } = await sharedPage()
  expect(await listed(admin, path)).toMatchObject({ share: made.share, url: made.url, hasPassword: false })
})

it('gives a link another last day, from today to a year', async () => {
  const { admin, path, made } = await sharedPage()
  const change = async (days: number) => {
    const until = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const reply = await call(admin, 'PUT', `${path}/share/${made.share}`, { until })
    return { status: reply.statusCode, until, body: reply.body }
  }
  const { status, until } = await change(30)
  expect(status).toBe(200)
  const end = new Date((await listed(admin, path))?.until ?? '')
  const inParis = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' }).format(end)
  expect(inParis).toMatch(new RegExp(`^${until} 23[ :h]+59[ :min]+59`))
  expect(await change(-2)).toMatchObject({ status: 422, body: expect.stringContaining('ou un jour suivant') as string })
  expect(await change(400)).toMatchObject({ status: 422, body: expect.stringContaining('ou un jour précédent') as string })
})

describe('the password of a link', () => {
  const send = (address: string, password: string, headers: Record<string, string> = {}) =>
    stage.test.app.inject({
      ...{ method: 'POST', url: address, remoteAddress: newNetwork(), payload: new URLSearchParams({ password }).toString() },
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    })
  const lockedPage = async () => {
    const shared = await sharedPage()
    const set = (password: string | null) => call(shared.admin, 'PUT', `${shared.path}/share/${shared.made.share}`, { password })
    expect((await set('sous le figuier')).statusCode).toBe(200)
    return { ...shared, set }
  }
  const proofOf = (reply: Awaited<ReturnType<typeof send>>) => String(reply.headers['set-cookie']).split(';')[0] ?? ''

  it('is asked for before anything of the draft is shown or counted, on a page without scripts', async () => {
    const { admin, path, address } = await lockedPage()
    const { status, headers, body } = await ask(address)
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex, nofollow'])
    expect(body).toMatch(/<input[^>]* name="password" type="password"/)
    for (const part of ['Secret', 'Public', 'a-partager', 'Camille', '<script']) expect(body).not.toContain(part)
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'")
    expect(await listed(admin, path)).toMatchObject({ opened: 0, hasPassword: true })
  })

  it('opens the draft in the browser that gave it, until it is changed', async () => {
    const { address, set } = await lockedPage()
    const wrong = await send(address, 'sous le figuie')
    expect([wrong.statusCode, wrong.body.includes('Ce mot de passe n’est pas le bon.'), wrong.headers['set-cookie']]).toEqual([
      422,
      true,
      undefined,
    ])
    const right = await send(address, 'sous le figuier')
    expect([right.statusCode, right.headers.location]).toEqual([303, address])
    expect(String(right.headers['set-cookie'])).toMatch(new RegExp(`; Path=${address}; HttpOnly; SameSite=Lax`))
    const opens = async () => (await ask(address, { cookie: proofOf(right) })).body.includes('Secret')
    expect(await opens()).toBe(true)
    await set('sous le tilleul')
    expect(await opens()).toBe(false)
    await set(null)
    expect((await ask(address)).body).toContain('Secret')
  })

  it('has eight characters at least', async () => {
    const { set } = await lockedPage()
    expect([(await set('figuier')).statusCode, (await set('figuiers')).statusCode]).toEqual([422, 200])
  })

  it('opens one link alone, and is stored as a hash', async () => {
    const [one, other] = [await lockedPage(), await lockedPage()]
    const cookie = proofOf(await send(one.address, 'sous le figuier'))
    expect((await ask(other.address, { cookie })).body).not.toContain('Secret')
    const { rows } = await stage.test.database.pool.query<{ password_hash: string }>(
      'select password_hash from draft_shares where password_hash is not null',
    )
    for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$/)
  })

  it('waits after too many wrong tries, and is refused where a link asks for none', async () => {
    const [{ address }, open] = [await lockedPage(), await sharedPage()]
    const codes: number[] = []
    for (let tries = 0; tries < 40 && codes.at(-1) !== 429; tries += 1) codes.push((await send(address, 'autre chose')).statusCode)
    expect(codes.at(-1)).toBe(429)
    expect((await send(address, 'sous le figuier')).statusCode).toBe(429)
    expect((await send(open.address, 'autre chose')).statusCode).toBe(404)
    expect((await send(`/voir/${'A'.repeat(43)}`, 'autre chose')).statusCode).toBe(404)
    expect((await send(address, 'sous le figuier', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})

it('counts the openings of a link for those who edit the draft, and nothing else of them', async () => {
  const { admin, path, address } = await sharedPage()
  expect(await listed(admin, path)).toMatchObject({ opened: 0, openedAt: null })
  const before = Date.now()
  await Promise.all([ask(address), ask(address)])
  await ask(address, {}, 'HEAD')
  await ask(address)
  const { opened, openedAt } = (await listed(admin, path)) ?? {}
  expect(opened).toBe(3)
  // The answer may hold whole seconds.
  expect(Date.parse(openedAt ?? '')).toBeGreaterThan(before - 1000)
})

it('deletes links that have expired, and those alone', async () => {
  const [old, fresh] = [await sharedPage(), await sharedPage()]
  const { db, pool } = stage.test.database
  await pool.query('update draft_shares set expires_at = now() where id = $1', [old.made.share])
  const parts = { now: new Date(Date.now() + 1000), features: {}, dataDir: '' }
  await inTransaction(db, (trx) =>
    previewRetention.run({ trx, ...parts }, { dryRun: false, log: () => undefined, raiseAlarm: () => undefined }),
  )
  const kept = await db.selectFrom('draft_shares').select('id').where('id', 'in', [old.made.share, fresh.made.share]).execute()
  expect(kept.map(({ id }) => id)).toEqual([fresh.made.share])
})
