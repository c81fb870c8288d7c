import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import { hashOf } from '#engine/document/hash.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { oddBlocks, ownEntry } from '#tests/support/attacks/odd-blocks.ts'
import { good, json, STAYS, storedReaders, type Stored } from '#tests/support/attacks/stored-readers.ts'
import { siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage({ RATE_LIMIT_FACTOR: '1000' })
let admin: TestMember
beforeAll(async () => {
  admin = await addMember(stage.test, { role: 'SUPER_ADMIN' })
})

const entry = {
  id: 'bon',
  type: 'menu-entry',
  v: 1,
  props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: STAYS, url: 'vins' } } },
}
const odd = oddBlocks().map(([, block]) => block)
/** PostgreSQL indexes the words of a saved page, and refuses slots that are no object and deep values there. */
const inPages = oddBlocks().flatMap(([name, block]) =>
  (name.endsWith('as slots') && !name.includes('{')) || name.includes('levels') ? [] : [block],
)
const SHAPES = [null, 7, 'x', [], {}, ownEntry('__proto__', [good])]

const { call, read, open, run } = storedReaders(
  () => stage.test,
  () => admin,
)

/** Asks each reader of a draft. */
async function readDraft(stored: Stored): Promise<void> {
  const { kind, id, region } = stored
  const path = `/api/admin/draft/${kind}/${id}/fr_FR`
  const { seq, chain, document } = await open(stored)
  await read('GET', `${path}/issue`)
  await read('GET', `${path}/step?seq=0&chain=${encodeURIComponent(hashOf(null))}`, { text: STAYS })
  await read('GET', '/api/admin/publication/waiting')
  if (kind !== 'menu') {
    await read('GET', `${path}/review`)
    const made = await read('POST', `/api/admin/preview/${kind}/${id}/fr_FR`)
    const frame = await ask(made.json<{ data: { url: string } }>().data.url, { cookie: `token=${admin.token}; idSite=37` })
    expect([frame.status, frame.body.includes(STAYS)]).toEqual([200, true])
  }
  await stage.test.database.db.transaction().execute((trx) => stage.test.app.features.references.rebuild(trx, 37))
  const operations = (document.regions[region] ?? []).flatMap((block) => (block.id === 'bon' ? [] : [{ op: 'remove', id: block.id }]))
  const batches = [{ id: crypto.randomUUID(), operations }]
  const step = await read('POST', `${path}/step`, { payload: { base: { seq, chain }, batches, recent: [] } })
  expect(step.json<{ data: { refused?: object } }>().data.refused).toBeUndefined()
  expect((await open(stored)).document.regions[region]?.map((block) => block.id)).toEqual(['bon'])
}

/** Asks each reader of the versions of a document, and brings the odd one back. */
async function readVersions(stored: Stored): Promise<void> {
  const { kind, id, revision } = stored
  const path = `/api/admin/revision/${kind}/${id}/fr_FR`
  await read('GET', path)
  await read('GET', `${path}/${revision}`, { text: STAYS })
  const { seq, chain } = await open(stored)
  await read('POST', `${path}/${revision}/restoration`, { payload: { base: { seq, chain }, batch: crypto.randomUUID() } })
  await open(stored)
}

const putIntoDraft = (kind: string, regions: unknown) =>
  run(sql`update drafts set regions = ${json(regions)}, snapshot_seq = seq where kind = ${kind}`)

describe('a page that is stored with blocks of any name and shape', () => {
  it('is drawn, listed, searched, mapped, compared, edited and restored with its other blocks', async () => {
    const { id, revisionId } = await savePage('piege', [good])
    const stored: Stored = { kind: 'page', id, region: 'main', revision: revisionId }
    await run(
      sql`insert into revisions (site_id, page_id, locale, head, blocks, hash, saved_by)
        select site_id, page_id, locale, head, blocks, 'other', saved_by from revisions where id = ${revisionId}`,
    )
    await run(sql`update revisions set blocks = ${json([...inPages, good])}, sanitised_hashes = '{}' where id = ${revisionId}`)
    await run(sql`update page_documents set updated_at = now() where page_id = ${id}`)
    await stage.test.app.features.directory.refresh()
    const page = await ask('/piege')
    expect([page.status, page.body.includes(STAYS)]).toEqual([200, true])
    await read('GET', '/api/page/piege', { text: STAYS })
    await read('GET', '/sitemap.xml', { text: '/piege' })
    await read('GET', '/api/search?q=reste', { text: 'piege' })
    for (const path of ['/api/site/map', '/api/admin/page', '/api/admin/today', `/api/admin/reference/page/${id}`]) await read('GET', path)
    expect((await call('POST', `/api/admin/page/${id}/copy`, { url: 'copie', title: 'Copie' })).statusCode).toBeLessThan(500)
    await readVersions(stored)
    await readDraft(stored)
    await putIntoDraft('PAGE', { ...ownEntry('__proto__', [good]), main: [...odd, good] })
    await readDraft(stored)
  })

  it.each([null, { url: ownEntry('__proto__', 1), title: 1e300, seo: 'x', shell: 7, middleware: {} }])(
    'is read with %j as its head, and as the head and the notes of its draft',
    async (head) => {
      const { id, revisionId } = await savePage(`tete-${crypto.randomUUID()}`, [good])
      const stored: Stored = { kind: 'page', id, region: 'main', revision: revisionId }
      await run(sql`update revisions set head = ${json(head)} where id = ${revisionId}`)
      await readVersions(stored)
      await run(sql`update drafts set head = ${json(head)}, notes = ${json({ bon: head })}, snapshot_seq = seq where document_id = ${id}`)
      await readDraft(stored)
      await run(sql`update drafts set notes = ${json(head)} where document_id = ${id}`)
      await open(stored)
      await run(sql`delete from page_documents where page_id = ${id}`)
    },
  )
})

describe('the log of a draft that is stored with steps of any name and shape', () => {
  const at = { in: { region: 'main' }, after: null, before: null }
  const set = { op: 'set', id: 'bon', pointer: '/html', value: `<p>${STAYS} ici</p>` }
  const logs = [
    ...[
      null,
      7,
      {},
      [null],
      [[]],
      [{ op: '__proto__' }],
      [{ op: 'set' }],
      [{ ...set, id: '__proto__' }],
      [{ ...set, pointer: '/__proto__/a' }],
    ],
    ...[
      [{ op: 'remove', id: 'absent' }],
      [{ op: 'head', pointer: '/seo', value: ownEntry('__proto__', 1) }],
      [{ op: 'move', id: 'bon', to: null }],
    ],
    ...[
      [{ op: 'insert', block: null, at }],
      [{ op: 'insert', block: { ...good, id: 'autre' }, at: { ...at, in: { region: '__proto__' } } }],
    ],
    [set, { op: 'visible', id: 'bon', visibility: 7 }],
  ]

  it('opens with what can be applied, and takes another step', async () => {
    const { id, revisionId } = await savePage('suite', [good])
    const stored: Stored = { kind: 'page', id, region: 'main', revision: revisionId }
    await open(stored)
    for (const operations of logs)
      for (const [traces, selection] of [
        [[null], { before: null }],
        [{}, null],
      ]) {
        const chain = hashOf([operations as Json, selection as Json])
        await run(
          sql`with step as (insert into draft_steps (draft_id, seq, batch, label, operations, traces, chain, author, kept, selection)
            select id, seq + 1, ${crypto.randomUUID()}, 'constructor', ${json(operations)}, ${json(traces)}, ${chain}, '__proto__', ${json([null])}, ${json(selection)}
            from drafts where document_id = ${id}) update drafts set seq = seq + 1, chain = ${chain} where document_id = ${id}`,
        )
      }
    expect(JSON.stringify((await open(stored)).document)).toContain(`${STAYS} ici`)
    await readDraft(stored)
  })
})

describe('a shared section, a header and a menu that are stored with any name and shape', () => {
  it('shows the other blocks of a section in each place, and is edited', async () => {
    const { rows } = await sql<{ id: number; revision: number }>`
      with made as (insert into sections (site_id) values (37) returning id),
        revised as (insert into section_revisions (site_id, section_id, locale, title, blocks, hash, saved_by)
          select 37, id, 'fr_FR', 'Commune', ${json([...odd, good])}, 'one', 'seed' from made returning id, section_id),
        shown as (insert into section_contents (site_id, section_id, locale, title, blocks, hash, revision_id)
          select 37, section_id, 'fr_FR', 'Commune', ${json([...odd, good])}, 'one', id from revised)
      select section_id as id, id as revision from revised`.execute(stage.test.database.db)
    const { id = 0, revision = 0 } = rows[0] ?? {}
    await savePage('avec-section', [{ id: 'place', type: 'shared-section', v: 1, props: { section: id } }])
    const page = await ask('/avec-section')
    expect([page.status, page.body.includes(STAYS)]).toEqual([200, true])
    await read('GET', '/api/admin/section', { text: STAYS })
    const stored: Stored = { kind: 'section', id, region: 'main', revision }
    await readVersions(stored)
    await readDraft(stored)
    await putIntoDraft('SECTION', { main: [...odd, good] })
    await readDraft(stored)
  })

  it('shows the other blocks of a footer on each page, and is edited', async () => {
    const regions = { ...ownEntry('__proto__', [good]), topBar: null, appBar: {}, mobileAppBar: [null], footer: [...odd, good] }
    const { rows } = await sql<{ revision: number }>`
      with revised as (insert into shell_revisions (site_id, name, locale, regions, hash, saved_by)
          values (37, 'default', 'fr_FR', ${json(regions)}, 'one', 'seed') returning id),
        shown as (insert into shells (site_id, name, locale, regions, hash, revision_id)
          select 37, 'default', 'fr_FR', ${json(regions)}, 'one', id from revised
          on conflict (site_id, name, locale) do update set regions = excluded.regions, revision_id = excluded.revision_id)
      select id as revision from revised`.execute(stage.test.database.db)
    await savePage('sous-un-pied', [{ ...good, id: 'page', props: { html: '<p>La page</p>' } }])
    const page = await ask('/sous-un-pied')
    expect([page.status, page.body.includes('La page'), page.body.includes(STAYS)]).toEqual([200, true, true])
    await read('GET', '/api/shell/default', { text: STAYS })
    const stored: Stored = { kind: 'shell', id: 1, region: 'footer', revision: rows[0]?.revision ?? 0 }
    await readVersions(stored)
    await readDraft(stored)
    for (const wrong of SHAPES) {
      await putIntoDraft('SHELL', wrong)
      await open(stored, '')
    }
    await putIntoDraft('SHELL', regions)
    await readDraft(stored)
  })

  it('opens a menu with its other entries, and is edited', async () => {
    const { rows } = await sql<{ revision: number }>`insert into menu_revisions (site_id, entries, numbers, hash, saved_by)
      values (37, ${json([...odd, entry])}, '{}', 'one', 'seed') returning id as revision`.execute(stage.test.database.db)
    const stored: Stored = { kind: 'menu', id: 1, region: 'menu', revision: rows[0]?.revision ?? 0 }
    await readVersions(stored)
    await readDraft(stored)
    await putIntoDraft('MENU', { menu: [...odd, entry] })
    await readDraft(stored)
  })
})
