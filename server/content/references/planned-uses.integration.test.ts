import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Block } from '#schemas/generated/content.ts'
import { draftsStage, pageBlocks } from '#tests/support/drafts/drafts-stage.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { newForm, withValue } from '#tests/support/resources/resource-forms.ts'
import type { Target } from './list-uses.ts'

const stage = draftsStage()

const rebuild = () => stage.db.transaction().execute((trx) => stage.test.features.references.rebuild(trx, 37))

const HOUR = 3_600_000
const scope = () => stage.test.scope(37)
const editor = () => ({ scope: scope(), ...withAllRights(stage.author) })
const news = () => stage.test.features.resources.of('news').one
const plans = () => stage.test.features.plans
const at = (hours: number) => new Date(Date.now() + hours * HOUR)
const read = (id: number) => news().read(editor(), id)

// The rows that the seed has written without their references.
beforeAll(rebuild)
// A rebuild from all contents changes no stored reference.
afterEach(async () => {
  expect(await rebuild()).toBe(0)
})

/** Uses as `kind: states`. */
const told = async (kind: Target['kind'], key: string | number) => {
  const { uses } = await stage.test.features.references.list(scope(), { kind, key: String(key) })
  return uses.map((use) => `${use.kind}: ${use.versions.map(({ locale, state }) => `${locale ?? '–'} ${state}`).join(', ')}`)
}
const removing = ({ kind, key }: { kind: Target['kind']; key: string | number }, used = 0) =>
  stage.db.transaction().execute((trx) => stage.test.features.references.requireSeenUses(trx, { siteId: 37, kind, key: String(key), used }))

const addPicture = async (): Promise<number> => {
  const name = crypto.randomUUID().slice(0, 6)
  const { rows } = await sql<{ id: number }>`
    insert into media (site_id, external_id, filename, mime, file, bytes, hash)
    values (37, ${`9-${name}`}, 'a.webp', 'image/webp', ${name}, 1, ${name}) returning id`.execute(stage.db)
  return rows[0]?.id ?? 0
}
const isUsed = async (id: number) => (await sql<{ is_used: boolean }>`select is_used from media where id = ${id}`.execute(stage.db)).rows[0]

const make = async (more: object = {}) =>
  news().publish(editor(), await news().create(editor(), { ...newForm(newsResource), ...more }), null)
const plan = async (item: ResourceItem, more: object, [from, until]: readonly [number, number | null]) => {
  const { version } = await news().update(editor(), item, { ...item.form, ...more })
  const time = { startsAt: at(from), endsAt: until === null ? null : at(until) }
  return (await plans().createOfItem(editor(), { resource: 'news', id: item.id, version, name: null, ...time })).plan
}
/** Lets time pass for the plans of an item. */
const pass = async (id: number, hours: number) => {
  const by = sql`make_interval(hours => ${hours})`
  await sql`update publications set starts_at = starts_at - ${by}, ends_at = ends_at - ${by} where kind = 'ITEM' and document_id = ${id}`.execute(
    stage.db,
  )
  await plans().settleItems()
}

/** Publishes a page at another address. */
const move = async (id: number, url: string) => {
  const { rows } = await sql<{ hash: string }>`
    select r.hash from page_documents d join revisions r on r.id = d.head_revision_id where d.page_id = ${id}`.execute(stage.db)
  const head = { ...{ id, url, locale: 'fr_FR', title: 'Une page', seo: {}, middleware: [] }, shell: 'default' as const }
  const page = { ...head, layout: { blocks: structuredClone<unknown>(pageBlocks) as Block[] } }
  await stage.test.features.pages.save(page, { siteId: 37, baseHash: rows[0]?.hash ?? null, by: 'test' })
}

describe('the uses by a planned version of a piece of news', () => {
  it('count from the plan to its end, and refuse to remove what it names', async () => {
    const { url } = await stage.savePage()
    const [page, picture, item] = [await stage.savePage(), await addPicture(), await make()]
    const content = `<p><a href="/${page.url}">Voir</a></p>`
    const more = { ...withValue(item.form, 'texts.fr_FR.content', content), imageId: picture, link: `/${url}` }
    const number = await plan(item, more, [1, 3])
    expect([await told('page', page.id), await told('media', picture)]).toEqual([['news: fr_FR PLANNED'], ['news: – PLANNED']])
    expect(await isUsed(picture)).toEqual({ is_used: true })
    await expect(removing({ kind: 'page', key: page.id })).rejects.toMatchObject({ code: 'IN_USE', data: { total: 1 } })
    await expect(removing({ kind: 'media', key: picture })).rejects.toMatchObject({ code: 'IN_USE', data: { total: 1 } })
    await plans().cancel(scope(), number, stage.author)
    expect(await told('media', picture)).toEqual(['news: – DRAFT'])
    await news().discard(editor(), await read(item.id))
    expect([await told('page', page.id), await isUsed(picture)]).toEqual([[], { is_used: false }])
    await removing({ kind: 'media', key: picture })
  })

  it('are those of the version that comes back too, while the planned one is shown', async () => {
    const [own, other] = [await addPicture(), await addPicture()]
    const item = await make({ imageId: own })
    await plan(item, { imageId: other }, [1, 3])
    await pass(item.id, 2)
    expect([await told('media', own), await told('media', other)]).toEqual([['news: – PLANNED'], ['news: – SAVED, – PLANNED']])
    await expect(removing({ kind: 'media', key: own })).rejects.toMatchObject({ code: 'IN_USE' })
    await pass(item.id, 2)
    expect([await told('media', own), await told('media', other)]).toEqual([['news: – SAVED'], []])
  })

  it('end with a plan without an end, which becomes the ordinary version', async () => {
    const [picture, item] = [await addPicture(), await make()]
    await plan(item, { imageId: picture }, [1, null])
    await pass(item.id, 2)
    expect(await told('media', picture)).toEqual(['news: – SAVED'])
    await news().unpublish(editor(), await read(item.id))
    expect(await told('media', picture)).toEqual(['news: – SAVED'])
  })

  it('lead to a page at its new address, in the version that comes back too', async () => {
    const { id, url } = await stage.savePage()
    const item = await make({ link: `/${url}` })
    await plan(item, { link: `/${url}#bas` }, [1, 3])
    await plan(await read(item.id), { link: `/${url}?vue=1` }, [4, 5])
    await pass(item.id, 2)
    await move(id, `${url}-bis`)
    const { rows } = await sql<{ link: string }>`
      select form ->> 'link' as link from publications where kind = 'ITEM' and document_id = ${item.id} order by starts_at`.execute(
      stage.db,
    )
    expect(rows.map(({ link }) => link)).toEqual([`/${url}-bis#bas`, `/${url}-bis?vue=1`])
    await pass(item.id, 2)
    expect((await read(item.id)).form).toMatchObject({ link: `/${url}-bis` })
  })

  it('do not hinder a merge of tags, and ask for the tag that stays', async () => {
    const tags = stage.test.features.resources.of('tag')
    const newTag = () => tags.one.create(editor(), newForm(tagResource))
    const [one, into, item] = [await newTag(), await newTag(), await make()]
    const [former, kept] = [one, into].map(({ form }) => String((form as { value: string }).value))
    await plan(item, { tags: [former] }, [1, 3])
    expect(await told('tags', former ?? '')).toEqual(['news: – PLANNED'])
    await tags.many.merge(editor(), [one], into.id)
    expect(await told('tags', kept ?? '')).toEqual(['news: – PLANNED'])
    await expect(tags.one.remove(editor(), await tags.one.read(editor(), into.id))).rejects.toMatchObject({ code: 'IN_USE' })
    await pass(item.id, 2)
    expect(await told('tags', kept ?? '')).toEqual(['news: – SAVED, – PLANNED'])
  })
})

describe('a picture that was erased', () => {
  it('is left out of the version that comes back after a planned one', async () => {
    const own = await addPicture()
    const item = await make({ imageId: own })
    await plan(item, { imageId: null }, [1, 3])
    await pass(item.id, 2)
    await sql`delete from media where id = ${own}`.execute(stage.db)
    await pass(item.id, 2)
    expect((await read(item.id)).form).toMatchObject({ imageId: null })
  })
})

const slugOf = ({ form }: Pick<ResourceItem, 'form'>) => (form as { texts: Record<string, { slug: string }> }).texts['fr_FR']?.slug ?? ''

describe('an item whose address was taken while its planned version had another', () => {
  it('comes back at an address with its number', async () => {
    const [item, taker] = [await make(), newForm(newsResource)]
    await plan(item, withValue(item.form, 'texts.fr_FR.slug', `${slugOf(item)}-noel`), [1, 3])
    await pass(item.id, 2)
    const other = await news().create(editor(), withValue(taker, 'texts.fr_FR.slug', slugOf(item)))
    await pass(item.id, 2)
    expect([slugOf(await read(item.id)), slugOf(await read(other.id))]).toEqual([`${slugOf(item)}-${item.id}`, slugOf(item)])
  })
})

describe('an item that cannot be settled', () => {
  it('stays as it is, and hinders no other', async () => {
    const [stuck, other] = [await make(), await make()]
    await plan(stuck, { link: '/noel' }, [1, 3])
    await plan(other, { link: '/noel' }, [1, 3])
    await pass(stuck.id, 2)
    // A language that no site knows cannot be written.
    await sql`update items set ordinary = jsonb_set(ordinary, '{texts,xx_XX}', ordinary #> '{texts,fr_FR}') where id = ${stuck.id} and kind = 'news'`.execute(
      stage.db,
    )
    await expect(pass(stuck.id, 2)).rejects.toThrow('1 planned changes')
    await pass(other.id, 2).catch(() => undefined)
    const { rows } = await sql<{ link: string }>`select link from news where id in (${stuck.id}, ${other.id})`.execute(stage.db)
    expect(rows).toEqual([{ link: '/noel' }, { link: '/noel' }])
    await sql`update items set lying = null, ordinary = null where id = ${stuck.id} and kind = 'news'`.execute(stage.db)
    await rebuild()
  })
})

describe('the uses by a planned version of a page', () => {
  it('name the form that it holds, until it is over', async () => {
    const form = `guichet-${stage.key.documentId}`
    const block = { id: 'formulaire', type: 'form', v: 1, props: { form } }
    await stage.send([{ op: 'insert', block, at: { in: { region: 'main' }, after: 'texte', before: null } } as never])
    const { seq, hash } = await stage.open()
    const time = { startsAt: at(1), endsAt: at(3), name: null }
    const { plan: number } = await plans().create(scope(), stage.key, { seq, hash, ...time }, stage.author)
    expect(await told('form', form)).toEqual(['page: fr_FR PLANNED'])
    await expect(removing({ kind: 'form', key: form })).rejects.toMatchObject({ code: 'IN_USE' })
    await sql`update publications set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ${number}`.execute(
      stage.db,
    )
    expect(await told('form', form)).toEqual([])
  })
})
