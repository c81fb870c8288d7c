import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import { formTree } from '#schemas/admin/resources/form-tree.ts'
import { createRecords } from '#server/composition/records.ts'
import { setAt } from '#server/platform/resources/checks/set-at.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

const locales = ['fr_FR', 'en_GB']
const scopeOf = (id: number) => ({ site: { id, locales, defaultLocale: 'fr_FR' }, locale: 'fr_FR' })

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

// The stores have no state: those that name the tests are as good as those of the server.
const stores = Object.values(createRecords(() => ({ html: '', removed: [] })))
type Saving = (
  db: SampleSites['db'],
  scope: ReturnType<typeof scopeOf>,
  records: readonly { id: number | null; form: unknown }[],
) => Promise<number[]>

const errorsOf = (...errors: readonly (readonly [field: string, code: string])[]) => ({
  data: { errors: errors.map(([field, code]) => expect.objectContaining({ field, code }) as unknown) },
})

describe.each(stores.map((store) => ({ store, name: store.kind.name })))('the store of a $name', ({ store }) => {
  const fields = allFields(formTree(store.kind.form))
  const save: Saving = (...given) => store.save(...given)
  /** The rows of the kind, and those of its children, as they are stored. */
  const rows = async (): Promise<unknown> => {
    const own = await sql`select to_jsonb(t) as row from ${sql.table(store.table)} t order by id`.execute(sites.db)
    const tariffs = await sql`select to_jsonb(t) as row from carrier_tariffs t order by id`.execute(sites.db)
    return [own.rows, tariffs.rows]
  }
  const all = async () => {
    const found = await sql<{ id: number; site_id: number }>`select id, site_id from ${sql.table(store.table)} order by id`.execute(
      sites.db,
    )
    const siteId = found.rows.at(-1)?.site_id ?? 0
    const ids = found.rows.filter((row) => row.site_id === siteId).map(({ id }) => id)
    return { siteId, forms: await store.read(sites.db, siteId, ids) }
  }
  const first = async () => {
    const { siteId, forms } = await all()
    const [entry] = forms
    if (!entry) throw new Error('the sample sites have none')
    return { siteId, id: entry[0], form: structuredClone<unknown>(entry[1]) as Record<string, unknown> }
  }

  it('saves all of a site as they were read, and changes no row', async () => {
    const before = await rows()
    const { siteId, forms } = await all()
    expect(forms.size).toBeGreaterThan(0)
    const given = [...forms].map(([id, form]) => ({ id, form }))
    expect(await save(sites.db, scopeOf(siteId), given)).toEqual([...forms.keys()])
    expect(await rows()).toEqual(before)
  })

  it('answers NOT_FOUND to the number of another site, and changes no row', async () => {
    const before = await rows()
    const { siteId, id, form } = await first()
    await expect(save(sites.db, scopeOf(siteId === 37 ? 38 : 37), [{ id, form }])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await rows()).toEqual(before)
  })

  it('refuses each text that is a file or shows nothing, at its field', async () => {
    const { siteId, id, form } = await first()
    const texts = fields.flatMap(({ path, isRequired, kind }) => valuesAt(form, path).map((placed) => ({ ...placed, isRequired, kind })))
    const lines = texts.filter(({ value, kind }) => typeof value === 'string' && ['line', 'text'].includes(kind))
    for (const { path, isRequired } of lines) {
      for (const [text, isRefused] of [
        ['data:text/html;base64,QQ==', true],
        [' \u200b ', isRequired],
      ] as const) {
        if (!isRefused) continue
        const changed = structuredClone(form)
        setAt(changed, path, text)
        const refused = {
          code: 'VALIDATION_FAILED',
          data: { errors: expect.arrayContaining([expect.objectContaining({ field: path })]) as unknown },
        }
        await expect(save(sites.db, scopeOf(siteId), [{ id, form: changed }]), path).rejects.toMatchObject(refused)
      }
    }
  })

  it('refuses a field that it does not know, a text in a foreign language and a missing own one', async () => {
    const { siteId, id, form } = await first()
    await expect(save(sites.db, scopeOf(siteId), [{ id, form: { ...form, unknown: 1 } }])).rejects.toMatchObject(
      errorsOf(['unknown', 'FORMAT']),
    )
    for (const { path, children = [] } of fields.filter(({ kind }) => kind === 'locales')) {
      const words = (form[path] as Record<string, unknown>)['fr_FR'] ?? null
      const foreign = { ...form, [path]: { fr_FR: words, de_DE: words } }
      await expect(save(sites.db, scopeOf(siteId), [{ id, form: foreign }])).rejects.toMatchObject(errorsOf([`${path}.de_DE`, 'OPTION']))
      if (!children.some(({ isRequired }) => isRequired)) continue
      await expect(save(sites.db, scopeOf(siteId), [{ id, form: { ...form, [path]: {} } }])).rejects.toMatchObject(
        errorsOf([`${path}.fr_FR`, 'REQUIRED']),
      )
    }
  })

  it('refuses all of several for one of them, by its place', async () => {
    const before = await rows()
    const { siteId, id, form } = await first()
    const given = [
      { id, form },
      { id: null, form: { ...form, unknown: 1 } },
    ]
    await expect(save(sites.db, scopeOf(siteId), given)).rejects.toMatchObject(errorsOf(['1.unknown', 'FORMAT']))
    expect(await rows()).toEqual(before)
  })
})

describe('the rules of one kind', () => {
  const saved =
    (store: 'carriers' | 'discountCodes' | 'companyAddresses' | 'variationValues' | 'productKinds', change: object) => async () => {
      const kept = sites.app.features.records[store]
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(kept.table)} where site_id = 38 order by id limit 1`.execute(
        sites.db,
      )
      const id = rows[0]?.id ?? 0
      const form = (await kept.read(sites.db, 38, [id])).get(id)
      return kept.save(sites.db, scopeOf(38), [{ id, form: { ...form, ...change } }])
    }
  const bracket = { country: 'FR', postalPrefix: null, fromUnits: 0, toUnits: 6, fromGoods: 0, toGoods: null, price: 900 }

  it.each([
    ['a delay that ends before it begins', saved('carriers', { delayFrom: 5, delayTo: 2 }), 'delayTo', 'FORMAT'],
    [
      'tariffs that overlap',
      saved('carriers', { tariffs: [bracket, { ...bracket, fromUnits: 6, toUnits: null }] }),
      'tariffs.1.fromUnits',
      'FORMAT',
    ],
    ['a tariff for no country', saved('carriers', { tariffs: [{ ...bracket, country: 'ZZ' }] }), 'tariffs.0.country', 'NOT_THERE'],
    ['another code of a service, which orders name', saved('carriers', { serviceCode: 'OTHER' }), 'serviceCode', 'FIXED'],
    ['a tracking address that runs a script', saved('carriers', { trackingUrl: 'javascript:alert(1)' }), 'trackingUrl', 'FORMAT'],
    ['a code that another discount has', saved('discountCodes', { code: 'CADEAU5' }), 'code', 'TAKEN'],
    ['more than 100 per cent', saved('discountCodes', { type: 'PERCENT', amount: 10_001 }), 'amount', 'MAX'],
    [
      'an end before the start',
      saved('discountCodes', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }),
      'endsAt',
      'DATE',
    ],
    ['half a position', saved('companyAddresses', { latitude: 43, longitude: null }), 'longitude', 'REQUIRED'],
    ['a variation of nothing', saved('variationValues', { variationId: 999_999 }), 'variationId', 'FIXED'],
    ['another name of a kind, which products name', saved('productKinds', { value: 'OTHER' }), 'value', 'FIXED'],
  ])('refuses %s', async (_what, act, field, code) => {
    await expect(act()).rejects.toMatchObject(errorsOf([field, code]))
  })

  it('refuses fewer uses of a code than it has had', async () => {
    await sites.db.updateTable('discount_codes').set({ used: 7 }).where('code', '=', 'RARE10').execute()
    const codes = sites.app.features.records.discountCodes
    const [id = 0] = (await codes.find(sites.db, 38, ['RARE10'])).values()
    const form = (await codes.read(sites.db, 38, [id])).get(id)
    const act = codes.save(sites.db, scopeOf(38), [{ id, form: { ...form, maximumUses: 6 } }])
    await expect(act).rejects.toMatchObject(errorsOf(['maximumUses', 'MIN']))
  })

  it('refuses a new value of a variation that does not exist', async () => {
    const form = { variationId: 999_999, position: 0, labels: { fr_FR: 'Jéroboam' } }
    const act = sites.app.features.records.variationValues.save(sites.db, scopeOf(38), [{ id: null, form }])
    await expect(act).rejects.toMatchObject(errorsOf(['variationId', 'NOT_THERE']))
  })

  it('keeps rows of tariffs that stay, changes another price and drops what is gone', async () => {
    const { carriers } = sites.app.features.records
    const [id = 0] = (await carriers.find(sites.db, 38, ['PTCAV'])).values()
    const read = () => sites.db.selectFrom('carrier_tariffs').select(['id', 'price']).where('carrier_id', '=', id).orderBy('id').execute()
    const [kept, dropped, corsica] = await read()
    const form = (await carriers.read(sites.db, 38, [id])).get(id)
    if (!form) throw new Error('the sample shop has no such carrier')
    const tariffs = form.tariffs
      .filter((_tariff, at) => at !== 1)
      .map((tariff) => (tariff.price === null ? { ...tariff, price: 1990 } : tariff))
    await carriers.save(sites.db, scopeOf(38), [{ id, form: { ...form, tariffs } }])
    expect(await read()).toEqual([kept, { id: corsica?.id, price: 1990 }])
    expect(dropped).toBeDefined()
  })
})
