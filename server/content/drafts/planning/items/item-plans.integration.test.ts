import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { draftsStage } from '#tests/support/drafts/drafts-stage.ts'
import { changedForm, newForm, withValue } from '#tests/support/resources/resource-forms.ts'

const stage = draftsStage()

const HOUR = 3_600_000
const scope = () => stage.test.scope(37)
const editor = () => ({ scope: scope(), ...withAllRights(stage.author) })
const news = () => stage.test.features.resources.of('news').one
const plans = () => stage.test.features.plans
const at = (hours: number) => new Date(Date.now() + hours * HOUR)
const titleIn = ({ form }: Pick<ResourceItem, 'form'>) => (form as { texts: Record<string, { title: string }> }).texts['fr_FR']?.title
const shown = async (id: number) => (await stage.test.features.news.get(scope(), id)).title
const list = () => plans().list(scope(), { from: at(-72), until: at(72) })

const edited = async () => {
  const item = await news().publish(editor(), await news().create(editor(), newForm(newsResource)), null)
  return { item, changed: await news().update(editor(), item, changedForm(newsResource, item.form).form) }
}
const replan = (
  item: ResourceItem,
  hours: number,
  end: number | null,
  { name = null, replaces }: { name?: string | null; replaces?: number },
) =>
  plans().createOfItem(editor(), {
    ...{ resource: 'news', id: item.id, version: item.version, name, replaces },
    ...{ startsAt: at(hours), endsAt: end === null ? null : at(end) },
  })
const plan = (item: ResourceItem, hours: number, end: number | null, name: string | null = null) =>
  replan(item, hours, end, { name }).then(({ plan }) => plan)
const planned = async (hours: number, end: number | null) => {
  const { item, changed } = await edited()
  return { item, changed, number: await plan(changed, hours, end) }
}
/** Lets time pass for the plans of an item. */
const pass = async (id: number, hours: number) => {
  const by = sql`make_interval(hours => ${hours})`
  await sql`update publications set starts_at = starts_at - ${by}, ends_at = ends_at - ${by} where kind = 'ITEM' and document_id = ${id}`.execute(
    stage.db,
  )
  await plans().settleItems()
}

describe('a planned change of a published item', () => {
  it('appears and goes at its instants; the item is never away and its draft is free', async () => {
    const { item, changed } = await planned(1, 3)
    expect([await shown(item.id), await news().read(editor(), item.id)]).toMatchObject([
      titleIn(item),
      { state: 'PUBLISHED', form: item.form },
    ])
    await pass(item.id, 2)
    expect(await shown(item.id)).toBe(titleIn(changed))
    expect(await news().read(editor(), item.id)).toMatchObject({ state: 'PUBLISHED', form: item.form })
    await pass(item.id, 2)
    expect(await shown(item.id)).toBe(titleIn(item))
  })

  it('without an end becomes the ordinary one, as a publication that is taken back', async () => {
    const { item, changed } = await planned(1, null)
    await pass(item.id, 2)
    expect([await shown(item.id), titleIn(await news().read(editor(), item.id))]).toEqual([titleIn(changed), titleIn(changed)])
    const { rows } = await sql<{ act_id: number }>`select act_id from publication_act_items where item_id = ${item.id}`.execute(stage.db)
    await stage.test.features.publications.revert(scope(), rows[0]?.act_id ?? 0, withAllRights(stage.author))
    expect(await shown(item.id)).toBe(titleIn(item))
  })

  it('stays while another change is published, which comes after it', async () => {
    const { item, changed } = await planned(1, 3)
    await pass(item.id, 2)
    const meanwhile = withValue(item.form, 'texts.fr_FR.title', 'Publié entre-temps')
    await news().publish(editor(), await news().update(editor(), await news().read(editor(), item.id), meanwhile), null)
    expect(await shown(item.id)).toBe(titleIn(changed))
    await pass(item.id, 2)
    expect(await shown(item.id)).toBe('Publié entre-temps')
  })

  it('is refused where another has its time, which is named', async () => {
    const { item } = await edited()
    const again = async () => news().update(editor(), await news().read(editor(), item.id), changedForm(newsResource, item.form).form)
    await plan(await again(), 1, 3, 'Noël')
    await expect(plan(await again(), 2, 4)).rejects.toMatchObject({ code: 'PLAN_OVERLAPS', data: { name: 'Noël' } })
    await expect(plan(await news().read(editor(), item.id), -3, -2)).rejects.toMatchObject({ code: 'PLAN_PAST' })
    await plan(await news().read(editor(), item.id), 5, 6)
  })

  it.each([
    ['waits', 1],
    ['is seen by visitors', -1],
  ])('that %s is replaced by another one, which is the draft again after the undo', async (_, hours) => {
    const { item, changed, number } = await planned(hours, 3)
    const titled = withValue(item.form, 'texts.fr_FR.title', 'Corrigé')
    const other = await news().update(editor(), await news().read(editor(), item.id), titled)
    await expect(plan(other, 2, 4)).rejects.toMatchObject({ code: 'PLAN_OVERLAPS', data: { plan: number } })
    const { former, ...replaced } = await replan(other, hours, 4, { replaces: number })
    expect([replaced.plan, await news().read(editor(), item.id)]).toMatchObject([number, { state: 'PUBLISHED', form: item.form }])
    await pass(item.id, 2)
    expect(await shown(item.id)).toBe('Corrigé')
    if (former === null) return expect.fail('no former version')
    const time = { startsAt: at(-1), endsAt: at(2), name: former.name, revision: former.revision }
    await plans().change(scope(), number, time, stage.author)
    expect(await shown(item.id)).toBe(titleIn(changed))
    expect(await news().read(editor(), item.id)).toMatchObject({ state: 'CHANGED', form: titled })
    await pass(item.id, 3)
    expect(await shown(item.id)).toBe(titleIn(item))
  })

  it('is replaced by no change of another item, and by no version that the item does not have', async () => {
    const [{ number, item }, other] = [await planned(1, 3), await edited()]
    await expect(replan(other.changed, 1, 3, { replaces: number })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await news().read(editor(), other.item.id)).toMatchObject({ state: 'CHANGED' })
    const time = { startsAt: at(1), endsAt: at(3), name: null, revision: other.changed.version }
    await expect(plans().change(scope(), number, time, stage.author)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await news().read(editor(), item.id)).toMatchObject({ state: 'PUBLISHED' })
  })

  it('stands in the calendar, gets other dates, and is the draft again once it is removed', async () => {
    const { item, changed, number } = await planned(1, 3)
    const row = { plan: number, kind: 'item', resource: 'news', id: item.id, title: titleIn(item), state: 'WAITING' }
    expect((await list()).find((each) => each.plan === number)).toMatchObject(row)
    await plans().change(scope(), number, { startsAt: at(-1), endsAt: at(3), name: null }, stage.author)
    expect(await shown(item.id)).toBe(titleIn(changed))
    await plans().cancel(scope(), number, stage.author)
    expect(await shown(item.id)).toBe(titleIn(item))
    expect(await news().read(editor(), item.id)).toMatchObject({ state: 'CHANGED', form: changed.form })
  })

  it('leaves no draft when a plan of the form that visitors see is removed', async () => {
    const { item } = await edited()
    const same = await news().discard(editor(), await news().read(editor(), item.id))
    await plans().cancel(scope(), await plan(same, 1, 3), stage.author)
    expect(await news().read(editor(), item.id)).toMatchObject({ state: 'PUBLISHED', form: same.form })
  })

  it('goes to the trash and comes back with its item, and ends when the item goes offline', async () => {
    const { item, changed } = await planned(1, 3)
    await pass(item.id, 2)
    const trashed = await news().remove(editor(), await news().read(editor(), item.id))
    await plans().settleItems()
    await expect(shown(item.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const back = await news().restore(editor(), trashed)
    await plans().settleItems()
    expect(await shown(item.id)).toBe(titleIn(changed))
    const now = await news().read(editor(), back.id)
    await news().publish(editor(), await news().unpublish(editor(), now), null)
    await plans().settleItems()
    expect(await shown(item.id)).toBe(titleIn(item))
  })

  it('is held with its reasons when its address was taken before its time', async () => {
    const { item } = await edited()
    const slug = (await stage.test.features.news.get(scope(), item.id)).url ?? ''
    const free = `${slug.split('/').at(-1) ?? ''}-libre`
    const moved = await news().update(editor(), await news().read(editor(), item.id), withValue(item.form, 'texts.fr_FR.slug', free))
    const number = await plan(moved, 1, 3)
    await news().create(editor(), withValue(newForm(newsResource), 'texts.fr_FR.slug', free))
    await sql`update publications set starts_at = now() + interval '1 minute' where id = ${number}`.execute(stage.db)
    expect(await stage.db.transaction().execute((trx) => plans().check(trx))).toMatchObject({ held: 1 })
    expect((await list()).find((each) => each.plan === number)).toMatchObject({
      state: 'HELD',
      heldFor: [{ pointer: '/texts/fr_FR/slug', code: 'TAKEN' }],
    })
  })

  it('that fails is held and tried again, and two others of its instant appear', async () => {
    const middle = await planned(1, 3)
    const three = [await planned(1, null), middle, await planned(1, 3)]
    const on = sql.raw(`on news_texts for each row when (new.news_id = ${middle.item.id}) execute function fail_item()`)
    await sql`
      create function fail_item() returns trigger language plpgsql as ${sql.lit("begin raise exception 'odd'; end")};
      create trigger fail_item before insert or update ${on}`.execute(stage.db)
    const numbers = three.map(({ number }) => number)
    await sql`update publications set starts_at = now() where kind = 'ITEM' and id = any(${numbers})`.execute(stage.db)
    await expect(plans().settleItems()).rejects.toThrow('1 planned changes could not be settled')
    const texts = async () => Promise.all(three.map(({ item }) => shown(item.id)))
    expect(await texts()).toEqual(three.map((each) => titleIn(each === middle ? each.item : each.changed)))
    expect((await list()).find((each) => each.plan === middle.number)).toMatchObject({ state: 'HELD', heldFor: [{ code: 'PLAN_FAILED' }] })
    expect(await plans().settleItems()).toBe(0)
    await sql`drop function fail_item cascade; update publications set retry_at = now() where retry_at is not null`.execute(stage.db)
    await stage.db.transaction().execute((trx) => plans().check(trx))
    await plans().settleItems()
    expect(await texts()).toEqual(three.map(({ changed }) => titleIn(changed)))
  })
})
