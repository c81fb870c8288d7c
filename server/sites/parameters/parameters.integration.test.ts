import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parameterList, parameterTypes } from '#schemas/api/sites/parameter.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Json } from '#schemas/generated/content.ts'
import { findParameter } from '#domain/parameters.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { defaultConfs } from '#server/sites/component-config/default-config.ts'

let test: TestFeatures
const logged: object[] = []

beforeAll(async () => {
  const log = { debug: () => undefined, info: () => undefined, error: () => undefined, warn: (facts: object) => void logged.push(facts) }
  test = await testFeatures({ log })
})
beforeEach(() => void logged.splice(0))
afterAll(() => test.close())

const list = (text = '', siteId = 37, locale?: string) =>
  test.features.parameters.list(test.scope(siteId, locale), parseListQuery(parameterList.list as ListGrammar, new URLSearchParams(text)))

const valueOf = async (type: string, siteId = 37, locale?: string) => (await list(`type=${type}`, siteId, locale))[0]?.value

describe('the settings of a site', () => {
  it('are all listed with kinds, labels and defaults, except long and private ones', async () => {
    const all = await list()
    const types = all.map(({ type }) => type)
    const long = ['SCRIPT_TO_LOAD', 'SALE_TERMS', 'USE_TERMS', 'LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY']
    expect(types.toSorted()).toEqual(parameterTypes.filter((type) => !findParameter(type)?.isPrivate && !long.includes(type)).toSorted())
    expect(all.find(({ type }) => type === 'COMPANY_PHONE')).toMatchObject({ kind: 'STRING', label: 'Téléphone', value: '+33199001234' })
    expect(all.find(({ type }) => type === 'DETAIL_PAGE_MARGIN_TOP')).toMatchObject({ kind: 'NUMBER', value: 28 })
    expect(all.find(({ type }) => type === 'FACEBOOK_URL')).toMatchObject({ kind: 'LINK', value: null })
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  it('have the country code of a territory overseas, also where +33 was stored before it', async () => {
    const stored = test.database.db.updateTable('parameters').set({ value: jsonb('+33692123456') })
    await stored.where('site_id', '=', 37).where('type', '=', 'COMPANY_PHONE').execute()
    await test.features.parameters.set(37, 'FACEBOOK_URL', null)
    expect(await valueOf('COMPANY_PHONE')).toBe('+262692123456')
    expect((await test.features.parameters.placeholders(test.scope(37))).get('COMPANY_PHONE')).toBe('0692\u00a012\u00a034\u00a056')
    await test.features.parameters.set(37, 'COMPANY_PHONE', '+33199001234')
  })

  it('do not include private ones, also by name', async () => {
    expect(await list('type=BANK_IBAN')).toEqual([])
    expect((await list('type=BANK_IBAN,COMPANY_NAME')).map(({ type }) => type)).toEqual(['COMPANY_NAME'])
  })

  it('are filtered by name and by excluded name', async () => {
    expect((await list('type=COMPANY_NAME,IS_BLOG_ACTIVATED')).map(({ type }) => type)).toEqual(['IS_BLOG_ACTIVATED', 'COMPANY_NAME'])
    expect((await list('type=COMPANY_NAME&type=COMPANY_PHONE')).map(({ type }) => type)).toEqual(['COMPANY_NAME', 'COMPANY_PHONE'])
    expect((await list('type=COMPANY_NAME&type=USE_TERMS')).map(({ type }) => type)).toEqual(['COMPANY_NAME', 'USE_TERMS'])
    expect((await list('type=df:COMPANY_NAME')).map(({ type }) => type)).not.toContain('COMPANY_NAME')
  })

  it('belong to their own site', async () => {
    expect(await valueOf('COMPANY_NAME', 38)).toBeNull()
  })
})

describe('a long text', () => {
  it('is sanitised and filled; an empty placeholder leaves no braces and is logged', async () => {
    const html = '<p>Vendu par {{COMPANY_NAME}}, {{COMPANY_PHONE}}, RM {{RM_NUMBER}}.</p>'
    await test.features.parameters.set(37, 'USE_TERMS', html)
    const shown = await valueOf('USE_TERMS')
    expect(shown).toContain('Greffe &amp; Plume, 01\u00a099\u00a000\u00a012\u00a034')
    expect(shown).not.toMatch(/[{}]/)
    expect(logged).toEqual([expect.objectContaining({ missing: ['RM_NUMBER'] })])
  })

  it('with stored active content is shown without it', async () => {
    const row = { site_id: 37, type: 'COOKIE_POLICY', value: JSON.stringify('<p>Bonjour<script>x()</script></p>') as never }
    await test.database.db.insertInto('parameters').values(row).execute()
    await test.features.directory.refresh(37)
    expect(await valueOf('COOKIE_POLICY')).toBe('<p>Bonjour</p>')
    expect(logged).toEqual([expect.objectContaining({ removed: ['<script>'] })])
  })

  it('with active content is rejected', async () => {
    const refused = test.features.parameters.set(37, 'SALE_TERMS', '<p><a href="javascript:x()">x</a></p>')
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { errors: [{ field: 'SALE_TERMS', code: 'UNSAFE_HTML' }] },
    })
  })
})

describe('a value', () => {
  it('of a locale precedes that of all locales, and the default locale is the fallback', async () => {
    await test.features.parameters.set(38, 'COMPANY_NAME', 'Pour tous')
    await test.features.parameters.set(38, 'SHIPPING_MESSAGE', 'Par camion', 'fr_FR')
    await test.features.parameters.set(38, 'COMPANY_NAME', 'The Cellar', 'en_GB')
    expect(await valueOf('COMPANY_NAME', 38)).toBe('Pour tous')
    expect(await valueOf('COMPANY_NAME', 38, 'en_GB')).toBe('The Cellar')
    expect(await valueOf('SHIPPING_MESSAGE', 38, 'en_GB')).toBe('Par camion')
  })

  it('that is cleared returns to its default', async () => {
    await test.features.parameters.set(38, 'MENU_ICON_SIZE', 20)
    expect(await valueOf('MENU_ICON_SIZE', 38)).toBe(20)
    await test.features.parameters.set(38, 'MENU_ICON_SIZE', null)
    expect(await valueOf('MENU_ICON_SIZE', 38)).toBe(14)
  })

  it.each([
    ['MENU_ICON_SIZE', 'grand'],
    ['ACCENT_COLOR', 'red;}</style>'],
    ['FACEBOOK_URL', 'javascript:alert(1)'],
    ['INCONNU', 'x'],
  ])('%s = %j is rejected', async (type, value) => {
    await expect(test.features.parameters.set(37, type, value)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('component configurations', () => {
  it('are those of the site, or else the defaults, by locale', async () => {
    const { confs } = test.features
    expect(await confs.get(test.scope(37), 'PRODUCT_FILE_GENERATOR')).toEqual({
      model: 'CLASSIC',
      showPrice: false,
      footer: 'Document non contractuel',
    })
    expect(await confs.get(test.scope(37), 'GOOGLE_REVIEWS')).toEqual({ rating: null, total: 0, url: null })
    await confs.set(38, 'CONTACT', { message: 'Bonjour' })
    await confs.set(38, 'CONTACT', { message: 'Hello' }, 'en_GB')
    expect(await confs.get(test.scope(38), 'CONTACT')).toMatchObject({ message: 'Bonjour', showMap: false })
    expect(await confs.get(test.scope(38, 'en_GB'), 'CONTACT')).toMatchObject({ message: 'Hello' })
  })

  it('that a component could not parse are rejected', async () => {
    const bad = { message: 12, surprise: true }
    await expect(test.features.confs.set(37, 'CONTACT', bad)).rejects.toMatchObject({
      data: { errors: [{ field: 'surprise' }, { field: 'message' }] },
    })
  })

  it.each<[stored: Readonly<Record<string, Json>>, read: object]>([
    [{ days: 'x', note: 'Sur rendez-vous.' }, { note: 'Sur rendez-vous.' }],
    [{ days: [{ day: 'MONDAY' }] }, {}],
    [{ surprise: true }, {}],
  ])('written by hand are parsed as far as possible and logged: %o', async (stored, read) => {
    const { db } = test.database
    await db.deleteFrom('component_confs').where('site_id', '=', 37).execute()
    await db
      .insertInto('component_confs')
      .values({ site_id: 37, slug: 'OPENING_HOURS', locale: '', config: jsonb(stored) })
      .execute()
    await test.features.directory.refresh(37)
    const conf = await test.features.confs.get(test.scope(37), 'OPENING_HOURS')
    expect(conf).toEqual({ ...defaultConfs.OPENING_HOURS, ...read })
    expect(logged).toEqual([expect.objectContaining({ siteId: 37, slug: 'OPENING_HOURS' })])
  })

  it('with an unknown name do not exist', async () => {
    for (const slug of ['NOPE', '__proto__', 'toString', ''])
      await expect(test.features.confs.get(test.scope(37), slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
