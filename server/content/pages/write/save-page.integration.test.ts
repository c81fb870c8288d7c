import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { canonicalJson } from '#engine/document/canonical-json.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { PageInput } from './page-input.ts'
import type { SavedPage } from './save-options.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const heading = (text: string, id = 'titre'): Block => ({ id, type: 'heading', v: 1, props: { text, level: 1 } })

const page = (url: string, blocks: Block[], rest: Partial<PageInput> = {}): PageInput => ({
  url,
  locale: 'fr_FR',
  title: 'Une page',
  seo: {},
  shell: 'default',
  middleware: [],
  layout: { blocks },
  ...rest,
})

const save = (input: PageInput, baseHash: string | null, rest: object = {}): Promise<SavedPage> =>
  test.features.pages.save(input, { siteId: 37, baseHash, by: 'Camille', ...rest })

const refusal = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected a refusal, got ${String(error)}`)
  return error
}

const revisionsOf = (id: number) => test.database.db.selectFrom('revisions').selectAll().where('page_id', '=', id).orderBy('id').execute()

const issuesOf = ({ data }: ApiError): unknown => data['errors']

describe('saving a page', () => {
  it('keeps every revision, with who made it and its hash', async () => {
    const first = await save(page('histoire', [heading('Avant')]), null)
    const second = await save({ ...page('histoire', [heading('Après')]), id: first.id }, first.hash, { by: 'Samir' })
    const revisions = await revisionsOf(first.id)
    expect(revisions.map(({ hash, saved_by }) => [hash, saved_by])).toEqual([
      [first.hash, 'Camille'],
      [second.hash, 'Samir'],
    ])
    expect(revisions[0]?.blocks).toEqual([heading('Avant')])
    expect(second).toMatchObject({ id: first.id, layoutId: first.layoutId })
  })

  it('gives one hash for content with another order of keys, another hash for another title', async () => {
    const one = await save(page('ordre-un', [{ id: 'titre', type: 'heading', v: 1, props: { text: 'A', level: 1 } }]), null)
    const same = { ...page('ordre-un', [{ v: 1, props: { level: 1, text: 'A' }, type: 'heading', id: 'titre' }]), id: one.id }
    expect((await save(same, one.hash)).hash).toBe(one.hash)
    expect(await revisionsOf(one.id)).toHaveLength(1)
    expect((await save({ ...same, title: 'Autre' }, one.hash)).hash).not.toBe(one.hash)
  })

  it('refuses a writer who has not read the newest state, and tells its hash', async () => {
    const first = await save(page('perimee', [heading('Un')]), null)
    const input = { ...page('perimee', [heading('Deux')]), id: first.id }
    const second = await save(input, first.hash)
    const stale = await refusal(save({ ...input, title: 'Trois' }, first.hash))
    expect([stale.code, stale.data]).toEqual(['STALE_VERSION', { hash: second.hash }])
    expect((await refusal(save(input, null))).code).toBe('STALE_VERSION')
    expect((await refusal(save(page('neuve', [heading('Neuve')]), first.hash))).code).toBe('STALE_VERSION')
  })

  it('gives the version of the content a new number with each save, in the same transaction', async () => {
    const before = test.scope(37).site.contentVersion
    const other = test.scope(38).site.contentVersion
    await save(page('version', [heading('Version')]), null)
    expect(test.scope(37).site.contentVersion).not.toBe(before)
    expect(test.scope(38).site.contentVersion).toBe(other)
    const stored = async () =>
      (await test.database.db.selectFrom('sites').select('content_version').where('id', '=', 37).executeTakeFirstOrThrow()).content_version
    const number = await stored()
    await refusal(save(page('version', [heading('Prise')]), null))
    expect(await stored()).toBe(number)
  })

  it('tells the other nodes which site has changed', async () => {
    const told: (string | null)[] = []
    const stop = await test.database.listen('content', (payload) => told.push(payload))
    await save(page('annonce', [heading('Annonce')]), null)
    await expect.poll(() => told).toEqual(['37'])
    stop()
  })

  it('stores the blocks of an older version at the newest one', async () => {
    const old: Block = { id: 'accueil', type: 'hero', v: 1, props: { heading: 'Domiciliation : une adresse', tone: 'plain' } }
    const saved = await save(page('ancienne-version', [old]), null)
    const [revision] = await revisionsOf(saved.id)
    expect(readBlocks(revision?.blocks)[0]).toMatchObject({ v: 2, props: { kicker: 'Domiciliation', title: 'une adresse' } })
  })
})

describe('what is refused', () => {
  it('names the block, the place, the code and says it in the language of the caller', async () => {
    const bad: Block = { id: 'titre', type: 'heading', v: 1, props: { text: '', levle: 2 } }
    const french = await refusal(save(page('faute', [bad]), null))
    expect(french.code).toBe('PAGE_INVALID')
    expect(issuesOf(french)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ blockId: 'titre', pointer: '/layout/blocks/0/props/text', code: 'TOO_SHORT' }),
        expect.objectContaining({ blockId: 'titre', pointer: '/layout/blocks/0/props/levle', code: 'UNKNOWN_PROP' }),
      ]),
    )
    const english = await refusal(save(page('faute', [bad]), null, { language: 'en_GB' }))
    expect(JSON.stringify(issuesOf(english))).toContain('This block has no setting')
    expect(await test.database.db.selectFrom('page_documents').select('url').where('url', '=', 'faute').execute()).toEqual([])
  })

  it('tells what the sanitiser would remove', async () => {
    const bad: Block = { id: 'texte', type: 'text', v: 1, props: { html: '<p onclick="x()">Bonjour<script>x()</script></p>' } }
    const [issue] = issuesOf(await refusal(save(page('actif', [bad]), null))) as { code: string; removed: string[] }[]
    expect(issue).toMatchObject({ code: 'UNSAFE_HTML' })
    expect(issue?.removed.join()).toContain('script')
  })

  it.each([
    ['admin/pages', '/url'],
    ['en/contact', '/url'],
    ['fr', '/url'],
    ['2026', '/url'],
    ['Majuscule', '/url'],
    ['vous-etes/avocats', '/url'],
    ['chasse--a', '/url'],
    ['chasse-', '/url'],
    ['chasse-/au-sanglier', '/url'],
    ['-chasse', '/url'],
    ['chasse/-a', '/url'],
  ])('the address « %s » is refused at %s', async (url, pointer) => {
    const refused = await refusal(
      test.features.pages.save(page(url, [heading('Non')]), { siteId: url.startsWith('en') ? 38 : 37, baseHash: null, by: 'x' }),
    )
    expect(issuesOf(refused)).toEqual([expect.objectContaining({ blockId: null, pointer })])
  })

  it('a language that the site does not speak', async () => {
    const refused = await refusal(save(page('german', [heading('Nein')], { locale: 'de_DE' }), null))
    expect(issuesOf(refused)).toEqual([expect.objectContaining({ pointer: '/locale' })])
  })

  it('a page of another site', async () => {
    const mine = await save(page('a-moi', [heading('À moi')]), null)
    const theirs = { ...page('a-eux', [heading('À eux')]), id: mine.id }
    expect((await refusal(test.features.pages.save(theirs, { siteId: 38, baseHash: mine.hash, by: 'x' }))).code).toBe('NOT_FOUND')
    expect((await refusal(test.features.pages.save(theirs, { siteId: 38, baseHash: null, by: 'x' }))).code).toBe('NOT_FOUND')
  })
})

describe('a block that the code does not know', () => {
  const unknown: Block = {
    id: 'carte',
    type: 'treasure-map',
    v: 7,
    props: { x: [1, { deep: '…' }], y: null },
    slots: { inside: [heading('Dedans', 'dedans')] },
  }

  /** Stores a page as an older or newer code would have left it. */
  const withUnknown = async (url: string): Promise<SavedPage> => {
    const saved = await save(page(url, [heading('Titre')]), null)
    const blocks = [heading('Titre'), unknown]
    await test.database.db
      .updateTable('revisions')
      .set({ blocks: jsonb(blocks) })
      .where('id', '=', saved.revisionId)
      .execute()
    return saved
  }

  it('stays equal in canonical form through the save of its neighbour', async () => {
    const stored = await withUnknown('inconnu')
    const saved = await save({ ...page('inconnu', [heading('Titre changé'), unknown]), id: stored.id }, stored.hash)
    const revision = (await revisionsOf(stored.id)).find(({ id }) => id === saved.revisionId)
    expect(readBlocks(revision?.blocks)[0]?.props['text']).toBe('Titre changé')
    expect(canonicalJson(readBlocks(revision?.blocks)[1])).toBe(canonicalJson(unknown))
  })

  it('is refused when it is changed, or new', async () => {
    const stored = await withUnknown('inconnu-change')
    const changed = { ...page('inconnu-change', [heading('Titre'), { ...unknown, props: { x: [2] } }]), id: stored.id }
    expect(issuesOf(await refusal(save(changed, stored.hash)))).toEqual([
      expect.objectContaining({ blockId: 'carte', code: 'UNKNOWN_TYPE' }),
    ])
    expect((await refusal(save(page('inconnu-neuf', [unknown]), null))).code).toBe('PAGE_INVALID')
  })

  it('is refused when the newest saved state of the page no longer holds it', async () => {
    const stored = await withUnknown('inconnu-retire')
    const without = await save({ ...page('inconnu-retire', [heading('Seul')]), id: stored.id }, stored.hash)
    const back = { ...page('inconnu-retire', [heading('Seul'), unknown]), id: stored.id }
    expect(issuesOf(await refusal(save(back, without.hash)))).toEqual([expect.objectContaining({ code: 'UNKNOWN_TYPE' })])
  })

  it('is left out of the page that visitors see', async () => {
    await withUnknown('inconnu-lu')
    const resolved = await test.features.pages.resolve(test.scope(37), 'inconnu-lu', 'visitors')
    if (resolved.kind !== 'page') throw new Error(resolved.kind)
    expect(resolved.data.layout.blocks.map(({ id }) => id)).toEqual(['titre'])
    expect(resolved.problems).toEqual([expect.objectContaining({ code: 'UNKNOWN_TYPE' })])
  })
})

describe('fifty writers at once with one base hash', () => {
  const writers = Array.from({ length: 50 }, (_, index) => index)

  it('lets exactly one win', async () => {
    const base = await save(page('course', [heading('Départ')]), null)
    const race = writers.map((index) =>
      save({ ...page('course', [heading(`Coureur ${index}`)]), id: base.id }, base.hash, { by: `coureur ${index}` }),
    )
    const settled = await Promise.allSettled(race)
    const won = settled.filter(({ status }) => status === 'fulfilled')
    const lost = settled.flatMap((result) => (result.status === 'rejected' ? [(result.reason as ApiError).code] : []))
    expect(won).toHaveLength(1)
    expect(lost).toEqual(Array.from({ length: 49 }, () => 'STALE_VERSION'))
    expect(await revisionsOf(base.id)).toHaveLength(2)
  })

  it('lets exactly one make the page of a free address', async () => {
    const settled = await Promise.allSettled(writers.map((index) => save(page('place-libre', [heading(`Place ${index}`)]), null)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const documents = await test.database.db.selectFrom('page_documents').select('page_id').where('url', '=', 'place-libre').execute()
    expect(documents).toHaveLength(1)
  })

  it('would lose writes if it read, compared and wrote without a lock', async () => {
    const { db } = test.database
    const base = await save(page('naive', [heading('Départ')]), null)
    const head = () =>
      db
        .selectFrom('page_documents as d')
        .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
        .select(['r.hash', 'd.layout_id'])
        .where('d.page_id', '=', base.id)
        .executeTakeFirstOrThrow()
    const naiveSave = async (index: number): Promise<boolean> => {
      if ((await head()).hash !== base.hash) return false
      const owner = { site_id: 37, page_id: base.id, locale: 'fr_FR' }
      const kept = {
        head: jsonb({ url: 'naive', title: 'x', seo: {}, shell: 'default' as const, middleware: [] }),
        blocks: sql<Block[]>`'[]'::jsonb`,
      }
      const revision = { ...owner, ...kept, hash: `sha256-${index}`, saved_by: `naif ${index}` }
      const { id } = await db.insertInto('revisions').values(revision).returning('id').executeTakeFirstOrThrow()
      await db.updateTable('page_documents').set({ head_revision_id: id }).where('page_id', '=', base.id).execute()
      return true
    }
    const won = (await Promise.all(writers.map(naiveSave))).filter(Boolean)
    expect(won.length).toBeGreaterThan(1)
  })
})
