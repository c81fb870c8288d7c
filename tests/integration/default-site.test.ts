import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { silentLog } from '#server/database/log.ts'
import { createSite } from '#server/seeds/seed.ts'
import { defaultRoutes } from '#tests/support/server/default-routes.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { mainText } from '#tests/support/sites/sample-sites.ts'

let test: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-default-site-'))
  test = await testApp({ env: { DATA_DIR: folder } })
  const { features } = test.app
  const parts = {
    db: test.database.db,
    files: createLocalFileStore(join(folder, 'files')),
    publicUrl: 'http://localhost:3000',
    log: silentLog,
    features,
  }
  await createSite(parts, { name: 'Neuf', isDefault: true, domains: [{ host: 'neuf.localhost', kind: 'dev' }] })
  await createSite(parts, {
    name: 'New',
    languages: [{ locale: 'fr_FR' }, { locale: 'en_GB' }],
    domains: [{ host: 'new.localhost', kind: 'dev' }],
  })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (host: string, url: string) => test.app.inject({ url, headers: { host, accept: 'text/html' } })

describe('a site made of the default configuration alone', () => {
  it.each(defaultRoutes)('renders %s', async (url) => {
    const response = await get('neuf.localhost', url)
    expect(response.statusCode).toBe(200)
    expect(response.body.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(response.body.match(/<main[\s>]/g)).toHaveLength(1)
    expect(response.body).not.toMatch(/\{\{[A-Z_]+\}\}/)
  })

  it('has a page for each address of its menu', async () => {
    const site = test.app.features.directory.resolve('neuf.localhost')
    const { menu } = await test.app.features.sites.info({ site, locale: 'fr_FR' })
    expect(menu.length).toBeGreaterThan(2)
    for (const { url } of menu) expect((await get('neuf.localhost', `/${url ?? ''}`)).statusCode).toBe(200)
  })

  it.each(['/blog/inconnu', '/nulle-part', '/en', '/password/reset/<b>'])('knows no %s', async (url) => {
    const response = await get('neuf.localhost', url)
    expect([400, 404]).toContain(response.statusCode)
  })

  it('has colours, fonts and words of its own from the start, and no opening hours', async () => {
    const { features } = test.app
    const site = features.directory.resolve('neuf.localhost')
    const scope = { site, locale: 'fr_FR' }
    expect(site.theme['colors']).toMatchObject({
      primary: expect.stringMatching(/^#/) as string,
      accent: expect.stringMatching(/^#/) as string,
    })
    const { fonts } = await features.sites.info(scope)
    expect(fonts.map(({ type }) => type)).toEqual(['TITLE', 'CONTENT', 'MENU'])
    const { days } = (await features.confs.get(scope, 'OPENING_HOURS')) as { days: { ranges: object[] }[] }
    expect(days).toHaveLength(7)
    expect(days.filter(({ ranges }) => ranges.length > 0)).toEqual([])
    for (const url of ['/', '/contact']) expect((await get('neuf.localhost', url)).body).not.toMatch(/Horaires|Fermé aujourd|openingHours/u)
    expect(mainText((await get('neuf.localhost', '/')).body)).toContain('Ce site présente notre activité')
  })

  it.each(['COMPANY_NAME', 'LEGAL_AGENT', 'HEAD_OFFICE', 'COMPANY_PHONE', 'COMPANY_EMAIL', 'RCS_NUMBER', 'VAT_NUMBER'])(
    'has five legal texts, with a place for %s',
    async (placeholder) => {
      const { directory, parameters } = test.app.features
      const scope = { site: directory.resolve('neuf.localhost'), locale: 'fr_FR' }
      const types = ['SALE_TERMS', 'USE_TERMS', 'LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY'] as const
      const texts = await Promise.all(types.map((type) => parameters.value(scope, type)))
      for (const text of texts) expect(String(text)).toMatch(/<h2[\s>]/)
      expect(texts.filter((text) => String(text).includes(`{{${placeholder}}}`)).length).toBeGreaterThan(0)
    },
  )

  it('names the mediator in its terms and in its legal notice', async () => {
    const { directory, parameters } = test.app.features
    const scope = { site: directory.resolve('neuf.localhost'), locale: 'fr_FR' }
    for (const type of ['SALE_TERMS', 'USE_TERMS', 'LEGAL_NOTICE'] as const)
      expect([type, String(await parameters.value(scope, type))]).toEqual([type, expect.stringContaining('{{MEDIATOR}}')])
  })

  it('leads from its menu to the blog, the terms of use and pages by their addresses', async () => {
    const site = test.app.features.directory.resolve('neuf.localhost')
    const { menu } = await test.app.features.sites.info({ site, locale: 'fr_FR' })
    expect(menu.map(({ url }) => url)).toEqual(expect.arrayContaining(['blog', 'use-terms', 'contact']))
  })

  it('speaks English too when it is asked to', async () => {
    const response = await get('new.localhost', '/en')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="en-GB"')
  })

  it('leaves no block of its pages out', async () => {
    const { features } = test.app
    for (const host of ['neuf.localhost', 'new.localhost']) {
      const site = features.directory.resolve(host)
      for (const locale of site.locales) {
        const addresses = await features.pages.addresses({ site, locale })
        for (const { url } of addresses.filter((address) => address.locale === locale)) {
          const asVisitor = await features.pages.resolve({ site, locale }, url, 'visitors')
          // Pages of the member area are there for who is signed in.
          const resolved = asVisitor.kind === 'page' ? asVisitor : await features.pages.resolve({ site, locale }, url, 'admins')
          const left = resolved.kind === 'page' ? resolved.problems.filter(({ code }) => code !== 'EMPTY_PLACEHOLDER') : [resolved]
          expect(left, `${locale} ${url}`).toEqual([])
        }
      }
    }
  })
})
