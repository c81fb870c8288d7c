import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { saveCollection, saveElement, type CollectionInput, type ElementInput } from './save-element.ts'

let test: TestFeatures

const recipes: CollectionInput = {
  route: 'recipe',
  labels: { fr_FR: 'Recettes', en_GB: 'Recipes' },
  addresses: { fr_FR: 'recettes', en_GB: 'recipes' },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['minutes'],
    properties: {
      minutes: { type: 'integer', minimum: 1 },
      season: { enum: ['SUMMER', 'WINTER', null] },
      isQuick: { type: 'boolean' },
      lastCooked: { type: ['string', 'null'], format: 'date' },
      advice: { type: 'string' },
      steps: { type: 'array', items: { type: 'string' } },
    },
  },
  defaultOrder: 'minutes:desc',
}

const recipe = (slug: string, properties: ElementInput['properties'], rest: Partial<ElementInput> = {}): ElementInput => ({
  route: 'recipe',
  imageId: null,
  position: 0,
  properties,
  texts: { fr_FR: { slug, title: slug } },
  ...rest,
})

const save = (element: ElementInput & { id?: number }, siteId = 38) =>
  saveElement(test.database.db, test.features.sanitiser.sanitise, siteId, element)

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  // The two sites of the tests were given their numbers by hand.
  await sql`select setval('element_collections_id_seq', 100), setval('elements_id_seq', 100)`.execute(db)
  await saveCollection(db, 38, recipes)
  await save(recipe('coq-au-vin', { minutes: 180, season: 'WINTER', isQuick: false, steps: ['Mariner'] }))
  await save(
    recipe(
      'salade',
      { minutes: 10, season: 'SUMMER', isQuick: true, lastCooked: '2026-07-14', advice: 'Bien froide' },
      {
        texts: {
          fr_FR: { slug: 'salade', title: 'Salade', content: '<p>Laver.</p>' },
          en_GB: { slug: 'salad', title: 'Salad', properties: { advice: 'Serve cold' } },
        },
      },
    ),
  )
  await save(recipe('bientot', { minutes: 5 }, { publishedAt: new Date(Date.now() + 86_400_000) }))
  await test.features.directory.refresh()
})
afterAll(() => test.close())

const list = async (text = '', locale = 'fr_FR') => {
  const scope = test.scope(38, locale)
  const { grammar } = await test.features.elements.collection(scope, 'recipe')
  return test.features.elements.list(scope, 'recipe', parseListQuery(grammar, new URLSearchParams(text)))
}

const titles = async (text = '', locale?: string) => (await list(text, locale)).items.map(({ title }) => title)

describe('the elements of a site’s own collection', () => {
  it('lie flat with their properties, in the collection’s order', async () => {
    expect(await list()).toEqual({
      total: 2,
      items: [
        expect.objectContaining({
          route: 'recipe',
          title: 'coq-au-vin',
          url: 'recettes/coq-au-vin',
          minutes: 180,
          steps: ['Mariner'],
          lastCooked: null,
        }),
        expect.objectContaining({ title: 'Salade', url: 'recettes/salade', minutes: 10, advice: 'Bien froide' }),
      ],
    })
  })

  it.each([
    ['minutes=lt:60', ['Salade']],
    ['season=WINTER,SUMMER&minutes=gte:180', ['coq-au-vin']],
    ['isQuick=true', ['Salade']],
    ['lastCooked=2026-07-14', ['Salade']],
    ['lastCooked=df:2026-07-14', ['coq-au-vin']],
    ['advice=lk:FROIDE', ['Salade']],
    ['search=laver', ['Salade']],
    ['orderBy=minutes', ['Salade', 'coq-au-vin']],
    ['orderBy=lastCooked:desc', ['Salade', 'coq-au-vin']],
  ])('are filtered and ordered by their own properties: %s', async (text, expected) => {
    expect(await titles(text)).toEqual(expected)
  })

  it('speak the reader’s language, property by property', async () => {
    expect(await titles('', 'en_GB')).toEqual(['coq-au-vin', 'Salad'])
    expect(await test.features.elements.get(test.scope(38, 'en_GB'), 'recipe', 'salad')).toMatchObject({
      url: 'recipes/salad',
      minutes: 10,
      advice: 'Serve cold',
      content: '<p>Laver.</p>',
    })
  })

  it('are found by number or name, on their own site', async () => {
    const { id } = await test.features.elements.get(test.scope(38), 'recipe', 'coq-au-vin')
    expect(await test.features.elements.get(test.scope(38), 'recipe', id)).toMatchObject({ title: 'coq-au-vin', content: null })
    for (const asked of ['bientot', 'inconnue', 9999])
      await expect(test.features.elements.get(test.scope(38), 'recipe', asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(test.features.elements.get(test.scope(37), 'recipe', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(test.features.elements.get(test.scope(37), 'event', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('what a collection refuses', () => {
  it.each([
    [{ minutes: 'dix' }, 'properties.minutes'],
    [{}, 'properties.minutes'],
    [{ minutes: 10, salt: true }, 'properties.salt'],
    [{ minutes: 10, season: 'SPRING' }, 'properties.season'],
    [{ minutes: 10, lastCooked: 'hier' }, 'properties.lastCooked'],
  ])('an element with %j', async (properties, field) => {
    await expect(save(recipe('refusee', properties as ElementInput['properties']))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { errors: [{ field, code: 'FORMAT' }] },
    })
  })

  it('an element whose text could do something, or of a collection that is not there', async () => {
    const texts = { fr_FR: { slug: 'piege', title: 'Piège', content: '<img src=x onerror=x()>' } }
    await expect(save(recipe('piege', { minutes: 1 }, { texts }))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(save(recipe('ailleurs', { minutes: 1 }), 37)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('a schema that is none, and a property that takes the name of another', async () => {
    const properties = (schema: object) =>
      saveCollection(test.database.db, 38, { ...recipes, route: 'x', schema: schema as CollectionInput['schema'] })
    const refusedAt = (field: string) => ({
      code: 'VALIDATION_FAILED',
      data: { errors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown },
    })
    const nonsense = properties({ type: 'object', properties: { a: { type: 'nonsense' } } })
    await expect(nonsense).rejects.toMatchObject(refusedAt('schema.properties.a.type'))
    await expect(properties({ type: 'object', nonsense: true })).rejects.toMatchObject(refusedAt('schema'))
    for (const name of ['id', 'title', 'search', 'nbItem', '__proto__', 'With space']) {
      const schema = JSON.parse(`{"type":"object","properties":{${JSON.stringify(name)}:{"type":"string"}}}`) as object
      await expect(properties(schema), name).rejects.toMatchObject(refusedAt(`schema.properties.${name}`))
    }
  })
})
