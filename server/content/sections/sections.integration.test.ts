import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { silentLog } from '#server/database/log.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { settleSite } from '#server/content/drafts/planning/settle-plans.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { innerId } from '#engine/sections/expand-sections.ts'
import { trashErasure } from '#server/content/page-life/erase-trash-job.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { allRights } from '#schemas/admin/resources/rights.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'

let test: TestFeatures
let author: DraftWriter

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, 38)
})
afterAll(() => test.close())

const heading = (text: string): Block => ({ id: 'titre', type: 'heading', v: 1, props: { text, level: 2 } })
const shown = (section: number, more: Partial<Block['props']> = {}): Block => ({
  ...{ id: 'partage', type: 'shared-section', v: 1 },
  props: { section, ...more },
})

const makeSection = async (text: string) => {
  const options = { by: 'test', baseHash: null }
  return (await test.features.sections.save({ siteId: 38, id: 0, locale: 'fr_FR' }, { title: text, blocks: [heading(text)] }, options)).id
}

const savePage = (url: string, blocks: Block[]) => {
  const head = { url, locale: 'fr_FR', title: url, seo: {}, shell: 'default' as const, middleware: [] }
  return test.features.pages.save({ ...head, layout: { blocks } }, { siteId: 38, baseHash: null, by: 'test' })
}

const keyOf = (documentId: number, siteId = 38): DraftKey => ({ siteId, kind: 'SECTION', documentId, locale: 'fr_FR' })

const setTitle = (value: string): Operation => ({ op: 'set', id: 'titre', pointer: '/text', value })

const write = async (id: number, text: string, operations = [setTitle(text)]) => {
  const { drafts } = test.features
  const { seq, chain } = await drafts.open(keyOf(id), author, 'fr_FR')
  const batches = [{ id: crypto.randomUUID(), by: 'claire', operations }]
  await drafts.step(keyOf(id), { base: { seq, chain }, batches, recent: [] }, author)
  return drafts.open(keyOf(id), author, 'fr_FR')
}

const publish = async (id: number, text: string) => {
  const { seq, hash } = await write(id, text)
  return test.features.drafts.publish(keyOf(id), { seq, hash }, author, 'fr_FR')
}

const DAY = 86_400_000
const plan = async (id: number, text: string, days: number | null, operations = [setTitle(text)]) => {
  const { seq, hash } = await write(id, text, operations)
  const startsAt = new Date(Date.now() + DAY)
  const endsAt = days === null ? null : new Date(startsAt.getTime() + days * DAY)
  return test.features.plans.create(test.scope(38), keyOf(id), { seq, hash, startsAt, endsAt, name: null }, author)
}

/** Moves the time of all plans as if days had passed. */
const passDays = async (days: number) => {
  const by = sql`make_interval(days => ${days})`
  await sql`update publications set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`.execute(test.database.db)
  await test.features.directory.refresh(38)
}

const read = async (features: Features, url: string): Promise<Block[]> => {
  const site = features.directory.find(38)
  if (!site) throw new Error('no site')
  return (await features.pages.get({ site, locale: 'fr_FR' }, url, 'visitors')).layout.blocks
}

describe('a shared section', () => {
  it('has ids and texts of its own in each place of a page', async () => {
    const id = await makeSection('Nos horaires')
    const other = { ...shown(id, { overrides: [{ block: 'titre', pointer: '/text', value: 'Ici' }] }), id: 'autre' }
    await savePage('horaires', [shown(id), other])
    const blocks = await read(test.features, 'horaires')
    expect(blocks.map(({ slots }) => slots?.['content'])).toEqual([
      [expect.objectContaining({ id: innerId('partage', 'titre'), props: expect.objectContaining({ text: 'Nos horaires' }) as object })],
      [expect.objectContaining({ id: innerId('autre', 'titre'), props: expect.objectContaining({ text: 'Ici' }) as object })],
    ])
  })

  it('changes forty pages on another server that hears of its publication', async () => {
    const id = await makeSection('Avant')
    const urls = Array.from({ length: 40 }, (_, index) => `partage-${index}`)
    for (const url of urls) await savePage(url, [shown(id)])
    const parts = { db: test.database.db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog }
    const second = await createFeatures(parts)
    const heard: (() => void)[] = []
    const stop = await test.database.listen('content', (site) => {
      void second.directory.refresh(Number(site)).then(() => heard.forEach((tell) => tell()))
    })
    const texts = async () => {
      const pages = await Promise.all(urls.map((url) => read(second, url)))
      return new Set(pages.map(([block]) => block?.slots?.['content']?.[0]?.props['text']))
    }
    expect(await texts()).toEqual(new Set(['Avant']))
    const told = new Promise<void>((resolve) => heard.push(resolve))
    await publish(id, 'Après')
    await told
    expect(await texts()).toEqual(new Set(['Après']))
    stop()
    expect((await test.features.references.list(test.scope(38), { kind: 'section', key: String(id) })).total).toBe(40)
  })

  it('counts the published pages that its publication changes, in the list of what waits too', async () => {
    const id = await makeSection('Compte')
    const reach = (locale: string) => test.features.sections.reach(test.scope(38, locale), id)
    const saveEnglish = (url: string) => {
      const head = { url, locale: 'en_GB', title: url, seo: {}, shell: 'default' as const, middleware: [] }
      return test.features.pages.save({ ...head, layout: { blocks: [shown(id)] } }, { siteId: 38, baseHash: null, by: 'test' })
    }
    expect(await reach('fr_FR')).toBe(0)
    for (const url of ['compte-1', 'compte-2']) await savePage(url, [shown(id)])
    await saveEnglish('count-1')
    await write(id, 'Autre')
    const { documents } = await test.features.publications.waiting(test.scope(38), allRights)
    expect(documents.find(({ kind, id: of }) => kind === 'section' && of === id)?.reach).toBe(3)
    const own = { title: 'Count', blocks: [heading('Own')] }
    await test.features.sections.save({ siteId: 38, id, locale: 'en_GB' }, own, { by: 'test', baseHash: null })
    expect([await reach('fr_FR'), await reach('en_GB')]).toEqual([2, 1])
    await expect(test.features.sections.reach(test.scope(37), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is saved on the state that its writer has read alone', async () => {
    const id = await makeSection('Avant')
    const [key, section] = [
      { siteId: 38, id, locale: 'fr_FR' },
      { title: 'Avant', blocks: [heading('Après')] },
    ]
    const save = (baseHash: string | null) => test.features.sections.save(key, section, { by: 'test', baseHash })
    for (const base of [null, 'sha256-other']) await expect(save(base)).rejects.toMatchObject({ code: 'STALE_VERSION' })
  })

  it('shows nothing where it is missing, and the page stays', async () => {
    await savePage('absente', [shown(999_999), heading('Ensuite')])
    expect((await read(test.features, 'absente')).map(({ type }) => type)).toEqual(['heading'])
  })

  it('takes no other shared section, no block that a page would refuse, and no empty name', async () => {
    const id = await makeSection('Une')
    const save = (title: string, blocks: Block[]) =>
      test.features.sections.save({ siteId: 38, id: 0, locale: 'fr_FR' }, { title, blocks }, { by: 'test', baseHash: null })
    const refusal = (code: string) => ({ code: 'PAGE_INVALID', data: { reason: 'SECTION', errors: [expect.objectContaining({ code })] } })
    await expect(save('Deux', [shown(id)])).rejects.toMatchObject(refusal('SLOT_REFUSED'))
    await expect(save('Trois', [{ ...heading(''), props: { text: '', level: 2 } }])).rejects.toMatchObject(refusal('TOO_SHORT'))
    await expect(save(' ', [heading('Bien')])).rejects.toMatchObject(refusal('TOO_SHORT'))
  })

  it('stores nothing in its own slot', async () => {
    const id = await makeSection('Quatre')
    const full = { ...shown(id), slots: { content: [heading('Dedans')] } }
    await expect(savePage('plein', [full])).rejects.toMatchObject({ code: 'PAGE_INVALID' })
  })
})

describe('a planned version of a shared section', () => {
  const textOf = async (url: string) => (await read(test.features, url))[0]?.slots?.['content']?.[0]?.props['text']
  const keysOf = async (id: number) => {
    const { uses } = await test.features.references.list(test.scope(38), { kind: 'page', key: String(id) })
    return uses.flatMap(({ kind, versions }) => versions.map(({ state }) => `${kind} ${state}`))
  }

  it('is shown for its time, and the ordinary one with what was published meanwhile after it', async () => {
    const id = await makeSection('Ordinaire')
    await savePage('plan', [shown(id)])
    await plan(id, 'Noël', 3)
    expect([await textOf('plan'), (await write(id, 'Janvier')).standing]).toEqual(['Ordinaire', 'ONLINE'])
    await publish(id, 'Janvier')
    await passDays(2)
    expect(await textOf('plan')).toBe('Noël')
    await passDays(3)
    expect(await textOf('plan')).toBe('Janvier')
  })

  it('becomes the ordinary one without an end, and is taken back as a publication', async () => {
    const id = await makeSection('Hier')
    await savePage('plan-sans-fin', [shown(id)])
    await plan(id, 'Demain', null)
    await passDays(2)
    expect(await textOf('plan-sans-fin')).toBe('Demain')
    expect(await settleSite(test.database.db, test.features, 38)).toBe(1)
    const { rows } = await sql<{ id: number }>`select max(id) as id from publication_acts where site_id = 38`.execute(test.database.db)
    await test.features.publications.revert(test.scope(38), rows[0]?.id ?? 0, withAllRights(author))
    expect(await textOf('plan-sans-fin')).toBe('Hier')
  })

  it('is in use what it names until it is over, and follows an address that changes', async () => {
    const head = { url: 'cave', locale: 'fr_FR', title: 'Cave', seo: {}, shell: 'default' as const, middleware: [] }
    const page = await test.features.pages.save({ ...head, layout: { blocks: [] } }, { siteId: 38, baseHash: null, by: 'test' })
    const id = await makeSection('Lien')
    await savePage('plan-lien', [shown(id)])
    const block = { id: 'lien', type: 'text', v: 1, props: { html: '<p><a href="/cave">La cave</a></p>' } }
    await plan(id, 'Lien', 3, [{ op: 'insert', block, at: { in: { region: PAGE_REGION }, after: null, before: 'titre' } }])
    expect(await keysOf(page.id)).toEqual(['section PLANNED'])
    const moved = { ...head, url: 'chai', id: page.id, layout: { blocks: [] } }
    await test.features.pages.save(moved, { siteId: 38, baseHash: page.hash, by: 'test' })
    await passDays(2)
    expect(JSON.stringify(await read(test.features, 'plan-lien'))).toContain('href=\\"/chai\\"')
    await passDays(3)
    expect(await keysOf(page.id)).toEqual([])
  })
})

describe('a shared section of another site', () => {
  it('is neither read, written, listed nor shown', async () => {
    const id = await makeSection('Chez nous')
    const { drafts, sections, pages } = test.features
    const stranger = await addEditor(test.database.db, 37)
    await expect(drafts.open(keyOf(id, 37), stranger, 'fr_FR')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const save = sections.save(
      { siteId: 37, id, locale: 'fr_FR' },
      { title: 'À moi', blocks: [heading('À moi')] },
      { by: 'x', baseHash: null },
    )
    await expect(save).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await sections.list(test.scope(37))).toEqual([])
    const head = { url: 'ailleurs', locale: 'fr_FR', title: 'Ailleurs', seo: {}, shell: 'default' as const, middleware: [] }
    await pages.save({ ...head, layout: { blocks: [shown(id), heading('Ensuite')] } }, { siteId: 37, baseHash: null, by: 'test' })
    const { layout } = await pages.get(test.scope(37), 'ailleurs', 'visitors')
    expect(layout.blocks.map(({ type }) => type)).toEqual(['heading'])
  })
})

describe('a shared section in the trash', () => {
  const actor = { userId: 0, language: 'fr_FR' }
  const textsOf = async (url: string) => (await read(test.features, url)).map(({ slots }) => slots?.['content']?.[0]?.props['text'])
  beforeAll(() => {
    actor.userId = author.userId
  })

  it('is shown, offered and edited nowhere, and its places show it again once it is out', async () => {
    const { pageLife, sections, drafts, models, publications, references } = test.features
    const scope = test.scope(38)
    const id = await makeSection('Éphémère')
    await savePage('ephemere', [shown(id)])
    await write(id, 'Modifiée')
    await plan(id, 'Plus tard', 3)
    await expect(pageLife.trashSection({ siteId: 38, id, used: 0 }, actor)).rejects.toMatchObject({ code: 'IN_USE' })
    await write(id, 'Pas publiée')
    await pageLife.trashSection({ siteId: 38, id, used: 1 }, actor)
    const { documents } = await publications.waiting(scope, allRights)
    const names = (await models.list(scope)).map(({ name }) => name)
    expect([await textsOf('ephemere'), (await sections.trashed(scope)).map((each) => each.id)]).toEqual([[], [id]])
    expect([names.includes(`shared-section-${id}`), documents.some((each) => each.kind === 'section' && each.id === id)]).toEqual([
      false,
      false,
    ])
    await expect(drafts.open(keyOf(id), author, 'fr_FR')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await references.list(scope, { kind: 'section', key: String(id) })).total).toBe(1)
    await passDays(2)
    expect(await textsOf('ephemere')).toEqual([])

    await pageLife.restoreSection({ siteId: 38, id }, actor)
    expect([await textsOf('ephemere'), await sections.trashed(scope)]).toEqual([['Éphémère'], []])
    expect((await drafts.open(keyOf(id), author, 'fr_FR')).document.regions[PAGE_REGION]?.[0]?.props['text']).toBe('Pas publiée')
  })

  it('is erased after 30 days with its versions and drafts, and that of another site is refused', async () => {
    const { pageLife } = test.features
    const id = await makeSection('À effacer')
    await write(id, 'Brouillon')
    await expect(pageLife.trashSection({ siteId: 37, id, used: 0 }, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await pageLife.trashSection({ siteId: 38, id, used: 0 }, actor)
    await expect(pageLife.restoreSection({ siteId: 37, id }, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { db } = test.database
    const tools = { dryRun: false, log: () => undefined, raiseAlarm: () => undefined }
    const erase = (days: number) =>
      db.transaction().execute((trx) => {
        const given = { trx, now: new Date(Date.now() + days * DAY), features: {}, dataDir: '' }
        return trashErasure.run(given, tools)
      })
    const left = async () =>
      (
        await sql<{
          count: number
        }>`select (select count(*) from sections where id = ${id}) + (select count(*) from section_revisions where section_id = ${id})
        + (select count(*) from drafts where kind = 'SECTION' and document_id = ${id}) as count`.execute(db)
      ).rows[0]?.count
    await erase(29)
    expect(Number(await left())).toBe(3)
    await erase(31)
    expect(Number(await left())).toBe(0)
  })
})
