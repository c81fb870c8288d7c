import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block, Json } from '#schemas/generated/content.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'

let test: TestFeatures
let author: DraftWriter
let mediaId: number
let pageCount = 0

beforeAll(async () => {
  test = await testFeatures()
  const { db } = test.database
  author = await addEditor(db, 37)
  const file = { external_id: '900-abcd', filename: 'vue.webp', mime: 'image/webp', file: 'vue', bytes: 9, hash: 'vue', width: 9000 }
  const media = db.insertInto('media').values({ site_id: 37, ...file, height: 90, blur: null, address: null })
  mediaId = (await media.returning('id').executeTakeFirstOrThrow()).id
  const definition = { fr_FR: { title: 'Devis', fields: [] } }
  await db
    .insertInto('forms')
    .values({ site_id: 37, name: 'essai', definitions: JSON.stringify(definition) } as never)
    .execute()
})
afterAll(() => test.close())

const block = (id: string, type: string, props: Record<string, Json>): Block => ({
  id: `bloc-${id}`,
  type,
  v: test.features.registry.types.get(type)?.version ?? 1,
  props,
})

async function draftOf(blocks: Block[], seo: object = { description: 'Une page du site.' }): Promise<DraftKey> {
  const url = `revue-${(pageCount += 1)}`
  const page = { url, locale: 'fr_FR', title: 'Une page', seo, shell: 'default', middleware: [], layout: { blocks } }
  const { id } = await test.features.pages.save(page as never, { siteId: 37, baseHash: null, by: 'seed' })
  const key = { siteId: 37, kind: 'PAGE', documentId: id, locale: 'fr_FR' } as const
  await test.features.drafts.open(key, author, 'fr_FR')
  return key
}
const found = async (blocks: Block[]) =>
  (await test.features.drafts.review(await draftOf(blocks), 'fr_FR')).findings.map(
    ({ check, blockId, pointer }) => `${check} ${blockId?.replace('bloc-', '')} ${pointer}`,
  )
const button = (id: string, href: string) => block(id, 'button', { label: `Vers ${id}`, href })

describe('review', () => {
  it('finds links to missing pages in each language, and none to pages, files and feeds', async () => {
    const sound = ['/revue-1', '/', '/media/900-abcd/vue.webp', '/news/rss.xml', 'https://example.org/gone'].map((href, n) =>
      button(`s${n}`, href),
    )
    expect(await found(sound)).toEqual([])
    expect(
      await found([button('a', '/nulle-part'), button('b', '/fr/nulle-part?x=1'), button('c', 'https://localhost/nulle-part')]),
    ).toEqual(['a', 'b', 'c'].map((id) => `BROKEN_LINK ${id} /props/href`))
  })

  it('finds files that are gone by their addresses, and reads the escapes of addresses', async () => {
    const hrefs = ['/media/900-abcd/vue.webp', '/media/1-gone/vue.webp', '/media/nexiste.pdf', '/revue%2D1', '/nulle%20part', '/%E0%A4%A']
    expect(await found(hrefs.map((href, n) => button(`f${n}`, href)))).toEqual([
      'BROKEN_LINK f4 /props/href',
      'BROKEN_MEDIA f1 /props/href',
      'BROKEN_MEDIA f2 /props/href',
    ])
  })

  it('finds pictures that are gone, without an alternative text, and too wide for their place', async () => {
    expect(
      await found([block('a', 'image', { image: { id: mediaId } }), block('b', 'image', { image: { id: 999_999, alt: '' } })]),
    ).toEqual(['MISSING_ALT a /props/image', 'BROKEN_MEDIA b /props/image', 'WIDE_PICTURE a /props/image'])
  })

  it('finds a form that the site does not have, and legal values without content', async () => {
    const blocks = [
      block('a', 'form', { form: 'essai' }),
      block('b', 'form', { form: 'gone' }),
      block('c', 'text', { html: '<p>{{HOST_NAME}}, {{COMPANY_NAME}}</p>' }),
      block('d', 'legal-html', { parameter: 'COOKIE_POLICY', title: 'Cookies' }),
    ]
    expect(await found(blocks)).toEqual(['BROKEN_FORM b /props/form', 'MISSING_LEGAL c /props/html', 'MISSING_LEGAL d /props/parameter'])
  })

  it('finds a shared section that is gone, and one without content in the language of the page', async () => {
    const make = async (locale: string) => {
      const section = { title: 'Nos horaires', blocks: [block('a', 'heading', { text: 'Horaires', level: 2 })] }
      return (await test.features.sections.save({ siteId: 37, id: 0, locale }, section, { by: 'test', baseHash: null })).id
    }
    const place = (id: string, section: number) => block(id, 'shared-section', { section })
    const places = [place('a', await make('fr_FR')), place('b', await make('en_GB')), place('c', 999_999)]
    expect(await found(places)).toEqual(['b', 'c'].map((id) => `BROKEN_SECTION ${id} /props/section`))
  })

  it('writes the finding in the language of the reader', async () => {
    const key = await draftOf([button('a', '/nulle-part')], {})
    const messages = async (language: string) => (await test.features.drafts.review(key, language)).findings.map(({ message }) => message)
    expect(await messages('fr_FR')).toEqual([
      'Le lien mène à une page qui n’existe pas. Rien ne se trouve à l’adresse /nulle-part\u00a0: choisissez-en une autre.',
      'La page n’a pas de description. Dites en une ou deux phrases ce qu’on y trouve\u00a0: les moteurs de recherche la montrent sous le titre.',
    ])
    expect((await messages('en_GB'))[0]).toBe(
      'The link leads to a page that does not exist. There is nothing at /nulle-part: choose another address.',
    )
  })
})

describe('the policy of a site', () => {
  const publish = async (key: DraftKey, language: string) => {
    const { seq, hash } = await test.features.drafts.open(key, author, language)
    return test.features.drafts.publish(key, { seq, hash }, author, language)
  }

  it('lets advice be published, and stops a publication at the checks that it names', async () => {
    const key = await draftOf([button('a', '/nulle-part'), block('b', 'form', { form: 'gone' })])
    expect(await test.features.drafts.issues(key, 'fr_FR')).toEqual([])
    await expect(publish(key, 'fr_FR')).resolves.toMatchObject({ revision: expect.any(Number) as number })
    await test.features.parameters.set(37, 'PUBLICATION_STOPS', 'BROKEN_LINK')
    const stop = { blockId: 'bloc-a', pointer: '/props/href', code: 'BROKEN_LINK' }
    expect(await test.features.drafts.issues(key, 'fr_FR')).toMatchObject([stop])
    for (const [language, message] of [
      ['fr_FR', /^Le lien mène/],
      ['en_GB', /^The link leads/],
    ] as const)
      await expect(publish(key, language)).rejects.toMatchObject({
        code: 'PAGE_INVALID',
        data: { errors: [{ ...stop, message: expect.stringMatching(message) as string }] },
      })
    await test.features.parameters.set(37, 'PUBLICATION_STOPS', null)
  })

  it('is refused with the name of an unknown check', async () => {
    await expect(test.features.parameters.set(37, 'PUBLICATION_STOPS', 'MISSING_ALT,AUTRE')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})
