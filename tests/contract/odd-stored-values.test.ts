import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'SUPER_ADMIN' })
})
afterAll(() => test.close())

const send = (method: 'GET' | 'PUT' | 'POST', url: string, body?: unknown) =>
  test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
    ...(body !== undefined && { payload: body as object }),
  })

const ODD: readonly Json[] = [null, 0, 'x', {}, [null], { fr_FR: null }, { fr_FR: { title: 7, url: null } }]

describe('an entry of the menu that is stored with another shape', () => {
  const menu = '/api/admin/draft/menu/1/fr_FR'
  const right = { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: 'Vins', url: 'vins' } } }
  const cases = ['linkType', 'isShown', 'pageId', 'texts'].flatMap((name) => ODD.map((value) => [name, value] as const))

  it.each([...cases, ['nothing', null] as const])('opens with %s as %j, and is reported', async (name, value) => {
    expect((await send('PUT', menu)).statusCode).toBe(200)
    const props = name === 'nothing' ? {} : { ...right, [name]: value }
    const regions = { menu: [{ id: 'vins', type: 'menu-entry', v: 1, props }] }
    await test.database.db
      .updateTable('drafts')
      .set({ regions: jsonb(regions as never) })
      .where('kind', '=', 'MENU')
      .execute()
    const opened = await send('PUT', menu)
    expect(opened.statusCode).toBe(200)
    const { seq, hash, issues } = opened.json<{ data: { seq: number; hash: string; issues: readonly { blockId: string }[] } }>().data
    const listed = await send('GET', `${menu}/issue`)
    const published = await send('POST', `${menu}/publication`, { seq, hash })
    expect([listed.statusCode, published.statusCode, issues[0]?.blockId]).toEqual([200, 422, 'vins'])
  })
})

describe('opening hours that are stored with another shape', () => {
  const week = [{ day: 'MONDAY', ranges: [{ open: '09:00', close: '12:00' }] }]
  const cases = [
    ...['days', 'exceptions', 'note'].flatMap((name) => ODD.map((value) => [name, value] as const)),
    ...ODD.map((value) => ['closures', value] as const),
    ['days', [...week, null, { day: 'X' }, { day: 'TUESDAY', ranges: [{ open: 'x' }, 7] }]] as const,
    [
      'exceptions',
      [
        { date: 'demain', ranges: [] },
        { date: '2026-12-24', ranges: 'x', label: 7 },
      ],
    ] as const,
    ['closures', [{ from: '2026-12-01' }, { from: '2026-12-01', to: 'x', closes: 7, sentences: [] }]] as const,
  ]

  it.each(cases)('are answered with %s as %j', async (name, value) => {
    const { db } = test.database
    const config = { days: week, exceptions: [], note: null, ...(name !== 'closures' && { [name]: value }) }
    await db.deleteFrom('component_confs').where('site_id', '=', 37).where('slug', '=', 'OPENING_HOURS').execute()
    await db
      .insertInto('component_confs')
      .values({ site_id: 37, slug: 'OPENING_HOURS', locale: '', config: jsonb(config as never) })
      .execute()
    if (name === 'closures')
      await db
        .updateTable('opening_hours')
        .set({ closures: jsonb(value as never) })
        .where('site_id', '=', 37)
        .execute()
    await test.app.features.parameters.set(37, 'COMPANY_NAME', JSON.stringify([name, value]))
    const paths = [
      '/api/component/conf/OPENING_HOURS',
      '/api/admin/hours',
      '/api/admin/today',
      '/api/parameter?type=CLICK_AND_COLLECT_HOURS',
      '/api/company/address',
    ]
    for (const path of paths) expect({ path, status: (await send('GET', path)).statusCode }).toEqual({ path, status: 200 })
  })
})
