import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { serviceResource } from '#schemas/admin/resources/kinds/services.ts'
import type { DocumentKey } from '#api-client/admin/document-key.ts'
import { servicePriceName } from '#domain/text/price-names.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { followPriceInDrafts } from '#composer/usage/follow-price.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const [SITE, FR] = [38, 'fr_FR']
let test: TestFeatures
let author: DraftWriter

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
})
afterAll(() => test.close())

const keyOf = ({ id }: Pick<DocumentKey, 'id'>): DraftKey => ({ siteId: SITE, kind: 'PAGE', documentId: id, locale: FR })
const actor = () => ({ scope: test.scope(SITE), userId: author.userId, requirePublish: () => Promise.resolve() })
const services = () => test.features.resources.of('service').one
const formOf = (slug: string, title: string, price: number) => {
  const { form } = serviceResource.example
  return { ...form, price, texts: { fr_FR: { ...form.texts['fr_FR'], title, slug } } }
}
const addService = async (...of: Parameters<typeof formOf>) =>
  services().publish(actor(), await services().create(actor(), formOf(...of)), null)

async function addPage(url: string, block: Omit<Block, 'id' | 'v'>): Promise<number> {
  const head = { url, locale: FR, title: url, seo: {}, shell: 'default' as const, middleware: [] }
  const layout = { blocks: [{ id: 'bloc', v: 1, ...block }] }
  return (await test.features.pages.save({ ...head, layout }, { siteId: SITE, baseHash: null, by: 'seed' })).id
}

/** The calls of the panel, on the services of the server. */
const admin = () => {
  const { drafts } = test.features
  return {
    draft: {
      open: (key: DocumentKey) => drafts.open(keyOf(key), author, FR),
      review: (key: DocumentKey) => drafts.review(keyOf(key), FR),
      step: (key: DocumentKey, request: { readonly batches: readonly object[] }) => {
        const batches = request.batches.map((batch) => ({ ...batch, by: String(author.userId) }))
        return drafts.step(keyOf(key), { ...request, batches } as never, author)
      },
    },
  } as never
}

it('lets three pages follow a price by one act, and leaves that of another service alone', async () => {
  const service = await addService('depot-vivant', 'Dépôt du dossier', 41_150)
  await addService('autre-vivante', 'Relecture', 41_150)
  const cells = ['Dépôt du dossier', '411,50 €']
  const columns = [{ label: 'Poste' }, { label: 'Prix' }]
  const pages = [
    await addPage('prix-texte', { type: 'text', props: { html: '<p>Le dépôt du dossier coûte 411,50 €, oui 411,50 €.</p>' } }),
    await addPage('prix-table', { type: 'table', props: { caption: 'Tarifs', columns, rows: [{ cells }] } }),
    await addPage('prix-liste', { type: 'features', props: { items: [{ title: 'Dépôt', text: 'Dossier : 411,50 €' }] } }),
  ]
  const other = await addPage('prix-autre', { type: 'text', props: { html: '<p>La relecture coûte 411,50 €.</p>' } })
  const { uses } = await test.features.references.list(test.scope(SITE), { kind: 'price', key: '41150' })
  expect(uses.map(({ title }) => title)).toEqual(['prix-autre', 'prix-liste', 'prix-table', 'prix-texte'])

  expect(await followPriceInDrafts(uses, { admin: admin(), name: servicePriceName(service.id), label: 'Prix' })).toBe(3)
  for (const id of pages) {
    const { seq, document } = await test.features.drafts.open(keyOf({ id }), author, FR)
    const hash = draftHash(readEditedDocument(document))
    await test.features.drafts.publish(keyOf({ id }), { seq, hash }, author, FR)
  }
  await services().publish(actor(), await services().update(actor(), service, formOf('depot-vivant', 'Dépôt du dossier', 42_000)), null)
  const left = await test.features.references.list(test.scope(SITE), { kind: 'price', key: '41150' })
  expect(left.uses.map(({ id }) => id)).toEqual([other])
  const named = await test.features.references.list(test.scope(SITE), { kind: 'service', key: String(service.id) })
  expect(named.uses.filter(({ ways }) => ways.includes('NAMED')).map(({ id }) => id)).toEqual(expect.arrayContaining(pages))
})
