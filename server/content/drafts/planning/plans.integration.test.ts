import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { silentLog } from '#server/database/log.ts'
import { draftsStage, pageBlocks, setTitle, titleOf } from '#tests/support/drafts/drafts-stage.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { allRights } from '#schemas/admin/resources/rights.ts'
import { settleSite } from './settle-plans.ts'

const stage = draftsStage()
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const scope = () => stage.test.scope(37)
const { open } = stage

const plan = async (startsAt: Date, endsAt: Date | null, name: string | null = null) => {
  const { seq, hash } = await open()
  return stage.test.features.plans.create(scope(), stage.key, { seq, hash, startsAt, endsAt, name }, stage.author)
}
/** Plans a version whose first block says `text`. */
const planText = async (text: string, startsAt: Date, endsAt: Date | null) => {
  await stage.send([setTitle(text)])
  return plan(startsAt, endsAt, text)
}
const shownBy = async ({ pages, directory }: Features, key: DraftKey = stage.key) => {
  const site = directory.find(37)
  if (!site) throw new Error('no site 37')
  const page = await pages.get({ site, locale: 'fr_FR' }, key.documentId, 'visitors')
  return page.layout.blocks[0]?.props['text']
}
const shown = () => shownBy(stage.test.features)
/** Moves the time of a plan as if days had passed. */
const passDays = async (days: number) => {
  const by = sql`make_interval(days => ${days})`
  await sql`update publications set starts_at = starts_at - ${by}, ends_at = ends_at - ${by} where document_id = ${stage.key.documentId}`.execute(
    stage.db,
  )
  await stage.test.features.directory.refresh(37)
}

describe('a Christmas version', () => {
  it('is shown for its time, and the ordinary one after it with what was published meanwhile', async () => {
    await stage.send([setTitle('Ordinaire')])
    await stage.publish()
    await planText('Noël', inDays(4), inDays(29))
    expect(await shown()).toBe('Ordinaire')
    const plans = await stage.test.features.plans.list(scope(), { from: inDays(4), until: inDays(5) })
    expect(plans.map(({ name, hasOrdinary }) => [name, hasOrdinary])).toContainEqual(['Noël', true])
    expect(titleOf((await open()).document)).toBe('Ordinaire')
    await passDays(10)
    expect(await shown()).toBe('Noël')
    await stage.send([setTitle('Ordinaire, mieux')])
    await stage.publish()
    expect(await shown()).toBe('Noël')
    await passDays(20)
    expect(await shown()).toBe('Ordinaire, mieux')
  })

  it('a planned version starts and ends on two servers, and the page is never away', async () => {
    const parts = { db: stage.db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog }
    const other = await createFeatures(parts)
    const servers = [stage.test.features, other]
    const { plan: number } = await planText('Noël', inDays(1), inDays(2))
    await other.directory.refresh(37)
    const texts = new Set<unknown>()
    const showing = async ({ directory, pages }: Features) => {
      const site = directory.all().find(({ id }) => id === 37)
      if (!site) throw new Error('no site 37')
      const page = await pages.get({ site, locale: 'fr_FR' }, stage.key.documentId, 'visitors')
      const text = page.layout.blocks[0]?.props['text']
      texts.add(text)
      return { text, version: site.contentVersion }
    }
    /** Gives the plan an instant that is near, and waits until each server has switched its caches by itself. */
    const switchTo = async (text: string, instant: Date, times: { startsAt: Date; endsAt: Date }) => {
      await stage.test.features.plans.change(scope(), number, { ...times, name: 'Noël' }, stage.author)
      await Promise.all(servers.map(({ directory }) => directory.refresh(37)))
      const former = (await Promise.all(servers.map(showing))).map(({ version }) => version)
      await waitUntil(async () => {
        const shown = await Promise.all(servers.map(showing))
        expect(shown.map((now) => now.text)).toEqual([text, text])
        expect(shown.filter(({ version }, index) => version === former[index])).toEqual([])
      })
      const seenAt = Date.now()
      expect(seenAt).toBeGreaterThanOrEqual(instant.getTime())
    }
    const startsAt = new Date(Date.now() + 3000)
    await switchTo('Noël', startsAt, { startsAt, endsAt: inDays(2) })
    const endsAt = new Date(Date.now() + 2000)
    await switchTo('Bienvenue', endsAt, { startsAt, endsAt })
    expect([...texts]).toEqual(['Bienvenue', 'Noël'])
    await other.directory.rest()
  })
})

describe('a planned version', () => {
  it('is seen by no reader before: page, list, search, map', async () => {
    await planText('Introuvable xylophone', inDays(4), inDays(5))
    const { features } = stage.test
    const search = async () => {
      const { items } = await features.search.find(scope(), { q: 'xylophone', page: 1, nbItem: 10, type: undefined })
      return items.map(({ url }) => url)
    }
    const dated = async () => (await features.pages.addresses(scope())).find(({ id }) => id === stage.key.documentId)?.updatedAt
    const before = await dated()
    expect(await shown()).toBe('Bienvenue')
    expect(await search()).toEqual([])
    await sql`update publications set starts_at = now() where document_id = ${stage.key.documentId}`.execute(stage.db)
    await features.directory.refresh(37)
    expect(await search()).toHaveLength(1)
    expect(await shown()).toBe('Introuvable xylophone')
    expect(Number(await dated())).toBeGreaterThan(Number(before))
  })

  it('becomes the ordinary one when it has no end, and drafts follow it', async () => {
    await planText('Pour de bon', inDays(1), null)
    expect(titleOf((await open()).document)).toBe('Pour de bon')
    await passDays(2)
    expect(await shown()).toBe('Pour de bon')
    expect(await settleSite(stage.db, stage.test.features, 37)).toBe(1)
    expect(await shown()).toBe('Pour de bon')
    await stage.send([setTitle('Encore après')])
    await stage.publish()
    expect(await shown()).toBe('Encore après')
  })

  it('has the address and the access of its page, also when they changed after it was planned', async () => {
    await planText('Pour de bon', inDays(1), null)
    const { documentId } = stage.key
    await stage.send([
      { op: 'head', pointer: '/url', value: `ailleurs-${documentId}` },
      { op: 'head', pointer: '/middleware', value: ['member'] },
      setTitle('Déplacée'),
    ])
    await stage.publish()
    await passDays(2)
    await expect(shown()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await settleSite(stage.db, stage.test.features, 37)
    const { document } = await open()
    expect(document.head).toMatchObject({ url: `ailleurs-${documentId}`, middleware: ['member'] })
    expect(titleOf(document)).toBe('Pour de bon')
    await expect(shown()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('of a page that visitors never saw shows it for its time alone', async () => {
    const page = { url: 'offre-de-noel', locale: 'fr_FR', title: 'Offre', seo: {}, shell: 'default', middleware: [] }
    const input = { ...page, layout: { blocks: pageBlocks } }
    const { id } = await stage.test.features.pages.save(input as never, { siteId: 37, baseHash: null, by: 'seed', publish: false })
    const key = { ...stage.key, documentId: id }
    const { seq, hash } = await stage.drafts.open(key, stage.author, 'fr_FR')
    const time = { startsAt: inDays(1), endsAt: inDays(20), name: null }
    const { plan: number } = await stage.test.features.plans.create(scope(), key, { seq, hash, ...time }, stage.author)
    await expect(shownBy(stage.test.features, key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const [listed] = (await stage.test.features.plans.list(scope(), { from: time.startsAt, until: time.endsAt })).filter(
      (each) => each.id === id,
    )
    expect(listed?.hasOrdinary).toBe(false)
    expect((await stage.drafts.open(key, stage.author, 'fr_FR')).standing).toBe('PLANNED')
    expect((await stage.test.features.publications.waiting(scope(), allRights)).documents.map(({ id: one }) => one)).not.toContain(id)
    await sql`update publications set starts_at = now() - interval '1 day' where id = ${number}`.execute(stage.db)
    await stage.test.features.directory.refresh(37)
    expect(await shownBy(stage.test.features, key)).toBe('Bienvenue')
    await stage.test.features.plans.cancel(scope(), number, stage.author)
    await expect(shownBy(stage.test.features, key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused at a taken time, in the past, with faults and with another address', async () => {
    await planText('Noël', inDays(4), inDays(29))
    await stage.send([setTitle('Vœux')])
    await expect(plan(inDays(20), inDays(40))).rejects.toMatchObject({ code: 'PLAN_OVERLAPS', data: { name: 'Noël' } })
    const { plan: later } = await plan(inDays(200), inDays(201))
    await expect(
      stage.test.features.plans.change(scope(), later, { startsAt: inDays(20), endsAt: inDays(40), name: null }, stage.author),
    ).rejects.toMatchObject({ code: 'PLAN_OVERLAPS', data: { name: 'Noël' } })
    await expect(plan(inDays(-2), inDays(-1))).rejects.toMatchObject({ code: 'PLAN_PAST' })
    await expect(plan(inDays(40), inDays(35))).rejects.toMatchObject({ code: 'PLAN_PAST' })
    await expect(plan(inDays(10), null)).resolves.toMatchObject({ plan: expect.any(Number) as number })
    await stage.send([{ op: 'head', pointer: '/url', value: 'ailleurs' }])
    await expect(plan(inDays(60), inDays(61))).rejects.toMatchObject({ code: 'PAGE_INVALID', data: { errors: [{ pointer: '/url' }] } })
    await stage.send([setTitle('')])
    await expect(plan(inDays(60), inDays(61))).rejects.toMatchObject({ code: 'PAGE_INVALID' })
  })

  it('waits for its page in the trash, and is seen when the page comes back after its instant', async () => {
    const { features } = stage.test
    const [page, actor] = [
      { siteId: 37, id: stage.key.documentId },
      { ...stage.author, language: 'fr_FR' },
    ]
    await planText('Dès demain', inDays(1), null)
    await features.pageLife.trash(page, actor)
    await passDays(2)
    await settleSite(stage.db, features, 37)
    const listed = await features.plans.list(scope(), { from: inDays(-60), until: inDays(60) })
    expect(listed.filter(({ id }) => id === page.id)).toEqual([])
    await features.pageLife.restore(page, actor)
    await features.directory.refresh(37)
    expect(await shown()).toBe('Dès demain')
    await settleSite(stage.db, features, 37)
    expect(await shown()).toBe('Dès demain')
  })

  it('gets other dates, and is cancelled before its time and within it', async () => {
    const { features } = stage.test
    const { plan: number } = await planText('Noël', inDays(4), inDays(29))
    const listed = async () =>
      (await features.plans.list(scope(), { from: inDays(-60), until: inDays(60) })).filter(({ id }) => id === stage.key.documentId)
    expect(await listed()).toMatchObject([{ plan: number, name: 'Noël', state: 'WAITING', savedBy: { name: 'Claire Roy' } }])
    await features.plans.change(scope(), number, { startsAt: inDays(-1), endsAt: inDays(1), name: 'Fêtes' }, stage.author)
    expect(await shown()).toBe('Noël')
    expect(await listed()).toMatchObject([{ name: 'Fêtes', state: 'RUNNING' }])
    await features.plans.cancel(scope(), number, stage.author)
    expect(await shown()).toBe('Bienvenue')
    expect(await listed()).toMatchObject([{ state: 'OVER' }])
    await expect(features.plans.cancel(scope(), number, stage.author)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(features.plans.cancel(stage.test.scope(38), number, stage.author)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const next = await planText('Pâques', inDays(100), inDays(101))
    await features.plans.cancel(scope(), next.plan, stage.author)
    expect((await listed()).map(({ plan: one }) => one)).toEqual([number])
  })

  it('is in the list of versions under its last name, also once it is out of the calendar', async () => {
    const { features } = stage.test
    const { plan: number } = await planText('Fête des mères', inDays(300), inDays(301))
    const names = async () => {
      const { revisions } = await features.revisions.list(stage.key, { nbItem: 10, page: 1, orderBy: [], filters: [], search: [] })
      return revisions.map(({ name }) => name)
    }
    expect(await names()).toContain('Fête des mères')
    await features.plans.change(scope(), number, { startsAt: inDays(300), endsAt: inDays(301), name: 'Fête des pères' }, stage.author)
    await features.plans.cancel(scope(), number, stage.author)
    expect(await names()).toContain('Fête des pères')
    expect(await names()).not.toContain('Fête des mères')
  })

  it('has its time in the list of versions without a name too, until it is out of the calendar', async () => {
    const { features } = stage.test
    const [startsAt, endsAt] = [inDays(310), inDays(311)]
    await stage.send([setTitle('Sans nom')])
    const { plan: number } = await plan(startsAt, endsAt, null)
    const planned = async () => {
      const { revisions } = await features.revisions.list(stage.key, { nbItem: 10, page: 1, orderBy: [], filters: [], search: [] })
      return revisions.flatMap(({ name, planned }) => (planned === null ? [] : [{ name, ...planned }]))
    }
    expect(await planned()).toEqual([{ name: null, startsAt: toInstant(startsAt), endsAt: toInstant(endsAt) }])
    await features.plans.change(scope(), number, { startsAt: inDays(310), endsAt: null, name: null }, stage.author)
    expect(await planned()).toMatchObject([{ name: null, endsAt: null }])
    await features.plans.cancel(scope(), number, stage.author)
    expect(await planned()).toEqual([])
  })

  it('goes with its page when that is taken offline', async () => {
    await planText('Noël', inDays(1), inDays(29))
    await passDays(2)
    await stage.drafts.unpublish(stage.key, stage.author)
    await expect(shown()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('goes with its page when that is taken offline in all languages, and comes back with it', async () => {
    await planText('Noël', inDays(1), inDays(29))
    await passDays(2)
    const { pageLife } = stage.test.features
    const [page, actor] = [
      { siteId: 37, id: stage.key.documentId },
      { ...stage.author, language: 'fr_FR' },
    ]
    const seen = await pageLife.offline(page, actor)
    await expect(shown()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await pageLife.online(page, seen, actor)
    expect(await shown()).toBe('Noël')
    await passDays(40)
    expect(await shown()).toBe('Bienvenue')
  })
})
