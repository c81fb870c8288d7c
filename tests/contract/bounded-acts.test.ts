import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { isParameterValue, parameterDefinitions } from '#domain/parameters.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { growthOf, measuredSizes } from '#tests/support/time-ratio.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bounded-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder, TRUST_PROXY: '10.0.0.0/8' } })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

async function upload(inside: string): Promise<number> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${inside}</svg>`
  const { type, payload } = await multipartOf([['image', new Blob([drawing]), 'dessin.svg']])
  const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token, 'content-type': type }
  const sent = { method: 'POST' as const, url: '/api/admin/media', headers, remoteAddress: newNetwork(), payload }
  return (await test.app.inject(sent)).statusCode
}

describe('the upload of a drawing', () => {
  it.each<readonly [string, number, (size: number) => string]>([
    ['nested elements', 422, (size) => '<g>'.repeat(size) + '</g>'.repeat(size)],
    ['blanks before !important', 201, (size) => `<g style="fill:red${' '.repeat(size)}!important"/>`],
    ['classes of one selector', 201, (size) => `<style>${'.a'.repeat(size)}</style>`],
    ['open comments of a style sheet', 201, (size) => `<style>${'/*'.repeat(size)}</style>`],
  ])('is answered in linear time: %s', async (_what, status, inside) => {
    expect(await upload(inside(4000))).toBe(status)
    expect(await growthOf((size) => upload(inside(size)), 16_000)).toBe('linear')
  })
})

describe('a page under hostile texts of an administrator', () => {
  /** A setting of one line has at most 10,000 characters. */
  const LARGEST = 8000
  const [small, large] = measuredSizes(LARGEST)
  /** The sites by the length of their settings, which are written once. */
  const sites = new Map([
    [small, [37, 'localhost']],
    [large, [38, 'cave.localhost']],
  ] as const)
  let turn = 0

  /** Writes all settings that take a text, and a page that shows them and an HTML. Gives the number of the settings. */
  async function write(siteId: number, url: string, { setting, html }: Readonly<Record<'setting' | 'html', string>>): Promise<number> {
    const settings = parameterDefinitions.filter((each) => isParameterValue(each, setting))
    for (const { type } of settings) await test.app.features.parameters.set(siteId, type, setting, 'fr_FR')
    const named = settings.map(({ type }) => `{{${type}}}`).join(' ')
    const blocks = [`<p>${named}</p>`, html, '<p>Fin des textes</p>'].map((each, index) => ({
      ...{ id: `texte-${index}`, type: 'text', v: 1, props: { html: each } },
    }))
    const head = { url, locale: 'fr_FR', title: 'Textes', shell: 'default' as const, middleware: [], seo: {} }
    await test.app.features.pages.save({ ...head, layout: { blocks } }, { siteId, baseHash: null, by: 'a test' })
    return settings.length
  }

  it.each<readonly [string, (size: number) => string, (size: number) => string]>([
    ['zeros and tags in quotes', (size) => '0 '.repeat(size / 2) + '!', (size) => `<p>${'"&lt;"'.repeat(size / 6)}</p>`],
    [
      'postal codes and tables',
      (size) => `${'69002 a '.repeat(size / 8)}!`,
      (size) => `<table><tbody><tr>${'<td>a</td>'.repeat(size / 10)}</tr></tbody></table>`,
    ],
    ['blanks and braces', (size) => `1${' '.repeat(size)}x`, (size) => `<p>${'{{'.repeat(size / 2)}</p>`],
  ])('is drawn in linear time: %s in every setting and a text', async (what, setting, html) => {
    const url = what.replaceAll(' ', '-')
    for (const [size, [siteId]] of sites)
      expect(await write(siteId, url, { setting: setting(size), html: html(2 * size) })).toBeGreaterThan(10)
    const draw = async (size: number) => {
      const [siteId, host] = sites.get(size) ?? [0, '']
      // After the change of any setting all pages of the site are drawn again.
      await test.app.features.parameters.set(siteId, 'STOCK_LIMIT_DISPLAY', (turn += 1), 'fr_FR')
      const { statusCode, body } = await test.app.inject({ url: `/${url}`, headers: { host, accept: 'text/html' } })
      return {
        statusCode,
        isDrawn: body.includes('Fin des textes'),
        hasCompany: /"(?:LocalBusiness|Winery)"/.test(body),
        isWhole: body.length > size,
      }
    }
    for (const size of sites.keys()) expect(await draw(size)).toEqual({ statusCode: 200, isDrawn: true, hasCompany: true, isWhole: true })
    expect(await growthOf(draw, LARGEST)).toBe('linear')
  })
})
