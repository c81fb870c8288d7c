import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, sendAs } from '#tests/support/resources/resource-client.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const FONT = new URL('../../src/ui/fonts/instrument-sans.woff2', import.meta.url)

type Read = AdminCallData['appearance.read']
type Item = Read['item']

let test: TestApp
let claire: TestMember
let paul: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  claire = await addMember(test, { role: 'ADMIN' })
  paul = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const read = async (who = claire) => (await sendAs(test, who, { method: 'GET', path: '/appearance' })) as Read
const save = async (item: Item, form: Item['form'], who = claire) =>
  (await sendAs(test, who, { method: 'PUT', path: `/appearance/${item.id}`, version: item.version, body: form })) as Item
const act = async (verb: string, item: Item, who = claire) =>
  (await sendAs(test, who, {
    method: 'POST',
    path: `/appearance/${item.id}/${verb}`,
    version: item.version,
    ...(verb === 'publish' && { body: { at: null } }),
  })) as Item
const history = async () =>
  ((await sendAs(test, claire, { method: 'GET', path: '/appearance/37/history' })) as { changes: ItemChange[] }).changes

const withColors = ({ form }: Item, colors: Partial<Item['form']['colors']>) => ({ ...form, colors: { ...form.colors, ...colors } })

/** The colours that visitors get: the settings, and the style sheet of the theme. */
async function seen() {
  const answer = await test.app.inject({ url: '/api/parameter?type=ACCENT_COLOR,PRIMARY_COLOR', headers: { host: 'localhost' } })
  const { data } = answer.json<{ data: { type: string; value: string }[] }>()
  const sheet = await test.app.inject({ url: '/theme.0123456789abcdef.css', headers: { host: 'localhost' } })
  return {
    ...Object.fromEntries(data.map(({ type, value }) => [type, value])),
    css: /--theme-accent: (#[0-9a-f]{6});/.exec(sheet.body)?.[1],
  }
}

const contentVersion = async () =>
  (await test.database.pool.query<{ v: string }>('select content_version as v from sites where id = 37')).rows[0]?.v

it('keeps a trial that no visitor sees, publishes it as one, and takes it back by one undo', async () => {
  const before = await seen()
  const version = await contentVersion()
  const { item } = await read()
  const form = { ...withColors(item, { accent: '#8a1f11', primary: '#112233' }), style: 'cellar' as const }
  const changed = await save(item, { ...form, fonts: { ...form.fonts, TITLE: { ...form.fonts.TITLE, size: 40 } } })
  expect([changed.state, await seen(), await contentVersion()]).toEqual(['CHANGED', before, version])
  expect((await read(paul)).item).toMatchObject({ state: 'CHANGED', published: item.form, form: { style: 'cellar' } })
  const published = await act('publish', changed)
  expect([published.state, published.published]).toEqual(['PUBLISHED', null])
  expect(await seen()).toEqual({ ACCENT_COLOR: '#8a1f11', PRIMARY_COLOR: '#112233', css: '#8a1f11' })
  expect(Number(await contentVersion())).toBeGreaterThan(Number(version))
  const [last] = await history()
  expect(last).toMatchObject({ act: 'publish', isAlone: true })
  await sendAs(test, claire, { method: 'POST', path: '/undo', body: { batch: last?.batch } })
  expect(await seen()).toEqual(before)
  expect((await read()).item).toMatchObject({ state: 'CHANGED', form: changed.form, published: item.form })
  expect(await act('discard', (await read()).item)).toMatchObject({ state: 'PUBLISHED', form: item.form })
})

it('refuses to publish pale colours, alone or with other contents, and names each pair', async () => {
  const { item } = await read()
  const pale = await save(item, withColors(item, { accent: '#e0b0a8', muted: '#c9c4ba' }))
  const refusal = await refusalOf(act('publish', pale))
  const errors = refusal.data['errors'] as { field: string; code: string; message: string }[]
  expect([refusal.status, errors.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [
      ['colors.muted', 'CONTRAST'],
      ['colors.accent', 'CONTRAST'],
      ['colors.accent', 'CONTRAST'],
    ],
  ])
  expect(errors[0]?.message).toMatch(/^Texte discret sur le fond ou la surface.: contraste de 1,\d+, il faut au moins 4,50?\.$/)
  const wanted = { resource: 'appearance', id: 37, version: pale.version }
  const waiting = (await sendAs(test, claire, { method: 'GET', path: '/publication/waiting' })) as AdminCallData['publication.waiting']
  expect(waiting.items).toMatchObject([{ ...wanted, state: 'CHANGED', changed: ['colors.accent', 'colors.muted'] }])
  const joint = { documents: [], items: [wanted] }
  const together = await refusalOf(sendAs(test, claire, { method: 'POST', path: '/publication', body: joint }))
  expect([together.data.code, together.data['items']]).toMatchObject(['PUBLICATION_REFUSED', [{ resource: 'appearance', id: 37 }]])
  const readable = await save(pale, withColors(pale, { accent: '#8a1f11', muted: '#5a6072' }))
  await sendAs(test, claire, {
    method: 'POST',
    path: '/publication',
    body: { ...joint, items: [{ ...wanted, version: readable.version }] },
  })
  expect(await seen()).toMatchObject({ css: '#8a1f11' })
})

it('refuses a change of an earlier version, and a change that names no version', async () => {
  const { item } = await read()
  await save(item, withColors(item, { line: '#ddd3c0' }), paul)
  expect((await refusalOf(save(item, withColors(item, { accent: '#1f6b58' })))).data.code).toBe('STALE_VERSION')
  await test.app.features.parameters.set(37, 'ACCENT_COLOR', '#7a2048')
  const { item: now } = await read()
  expect((now.published ?? now.form).colors.accent).toBe('#7a2048')
  const unnamed = sendAs(test, claire, { method: 'PUT', path: '/appearance/37', body: now.form })
  expect((await refusalOf(unnamed)).data).toMatchObject({ code: 'STALE_VERSION', reason: 'NOT_NAMED' })
})

it('takes a font file of the site, and refuses to publish a font that the site does not have', async () => {
  const send = async (bytes: Buffer, name: string) =>
    test.app.inject({
      ...{ method: 'POST', url: '/api/admin/appearance/font' },
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        authorization: claire.token,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="font"; filename="${name}"\r\ncontent-type: font/woff2\r\n\r\n`),
        ...[bytes, Buffer.from('\r\n--x--\r\n')],
      ]),
    })
  const font = await readFile(FONT)
  const { data } = (await send(font, 'Maison-Bold.woff2')).json<{ data: { id: number; family: string } }>()
  expect(data).toEqual({ id: data.id, family: 'Maison' })
  for (const [bytes, name] of [
    [Buffer.from('<svg/>'), 'x.woff2'],
    [font.subarray(0, 200), 'y.woff2'],
  ] as const)
    expect((await send(bytes, name)).statusCode).toBe(422)
  const { item } = await read()
  const { form } = item
  const titled = { ...form, fonts: { ...form.fonts, TITLE: { ...form.fonts.TITLE, family: 'Maison' } } }
  const without = await save(item, titled)
  expect((await refusalOf(act('publish', without))).data['errors']).toMatchObject([{ field: 'fonts.TITLE.family', code: 'NOT_THERE' }])
  const whole = await act('publish', await save(without, { ...titled, families: [{ name: 'Maison', files: [data.id] }] }))
  expect(whole.state).toBe('PUBLISHED')
  const sheet = await test.app.inject({ url: '/theme.0123456789abcdef.css', headers: { host: 'localhost' } })
  expect(sheet.body).toMatch(/font-family: 'Maison';\s+font-weight: 700;/)
  await act('publish', await save(whole, form))
})

it('lets those alone see and change it whose profile has the rights of the settings', async () => {
  const author = await addMember(test, { role: 'ADMIN' })
  await test.database.pool.query(`update users set admin_profile = 'AUTHOR' where id = $1`, [author.userId])
  const { item } = await read()
  const works = [
    () => read(author),
    () => save(item, item.form, author),
    () => act('publish', item, author),
    () => act('discard', item, author),
  ]
  for (const work of works) expect((await refusalOf(work())).status).toBe(403)
})

it('refuses what is no colour, no font and no file of the library', async () => {
  const { item } = await read()
  const { form } = item
  const faults = [
    { ...form, colors: { ...form.colors, accent: 'red;}' } },
    { ...form, fonts: { ...form.fonts, TITLE: { ...form.fonts.TITLE, family: "X'; src: url(//x)" } } },
    { ...form, families: [{ name: 'Maison', files: [] }] },
    { ...form, banner: { ...form.banner, height: 4000 } },
  ]
  for (const fault of faults) expect((await refusalOf(save(item, fault))).status).toBe(422)
  const strange = await save(item, { ...form, logos: { ...form.logos, LOGO: { imageId: 999_999, alt: 'Rien' } } })
  expect((await read()).shown.logos.map(({ type }) => type)).not.toContain('LOGO')
  await act('discard', strange)
})
