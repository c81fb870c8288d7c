import { describe, expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { publicationList } from '#schemas/admin/publication-calls.ts'
import { profileRights } from '#schemas/admin/resources/rights.ts'
import { allRights } from '#schemas/admin/resources/rights.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { draftsStage, setTitle } from '#tests/support/drafts/drafts-stage.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { changedForm, newForm, withValue } from '#tests/support/resources/resource-forms.ts'

const stage = draftsStage()

const scope = () => stage.test.scope(37)
const publications = () => stage.test.features.publications
const news = () => stage.test.features.resources.of('news').one
const actor = () => withAllRights(stage.author)
const editor = () => ({ scope: scope(), ...actor() })
const wanted = ({ id, version }: ResourceItem) => ({ resource: 'news', id, version })
const published = async () => news().publish(editor(), await news().create(editor(), newForm(newsResource)), null)
const changed = async () => {
  const item = await published()
  return news().update(editor(), item, changedForm(newsResource, item.form).form)
}
const open = (key: DraftKey) => stage.drafts.open(key, stage.author, 'fr_FR')
const editPage = async () => {
  const { seq, chain } = await open(stage.key)
  const operations = [setTitle(`Nouveau ${seq}`)]
  const batches = [{ id: crypto.randomUUID(), by: String(stage.author.userId), operations }]
  await stage.drafts.step(stage.key, { base: { seq, chain }, batches, recent: [] }, stage.author)
  const { seq: now, hash } = await open(stage.key)
  return { key: stage.key, seq: now, hash }
}
const shownPage = async () => {
  const page = await stage.test.features.pages.get(scope(), stage.key.documentId, 'visitors')
  return page.layout.blocks[0]?.props['text']
}
const titleIn = ({ form }: Pick<ResourceItem, 'form'>) => (form as { texts: Record<string, { title: string }> }).texts['fr_FR']?.title
const shownNews = async (id: number) => (await stage.test.features.news.get(scope(), id)).title
const waiting = async (rights = allRights) => (await publications().waiting(scope(), rights)).items
const acts = async () => (await publications().list(scope(), parseListQuery(listGrammarOf(publicationList), []), allRights)).acts

describe('items that wait', () => {
  it('lists an edited item with its changed fields, a new item, and no published one', async () => {
    const [edited, fresh, seen] = [await changed(), await news().create(editor(), newForm(newsResource)), await published()]
    const { path } = changedForm(newsResource, edited.form)
    const rows = await waiting()
    expect(rows.find(({ id }) => id === edited.id)).toMatchObject({
      ...{ ...wanted(edited), state: 'CHANGED', changed: [path], title: titleIn(edited), updatedBy: { name: 'Claire Roy' } },
    })
    expect(rows.find(({ id }) => id === fresh.id)).toMatchObject({ state: 'DRAFT', changed: [] })
    expect(rows.map(({ id }) => id)).not.toContain(seen.id)
  })

  it('lists an item that is offline once it was edited since', async () => {
    const offline = await news().unpublish(editor(), await published())
    expect((await waiting()).map(({ id }) => id)).not.toContain(offline.id)
    await news().update(editor(), offline, changedForm(newsResource, offline.form).form)
    expect((await waiting()).map(({ id }) => id)).toContain(offline.id)
  })

  it('lists and counts the kinds that the rights of an account let it read', async () => {
    await changed()
    await editPage()
    expect(await publications().waiting(scope(), profileRights.ORDERS)).toEqual({ documents: [], items: [], total: 0 })
    const { documents, items, total } = await publications().waiting(scope(), allRights)
    expect([documents.length + items.length, await publications().count(scope(), allRights)]).toEqual([total, total])
    expect(await publications().count(scope(), ['content.read'])).toBe(items.length)
  })
})

describe('publish items with documents', () => {
  it('publishes a page and an item as one act; what was not chosen stays', async () => {
    const [item, kept] = [await changed(), await changed()]
    const page = await editPage()
    await publications().publish(scope(), { documents: [page], items: [wanted(item)] }, actor())
    expect([await shownPage(), await shownNews(item.id)]).toEqual([expect.stringMatching(/^Nouveau/), titleIn(item)])
    expect((await acts())[0]).toMatchObject({ documents: [{ id: stage.key.documentId }], items: [{ id: item.id, title: titleIn(item) }] })
    expect((await waiting()).map(({ id }) => id)).toContain(kept.id)
    expect(await shownNews(kept.id)).not.toBe(titleIn(kept))
  })

  it('publishes nothing when an item has changed since it was seen, and names it', async () => {
    const [item, page] = [await changed(), await editPage()]
    const before = await shownPage()
    await news().update(editor(), item, changedForm(newsResource, item.form, ' ter').form)
    const refused = publications().publish(scope(), { documents: [page], items: [wanted(item)] }, actor())
    await expect(refused).rejects.toMatchObject({
      code: 'PUBLICATION_REFUSED',
      data: { documents: [], items: [{ resource: 'news', id: item.id, code: 'STALE_VERSION' }] },
    })
    expect(await shownPage()).toBe(before)
  })

  it('publishes no item when a page has faults', async () => {
    const item = await changed()
    const page = await editPage()
    const refused = publications().publish(scope(), { documents: [{ ...page, seq: page.seq - 1 }], items: [wanted(item)] }, actor())
    await expect(refused).rejects.toMatchObject({ data: { documents: [{ code: 'STALE_VERSION' }], items: [] } })
    expect(await shownNews(item.id)).not.toBe(titleIn(item))
  })

  it('gives an address to an item after the one that leaves it, and refuses a taken one', async () => {
    const [leaver, taker] = [await published(), await published()]
    const slugOf = ({ form }: ResourceItem) => (form as { texts: Record<string, { slug: string }> }).texts['fr_FR']?.slug ?? ''
    const left = await news().update(editor(), leaver, withValue(leaver.form, 'texts.fr_FR.slug', `${slugOf(leaver)}-ailleurs`))
    const { rows } = await stage.test.database.pool.query<{ version: number }>(
      `update items set draft = $1, version = nextval('item_version') where kind = 'news' and id = $2 returning version`,
      [withValue(taker.form, 'texts.fr_FR.slug', slugOf(leaver)), taker.id],
    )
    const taken = { resource: 'news', id: taker.id, version: rows[0]?.version ?? 0 }
    const alone = publications().publish(scope(), { documents: [], items: [taken] }, actor())
    await expect(alone).rejects.toMatchObject({
      data: { items: [{ id: taker.id, code: 'VALIDATION_FAILED', errors: [{ field: 'texts.fr_FR.slug' }] }] },
    })
    await publications().publish(scope(), { documents: [], items: [taken, wanted(left)] }, actor())
    expect((await stage.test.features.news.get(scope(), slugOf(leaver))).id).toBe(taker.id)
  })

  it('refuses an empty publication, another site and a kind without a right', async () => {
    const item = await changed()
    await expect(publications().publish(scope(), { documents: [] }, actor())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const elsewhere = publications().publish(stage.test.scope(38), { documents: [], items: [wanted(item)] }, actor())
    await expect(elsewhere).rejects.toMatchObject({ data: { items: [{ code: 'NOT_FOUND', title: '' }] } })
    const page = await editPage()
    const noPages = { ...actor(), rights: ['content.read', 'content.publish'] as const }
    await expect(publications().publish(scope(), { documents: [page] }, noPages)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      data: { right: 'pages.publish' },
    })
    await publications().publish(scope(), { documents: [], items: [wanted(item)] }, noPages)
  })
})

describe('take a publication with items back', () => {
  it('shows again what was there before, everywhere, and the item as it was edited', async () => {
    const [item, fresh] = [await changed(), await news().create(editor(), newForm(newsResource))]
    const [before, page] = [await shownNews(item.id), await editPage()]
    const seenBefore = await shownPage()
    const { act } = await publications().publish(scope(), { documents: [page], items: [wanted(item), wanted(fresh)] }, actor())
    await publications().revert(scope(), act, actor())
    expect([await shownPage(), await shownNews(item.id)]).toEqual([seenBefore, before])
    await expect(shownNews(fresh.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await news().read(editor(), item.id)).toMatchObject({ state: 'CHANGED', form: item.form })
    await expect(publications().revert(scope(), act, actor())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('takes nothing back when an item has changed since, and names it', async () => {
    const [item, page] = [await changed(), await editPage()]
    const { act, items } = await publications().publish(scope(), { documents: [page], items: [wanted(item)] }, actor())
    const now = await news().read(editor(), item.id)
    expect(items).toEqual([wanted(now)])
    await news().update(editor(), now, changedForm(newsResource, now.form, ' encore').form)
    const seen = await shownPage()
    await expect(publications().revert(scope(), act, actor())).rejects.toMatchObject({
      data: { documents: [], items: [{ id: item.id, code: 'STALE_VERSION' }] },
    })
    expect(await shownPage()).toBe(seen)
  })
})

describe('a site that has publications approved', () => {
  it('lets another account than the last editor publish an item, alone or together', async () => {
    const { parameters } = stage.test.features
    await parameters.set(37, 'PUBLICATION_APPROVAL', true)
    try {
      const [item, other] = [await news().create(editor(), newForm(newsResource)), await addEditor(stage.db, 37, 'paul@example.org')]
      await expect(news().publish(editor(), item, null)).rejects.toMatchObject({ code: 'APPROVAL_REQUIRED' })
      await expect(publications().publish(scope(), { documents: [], items: [wanted(item)] }, actor())).rejects.toMatchObject({
        data: { items: [{ code: 'APPROVAL_REQUIRED' }] },
      })
      await publications().publish(scope(), { documents: [], items: [wanted(item)] }, withAllRights(other))
      expect(await shownNews(item.id)).toBe(titleIn(item))
    } finally {
      await parameters.set(37, 'PUBLICATION_APPROVAL', null)
    }
  })
})
