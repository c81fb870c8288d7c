import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { PICTURE_BYTES } from '#schemas/admin/layout-calls.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { pdf } from '#tests/support/blocks/form-stage.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { heading } from '#tests/support/server/site-stage.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Part = readonly [name: string, value: string | Blob, filename?: string]

let test: TestApp
let admin: TestMember
let picture: Buffer
let page: { readonly id: number; readonly layoutId: number; readonly hash: string }
let other: typeof page

const save = (url: string, text: string, base: { readonly id: number; readonly hash: string } | null = null) =>
  test.app.features.pages.save(
    {
      ...{ url, title: url, locale: 'fr_FR', seo: {}, shell: 'default' as const, middleware: [] },
      ...{ layout: { blocks: [heading('titre', text)] }, ...(base && { id: base.id }) },
    },
    { siteId: 37, baseHash: base?.hash ?? null, by: 'a test' },
  )

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  admin = await addMember(test, { role: 'ADMIN' })
  picture = await sharp({ create: { width: 1280, height: 1600, channels: 3, background: '#8a2' } })
    .webp()
    .toBuffer()
  page = await save('page-en-image', 'Bonjour')
  other = await save('autre-page', 'Autre')
})
afterAll(() => test.close())

const headers = () => ({ host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token })
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const place = ({ id, layoutId } = page) => `/api/admin/page/${id}/layout/${layoutId}`
const check = (html: unknown, at = place()) =>
  test.app.inject({ method: 'POST', url: `${at}/hash/check`, headers: headers(), remoteAddress: newNetwork(), payload: { html } })
const checked = async (html: string, at = place()) => (await check(html, at)).json<{ data: AdminCallData['layout.check'] }>().data
const put = async (parts: readonly Part[], at = place()) => {
  const { type, payload } = await multipartOf(parts)
  const sent = { method: 'PUT' as const, url: `${at}/preview`, remoteAddress: newNetwork(), payload }
  return test.app.inject({ ...sent, headers: { ...headers(), 'content-type': type } })
}
const send = (htmlHash: string, bytes: Uint8Array = picture, at = place()) =>
  put(
    [
      ['image', blob(bytes), 'a.webp'],
      ['htmlHash', htmlHash],
    ],
    at,
  )
const pictures = async (query: string) => {
  const answer = await test.app.inject({ url: `/api/admin/page/preview?${query}`, headers: headers() })
  return answer.json<{ data: AdminCallData['layout.pictures'] }>().data
}
const refusal = (answer: Awaited<ReturnType<typeof put>>) => {
  const { data } = answer.json<{ data: { code: string; errors?: readonly { field: string; code: string }[] } }>()
  return [answer.statusCode, data.code, ...(data.errors ?? []).map(({ field, code }) => `${field} ${code}`)]
}

describe('the picture of a page', () => {
  it('is checked, stored small, and served to administrators alone with a long cache time', async () => {
    const html = '<main>  Bonjour </main>'
    const first = await checked(html)
    expect(first).toEqual({ htmlHash: expect.stringMatching(/^sha256-/) as string, valid: false, preview: null })
    const stored = await send(first.htmlHash)
    expect([stored.statusCode, stored.json<{ message: string }>().message]).toEqual([200, 'La vignette est enregistrée.'])
    const { preview } = stored.json<{ data: AdminCallData['layout.preview'] }>().data
    expect(preview).toMatchObject({ width: 640, height: 400, url: `http://localhost:3000${preview.externalPath}` })
    expect(await checked(html)).toEqual({ ...first, valid: true, preview })
    // The HTML is taken as it was sent: one space less is another page.
    expect((await checked('<main> Bonjour </main>')).valid).toBe(false)
    const shown = await test.app.inject({ url: preview.externalPath, headers: headers() })
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      ...[200, 'image/webp', 'private, max-age=31536000, immutable'],
    ])
    expect([shown.headers['x-content-type-options'], shown.headers['content-security-policy']]).toEqual([
      ...['nosniff', "default-src 'none'; frame-ancestors 'none'"],
    ])
    expect((await test.app.inject({ url: preview.externalPath, headers: { host: 'localhost' } })).statusCode).toBe(401)
    const wrong = preview.externalPath.replace(/[0-9a-f]{16}/, '0'.repeat(16))
    for (const url of [wrong, preview.externalPath.replace('.webp', '.svg'), preview.externalPath.replace(/\d+\//, '0/')])
      expect({ url, status: (await test.app.inject({ url, headers: headers() })).statusCode }).toEqual({ url, status: 404 })
  })

  it('stores nothing of the HTML that was checked', async () => {
    await checked('<main>Un mot unique</main>')
    const { rows } = await test.database.pool.query<{ row: string }>('select layout_previews::text as row from layout_previews')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ row }) => row.includes('Un mot unique'))).toEqual([])
  })

  it('is not current after a change of page or theme, until a check finds the same HTML', async () => {
    const made = await save('page-qui-change', 'Un')
    const at = place(made)
    const query = `id=${made.id}`
    expect((await pictures(query)).pictures).toEqual([{ id: made.id, locale: 'fr_FR', preview: null, isCurrent: false }])
    const { htmlHash } = await checked('<main>Un</main>', at)
    await send(htmlHash, picture, at)
    const [current] = (await pictures(`${query}&locale=fr_FR`)).pictures
    expect(current).toMatchObject({ isCurrent: true, preview: { width: 640 } })
    await save('page-qui-change', 'Deux', made)
    expect((await pictures(`${query}&isCurrent=false`)).pictures).toEqual([{ ...current, isCurrent: false }])
    expect((await checked('<main>Un</main>', at)).valid).toBe(true)
    expect((await pictures(query)).pictures).toEqual([current])
    await test.app.features.parameters.set(37, 'ACCENT_COLOR', '#0a7a55')
    expect((await pictures(query)).pictures).toEqual([{ ...current, isCurrent: false }])
    await test.app.features.parameters.set(37, 'ACCENT_COLOR', null)
  })

  it('goes with its page', async () => {
    const made = await save('page-effacee', 'Un')
    await send((await checked('<main>Un</main>', place(made))).htmlHash, picture, place(made))
    await test.database.pool.query('delete from page_documents where page_id = $1', [made.id])
    await test.database.pool.query('delete from pages where id = $1', [made.id])
    const { rows } = await test.database.pool.query('select 1 from layout_previews where layout_id = $1', [made.layoutId])
    expect(rows).toEqual([])
  })
})

describe('a refused check', () => {
  it.each<[string, unknown, string]>([
    ['no HTML', undefined, 'html REQUIRED'],
    ['empty HTML', '', 'html REQUIRED'],
    ['HTML that is no text', 12, 'html TYPE'],
  ])('is that of %s', async (_what, html, fault) => {
    expect(refusal(await check(html))).toEqual([422, 'VALIDATION_FAILED', fault])
  })

  it('answers HTML over 2 MiB, an unknown key, and the layout of another page', async () => {
    expect(refusal(await check('a'.repeat(PICTURE_BYTES)))).toEqual([413, 'TOO_LARGE'])
    const sent = { method: 'POST' as const, url: `${place()}/hash/check`, headers: headers(), remoteAddress: newNetwork() }
    expect((await test.app.inject({ ...sent, payload: { html: '<p>', more: 1 } })).statusCode).toBe(422)
    for (const at of [
      place({ ...page, layoutId: other.layoutId }),
      place({ ...page, id: other.id }),
      place({ ...page, layoutId: 2_000_000 }),
    ])
      expect(refusal(await check('<main></main>', at))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a refused picture', () => {
  it.each<[string, (htmlHash: string) => readonly Part[], (string | number)[]]>([
    ['no file', (hash) => [['htmlHash', hash]], [422, 'VALIDATION_FAILED', 'image REQUIRED']],
    ['no hash', () => [['image', blob(picture), 'a.webp']], [422, 'VALIDATION_FAILED', 'htmlHash REQUIRED']],
    [
      'a hash that is none',
      () => [
        ['image', blob(picture), 'a.webp'],
        ['htmlHash', 'sha256-1'],
      ],
      [422, 'VALIDATION_FAILED', 'htmlHash FORMAT'],
    ],
    [
      'two files',
      (hash) => [
        ['image', blob(picture), 'a.webp'],
        ['image', blob(picture), 'b.webp'],
        ['htmlHash', hash],
      ],
      [413, 'TOO_MANY_FILES'],
    ],
    [
      'a GIF that calls itself WebP',
      (hash) => [
        ['image', blob(Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')), 'a.webp'],
        ['htmlHash', hash],
      ],
      [422, 'VALIDATION_FAILED', 'image FILE_TYPE'],
    ],
    [
      'a drawing',
      (hash) => [
        ['image', blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'a.png'],
        ['htmlHash', hash],
      ],
      [422, 'VALIDATION_FAILED', 'image FILE_TYPE'],
    ],
    [
      'a PDF',
      (hash) => [
        ['image', blob(pdf), 'a.pdf'],
        ['htmlHash', hash],
      ],
      [422, 'VALIDATION_FAILED', 'image FILE_TYPE'],
    ],
    [
      'a picture that breaks off',
      (hash) => [
        ['image', blob(picture.subarray(0, 40)), 'a.webp'],
        ['htmlHash', hash],
      ],
      [422, 'VALIDATION_FAILED', 'image FILE_UNREADABLE'],
    ],
    [
      'more than 2 MiB',
      (hash) => [
        ['image', blob(Buffer.alloc(PICTURE_BYTES + 1)), 'a.webp'],
        ['htmlHash', hash],
      ],
      [422, 'VALIDATION_FAILED', 'image FILE_TOO_LARGE'],
    ],
  ])('is %s', async (_what, parts, said) => {
    const { htmlHash } = await checked(`<main>${page.id}</main>`)
    expect(refusal(await put(parts(htmlHash)))).toEqual(said)
  })

  it('is one of a hash that was not checked last, of a page saved since, and of another page', async () => {
    const former = await checked('<main>Avant</main>')
    const last = await checked('<main>Après</main>')
    expect(refusal(await send(former.htmlHash))).toEqual([409, 'STALE_VERSION'])
    const made = await save('page-publiee-depuis', 'Un')
    const seen = await checked('<main>Un</main>', place(made))
    await save('page-publiee-depuis', 'Deux', made)
    expect(refusal(await send(seen.htmlHash, picture, place(made)))).toEqual([409, 'STALE_VERSION'])
    expect(refusal(await send(last.htmlHash, picture, place({ ...page, layoutId: other.layoutId })))).toEqual([404, 'NOT_FOUND'])
    expect(refusal(await send(last.htmlHash, picture, place(other)))).toEqual([409, 'STALE_VERSION'])
    expect((await send(last.htmlHash)).statusCode).toBe(200)
  })
})

it.each(['jpeg', 'png', 'webp'] as const)('takes %s', async (format) => {
  const bytes = await sharp(picture).toFormat(format).toBuffer()
  const { htmlHash } = await checked(`<main>${format}</main>`)
  expect((await send(htmlHash, bytes)).statusCode).toBe(200)
})
