import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { addCarrier, addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'

const [france, belgium, switzerland] = [1, 1056, 1756]

let test: TestFeatures
let wine: number
let light: number

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  wine = (await addWine(db, { onHand: null })).id
  light = (await addWine(db, { onHand: null, hasShippingFees: false })).id
  await addCarrier(db, {
    code: 'COLI',
    tariffs: [
      { to: 6, price: 990 },
      { from: 7, to: 18, price: 1490 },
      { prefix: '20', to: 18, price: 2990 },
      { prefix: '97', price: null },
      { prefix: '35', toGoods: 4999, price: 1290 },
      { prefix: '35', fromGoods: 5000, price: 590 },
      { countryId: belgium, to: 18, price: 1990 },
    ],
  })
  await addCarrier(db, { code: 'MR24', deliveryType: 'PICKUP', tariffs: [{ to: 6, price: 690 }] })
  await addCarrier(db, { code: 'VEXP', siteType: 'VIGNOBLE_EXPORT', tariffs: [{ price: 4900 }, { countryId: switzerland, price: 5900 }] })
})
afterAll(() => test.close())

const buyer = (siteId = shopId, locale?: string) => ({ scope: test.scope(siteId, locale), caller: { kind: 'visitor' as const } })
const ask = (
  quantity: number,
  { id = wine, postalCode = '75011', country = france }: { id?: number; postalCode?: string; country?: number | string } = {},
) => test.features.delivery.fees(buyer(), { products: [{ idProduct: id, quantity }], postalCode, country })
const fees = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).map(({ serviceCode, fdp, price }) => [serviceCode, fdp, price])
const refused = (...asked: Parameters<typeof ask>) =>
  ask(...asked).then(
    () => null,
    ({ code, data }: { code: string; data: object }) => ({ ...data, code }),
  )

const refresh = () => test.features.directory.refresh(shopId)
const served = async () =>
  (await test.features.delivery.countries(buyer().scope)).filter(({ isServed }) => isServed).map(({ alphaTwo }) => alphaTwo)

describe('the prices of carriers', () => {
  it('lists each carrier with its price for the parcel and its place', async () => {
    const [coli] = await ask(6)
    expect(coli).toEqual({
      ...{ id: coli?.id, name: 'Transport COLI', fdp: 9.9, price: 9.9, serviceCode: 'COLI' },
      ...{ deliveryType: 'DELIVERY', siteType: 'CLASSIC', delayDays: [2, 3], mostUnits: 18 },
    })
    expect(await fees(6)).toEqual([
      ['COLI', 9.9, 9.9],
      ['MR24', 6.9, 6.9],
      ['VEXP', 49, 49],
    ])
    expect(await fees(7)).toEqual([
      ['COLI', 14.9, 14.9],
      ['VEXP', 49, 49],
    ])
    expect(await fees(6, { postalCode: '20 090' })).toContainEqual(['COLI', 29.9, 29.9])
    expect(await fees(6, { country: 'fr' })).toHaveLength(3)
  })

  it('accepts valid places only, and overseas only with a tariff that names it', async () => {
    for (const postalCode of ['ABC', '999999999', '00000', '96000', '7501'])
      expect([postalCode, await refused(6, { postalCode })]).toEqual([postalCode, { code: 'BAD_POSTAL_CODE' }])
    expect(await refused(6, { postalCode: '97400' })).toEqual({ code: 'NO_CARRIER' })
  })

  it('follows the price of the goods where a tariff says so', async () => {
    expect(await fees(3, { postalCode: '35000' })).toContainEqual(['COLI', 12.9, 12.9])
    expect(await fees(4, { postalCode: '35000' })).toContainEqual(['COLI', 5.9, 5.9])
  })

  it('is nothing for what has no shipping fees', async () => {
    expect(await fees(6, { id: light })).toEqual([
      ['COLI', 0, 0],
      ['MR24', 0, 0],
      ['VEXP', 0, 0],
    ])
  })

  it('is nothing in France from the bottles or the price that the shop says, but for exports', async () => {
    await setParameters(test.database.db, { FREE_SHIPPING_BOTTLE: 12, FREE_SHIPPING_PRICE: 100 })
    await refresh()
    expect(await fees(7)).toEqual([
      ['COLI', 14.9, 14.9],
      ['VEXP', 49, 49],
    ])
    expect(await fees(8)).toEqual([
      ['COLI', 0, 14.9],
      ['VEXP', 49, 49],
    ])
    await setParameters(test.database.db, { FREE_SHIPPING_PRICE: 0 })
    await refresh()
    expect(await fees(11)).toContainEqual(['COLI', 14.9, 14.9])
    expect(await fees(12)).toContainEqual(['COLI', 0, 14.9])
    await setParameters(test.database.db, { FREE_SHIPPING_BOTTLE: 0 })
    await refresh()
  })

  it('is limited to the most that one delivery may hold', async () => {
    await setParameters(test.database.db, { MINIMUM_EXPEDITION_BOTTLE: 3, MAXIMUM_EXPEDITION_BOTTLE: 12 })
    await refresh()
    expect(await refused(2)).toEqual({ code: 'MIN_BOTTLES', min: 3, count: 2 })
    expect(await refused(13)).toEqual({ code: 'MAX_BOTTLES', max: 12, count: 13 })
    expect(await refused(3)).toBeNull()
    await setParameters(test.database.db, { MINIMUM_EXPEDITION_BOTTLE: 0, MAXIMUM_EXPEDITION_BOTTLE: 0 })
    await refresh()
  })

  it('depends on where the shop sells to', async () => {
    expect(await refused(6, { country: belgium, postalCode: '1000' })).toEqual({ code: 'COUNTRY_NOT_SERVED' })
    await setParameters(test.database.db, { ONLY_SELL_IN_FRANCE: false })
    await refresh()
    await setParameters(test.database.db, { FREE_SHIPPING_BOTTLE: 6 })
    await refresh()
    // Free in France alone.
    expect(await fees(6)).toContainEqual(['COLI', 0, 9.9])
    expect(await fees(6, { country: belgium, postalCode: '1000' })).toEqual([['COLI', 19.9, 19.9]])
    await setParameters(test.database.db, { FREE_SHIPPING_BOTTLE: 0 })
    await refresh()
    expect(await refused(19, { country: belgium, postalCode: '1000' })).toEqual({
      code: 'NO_CARRIER',
      reason: 'TOO_LARGE',
      units: 19,
      most: 18,
    })
    expect(await refused(6, { country: switzerland, postalCode: '1200' })).toEqual({ code: 'COUNTRY_NOT_SERVED' })
    expect(await served()).toEqual(['BE', 'FR'])
    await setParameters(test.database.db, { SELLS_WORLDWIDE: true })
    await refresh()
    expect(await fees(6, { country: switzerland, postalCode: '1200' })).toEqual([['VEXP', 59, 59]])
    expect(await served()).toEqual(['BE', 'FR', 'CH'])
    expect(await refused(6, { country: 1392, postalCode: '100' })).toEqual({ code: 'COUNTRY_NOT_SERVED' })
    expect(await refused(6, { country: 999_999 })).toEqual({ code: 'COUNTRY_NOT_SERVED' })
  })

  it('is refused without a shop, and to callers who see no prices', async () => {
    const products = [{ idProduct: wine, quantity: 1 }]
    const closed = test.features.delivery.fees(buyer(37), { products, postalCode: '75011', country: france })
    await expect(closed).rejects.toMatchObject({ code: 'SHOP_CLOSED' })
    await setParameters(test.database.db, { HIDE_PRODUCT_PRICES: true })
    await refresh()
    expect(await refused(6)).toEqual({ code: 'PRICES_HIDDEN' })
    await setParameters(test.database.db, { HIDE_PRODUCT_PRICES: false })
    await refresh()
  })
})

describe('countries', () => {
  it('are those of ISO 3166, by their names in the reader’s language', async () => {
    const [french, english] = [
      await test.features.delivery.countries(buyer().scope),
      await test.features.delivery.countries(buyer(shopId, 'en_GB').scope),
    ]
    expect(french.length).toBeGreaterThan(240)
    expect(french.find(({ id }) => id === france)).toMatchObject({ alphaTwo: 'FR', alphaThree: 'FRA', numCode: 250, name: 'France' })
    expect(french.find(({ id }) => id === belgium)).toMatchObject({ alphaTwo: 'BE', name: 'Belgique' })
    expect(english.find(({ alphaTwo }) => alphaTwo === 'DE')).toMatchObject({ id: 3, name: 'Germany' })
    expect([french[0]?.name, english[0]?.name]).toEqual(['Afghanistan', 'Afghanistan'])
    expect(french.map(({ alphaTwo }) => alphaTwo).indexOf('EE')).toBeLessThan(french.map(({ alphaTwo }) => alphaTwo).indexOf('FR'))
  })

  it('are served by no site without a shop', async () => {
    expect((await test.features.delivery.countries(buyer(37).scope)).some(({ isServed }) => isServed)).toBe(false)
  })
})

describe('towns', () => {
  const find = (search: string, idCountry: number | string = france) => test.features.delivery.cities({ search, idCountry })

  it.each([
    ['saint-emilion', { postalCode: '33330', name: 'Saint-Émilion' }],
    ['St Émilion', { postalCode: '33330', name: 'Saint-Émilion' }],
    ['Fauger', { postalCode: '34600', name: 'Faugères' }],
    ['34600', { postalCode: '34600', name: 'Faugères' }],
    ['75011', { postalCode: '75011', name: 'Paris' }],
    ['l’haÿ', { postalCode: '94240', name: 'L’Haÿ-les-Roses' }],
  ])('are found by « %s »', async (search, town) => {
    expect((await find(search)).map(({ postalCode, name }) => ({ postalCode, name: name.replace("'", '’') }))).toContainEqual(town)
  })

  it('come the largest first, twenty at most', async () => {
    const found = await find('mar')
    expect(found).toHaveLength(20)
    expect(found[0]?.name).toBe('Marseille')
  })

  it('are known in France alone, and not by signs', async () => {
    expect(await find('Bruxelles', belgium)).toEqual([])
    expect(await find('Bruxelles', 'BE')).toEqual([])
    expect(await find('34600', 'fr')).toEqual(await find('34600'))
    expect(await find('%')).toEqual([])
    expect(await find('zzzz')).toEqual([])
  })
})

describe('places where parcels wait', () => {
  const near = (serviceCode: string, postalCode: string, country: number | string = france) =>
    test.features.delivery.accessPoints(buyer(), { serviceCode, postalCode, country })

  it('come the nearest first, ten at most, each with its distance, none too far', async () => {
    const points = await near('MR24', '75011')
    expect(points.map(({ city, distance }) => [city, distance])).toEqual([
      ['Paris', 0.7],
      ['Paris', 0.9],
      ['Paris', 1.4],
      ['Vincennes', 4.5],
      ['Paris', 4.5],
      ['Paris', 6.6],
      ['Boulogne-Billancourt', 10.4],
    ])
    expect((await near('MR24', '34600')).map(({ city }) => city)).toEqual(['Bédarieux', 'Béziers'])
    expect((await near('MR24', '34600', 'FR')).map(({ city }) => city)).toEqual(['Bédarieux', 'Béziers'])
    expect(await near('MR24', '1000', belgium)).toEqual([])
  })

  it('are those of the department where a town is not known, without how far they are', async () => {
    const points = await near('MR24', '34120')
    expect(points.map(({ city, distance }) => [city, distance])).toEqual([
      ['Montpellier', undefined],
      ['Béziers', undefined],
      ['Bédarieux', undefined],
    ])
  })

  it('are those of a carrier that is named by its number alone', async () => {
    const mondialRelay = (await ask(6)).find(({ serviceCode }) => serviceCode === 'MR24')?.id
    const place = { postalCode: '34600', country: 'FR' }
    const asked = (sent: object) => test.features.delivery.accessPoints(buyer(), { ...place, ...sent })
    expect(await asked({ idCarrier: mondialRelay })).toEqual(await near('MR24', '34600'))
    await expect(asked({ idCarrier: 999_999 })).rejects.toMatchObject({ code: 'NO_CARRIER' })
    await expect(asked({})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('are those of carriers that have some', async () => {
    await expect(near('COLI', '34600')).rejects.toMatchObject({ code: 'NO_CARRIER' })
    await expect(near('OTHER', '34600')).rejects.toMatchObject({ code: 'NO_CARRIER' })
    await expect(near('MR24', '34600', 999_999)).rejects.toMatchObject({ code: 'NO_CARRIER' })
  })
})
