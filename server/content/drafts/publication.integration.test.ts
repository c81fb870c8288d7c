import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import { draftsStage, pageBlocks, setTitle, titleOf } from '#tests/support/drafts/drafts-stage.ts'

const stage = draftsStage()
const { open, send, readBase, publicState, savePage } = stage

describe('publish', () => {
  it('publishes the draft that was read, and takes further steps on it', async () => {
    await send([setTitle('Publié')])
    const { seq, hash } = await open()
    const before = await publicState()
    await stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')
    const shown = await stage.test.features.pages.get(stage.test.scope(37), stage.key.documentId, 'visitors')
    expect(JSON.stringify(shown.layout.blocks)).toContain('Publié')
    expect(Number((await publicState())?.revisions)).toBe(Number(before?.revisions) + 1)
    const after = await open()
    expect([after.seq, after.hash, after.history.map(({ label }) => label)]).toEqual([seq + 1, hash, [undefined, 'publish']])
    await send([setTitle('Encore')])
    const next = await open()
    await stage.drafts.publish(stage.key, { seq: next.seq, hash: next.hash }, stage.author, 'fr_FR')
  })

  it('answers the revision that visitors saw before, and null for a page that they did not see', async () => {
    await send([setTitle('Un')])
    const first = await open()
    const one = await stage.drafts.publish(stage.key, { seq: first.seq, hash: first.hash }, stage.author, 'fr_FR')
    await send([setTitle('Deux')])
    const second = await open()
    const two = await stage.drafts.publish(stage.key, { seq: second.seq, hash: second.hash }, stage.author, 'fr_FR')
    expect(two.former).toBe(one.revision)
    await stage.drafts.unpublish(stage.key, stage.author)
    const third = await open()
    expect(await stage.drafts.publish(stage.key, { seq: third.seq, hash: third.hash }, stage.author, 'fr_FR')).toMatchObject({
      former: null,
    })
  })

  it('refuses a draft with a newer step than was seen, and a page that was saved beside it', async () => {
    const { seq, hash } = await open()
    await send([setTitle('Plus tard')])
    const now = await open()
    const publish = (seen: { seq: number; hash: string }) => stage.drafts.publish(stage.key, seen, stage.author, 'fr_FR')
    await expect(publish({ seq, hash })).rejects.toMatchObject({ code: 'STALE_VERSION' })
    // A database that was put back has the same numbers and other content.
    await expect(publish({ seq: now.seq, hash })).rejects.toMatchObject({ code: 'STALE_VERSION' })
    const page = await stage.test.features.pages.get(stage.test.scope(37), stage.key.documentId, 'visitors')
    const { url, locale, title, seo } = page
    await stage.test.features.pages.save(
      {
        id: stage.key.documentId,
        url,
        locale,
        title: `${title} bis`,
        seo,
        shell: 'default',
        middleware: [],
        layout: { blocks: pageBlocks },
      } as never,
      { siteId: 37, baseHash: page.layout.hash, by: 'seed' },
    )
    await expect(publish({ seq: now.seq, hash: now.hash })).rejects.toMatchObject({ code: 'STALE_VERSION' })
  })
})

describe('a publication with faults', () => {
  it('stores a half-filled block, which stops the publication', async () => {
    await send([setTitle('')])
    const { seq, hash, issues } = await open()
    expect(issues).toMatchObject([{ blockId: 'titre', pointer: '/props/text', code: 'TOO_SHORT' }])
    const publishing = stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')
    await expect(publishing).rejects.toMatchObject({ code: 'PAGE_INVALID' })
    expect((await open()).seq).toBe(seq)
  })

  it.each([
    ['/url', 'admin', 'FORMAT', /réservée/],
    ['/url', 'Été !', 'FORMAT', /sans accent/],
    ['/url', '2026', 'FORMAT', /un nombre/],
    ['/url', null, 'OPTION', /^La page «.+» a déjà cette adresse/],
    ['/middleware', ['member', 'nope'], 'OPTION', /règle d’accès/],
  ])('lists what is wrong with %s %j, and refuses to publish it', async (pointer, value, code, said) => {
    const other = await savePage()
    await send([{ op: 'head', pointer, value: value ?? other.url }])
    const { seq, hash, issues } = await open()
    const wrong = {
      blockId: null,
      pointer: expect.stringContaining(pointer) as string,
      code,
      message: expect.stringMatching(said) as string,
    }
    expect(issues).toMatchObject([wrong])
    const publishing = stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')
    await expect(publishing).rejects.toMatchObject({ code: 'PAGE_INVALID', data: { errors: [wrong] } })
  })

  it('lists no issue of a block that is stored as it is, and its issues once it is changed', async () => {
    const unknown = { id: 'ancien', type: 'ancien-type', v: 1, props: { x: 1 } }
    const { rows } = await sql<{ id: number }>`
      update revisions set blocks = blocks || ${JSON.stringify([unknown])}::jsonb where page_id = ${stage.key.documentId} returning id`.execute(
      stage.db,
    )
    expect(rows).toHaveLength(1)
    expect((await open()).issues).toEqual([])
    await send([{ op: 'set', id: 'ancien', pointer: '/x', value: 2 }])
    expect(await stage.drafts.issues(stage.key, 'fr_FR')).toMatchObject([{ blockId: 'ancien' }])
  })

  it('publishes unknown, newer and invalid blocks unchanged when a neighbour is edited', async () => {
    const odd = [
      {
        id: 'ancien',
        type: 'ancien-type',
        v: 1,
        props: { b: [1.5, ' x\u00a0'], a: null },
        slots: { sous: [{ id: 'fond', type: 'autre', v: 3, props: {} }] },
      },
      { id: 'futur', type: 'text', v: 99, props: { html: '<p>é</p>', plus: { z: 1, a: 2 } } },
      { id: 'faux', type: 'heading', v: 1, props: { level: 9, text: '' } },
    ]
    await sql`update revisions set blocks = blocks || ${JSON.stringify(odd)}::jsonb where page_id = ${stage.key.documentId}`.execute(
      stage.db,
    )
    const stored = async () => {
      const { rows } = await sql<{ text: string }>`
        select (r.blocks - 0)::text as text from page_documents d join revisions r on r.id = d.published_revision_id
        where d.page_id = ${stage.key.documentId}`.execute(stage.db)
      return rows[0]?.text
    }
    const before = await stored()
    await send([setTitle('Bonjour')])
    const { seq, hash } = await open()
    await stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')
    expect(titleOf((await open()).document)).toBe('Bonjour')
    expect(await stored()).toBe(before)
  })

  it.each<[string, object]>([
    ['an unknown type with an empty slot', { type: 'ancien-type', v: 1, props: { x: [1, null] }, slots: { inside: [] } }],
    ['a newer version', { type: 'heading', v: 99, props: { text: 'Demain', level: 2 } }],
    ['invalid props', { type: 'heading', v: 1, props: { text: '', level: 2 } }],
  ])('publishes an edit beside a stored block of %s, which stays as it is', async (_name, rest) => {
    const odd = { id: 'ancien', ...rest }
    await sql`update revisions set blocks = blocks || ${JSON.stringify([odd])}::jsonb where page_id = ${stage.key.documentId}`.execute(
      stage.db,
    )
    await send([{ op: 'head', pointer: '/title', value: 'Un autre titre' }])
    const { seq, hash } = await open()
    const { revision } = await stage.drafts.publish(stage.key, { seq, hash }, stage.author, 'fr_FR')
    const { blocks } = await stage.db.selectFrom('revisions').select('blocks').where('id', '=', revision).executeTakeFirstOrThrow()
    expect(readBlocks(blocks).at(-1)).toEqual(withoutEmptySlots(odd as never))
  })
})

describe('a publication beside an invalid stored head', () => {
  const store = (head: object) =>
    sql`update revisions set head = head || ${JSON.stringify(head)}::jsonb where page_id = ${stage.key.documentId}`.execute(stage.db)
  const faults: [string, object, string, unknown][] = [
    ['an empty title', { title: '' }, '/title', 'x'.repeat(201)],
    ['a title of a search engine that is too long', { seo: { title: 'x'.repeat(130) } }, '/seo/title', 'y'.repeat(130)],
    ['an unknown setting', { seo: { keywords: 'a' } }, '/seo/keywords', 'b'],
    ['an unknown rule of access', { middleware: ['nope'] }, '/middleware', ['nope', 'neither']],
    ['an address of digits', { url: '2026' }, '/url', '2027'],
    ['an address of another shape', { url: 'Été' }, '/url', 'Hiver !'],
  ]

  it.each(faults)('stores the edit of a block with %s, which stays as it is', async (_name, head) => {
    await store(head)
    await send([setTitle('Bonjour')])
    expect((await open()).issues).toEqual([])
    const { revision } = await stage.publish()
    const saved = await stage.db.selectFrom('revisions').select(['head', 'blocks']).where('id', '=', revision).executeTakeFirstOrThrow()
    expect([saved.head, readBlocks(saved.blocks)[0]?.props['text']]).toEqual([expect.objectContaining(head), 'Bonjour'])
  })

  it.each(faults)('is refused with %s once the draft makes another fault of it', async (_name, head, pointer, value) => {
    await store(head)
    await send([{ op: 'head', pointer, value: value as never }])
    expect((await open()).issues).toMatchObject([{ blockId: null }])
    await expect(stage.publish()).rejects.toMatchObject({ code: 'PAGE_INVALID' })
  })

  it('is refused with an unknown shell, which no page can be stored with', async () => {
    await store({ shell: 'wide' })
    await send([setTitle('Bonjour')])
    expect((await open()).issues).toMatchObject([{ pointer: '/shell', code: 'OPTION' }])
  })
})

describe('unpublish', () => {
  const find = () => stage.test.features.pages.find(stage.test.scope(37), stage.key.documentId, 'visitors')

  it('hides the page from visitors, keeps its draft, and is an act of the audit log once', async () => {
    await send([setTitle('Reste au brouillon')])
    const acts = async () => {
      const rows = await stage.db
        .selectFrom('audit_log')
        .select('action')
        .where('target', '=', `page ${stage.key.documentId} fr_FR`)
        .execute()
      return rows.map(({ action }) => action)
    }
    const { chain } = await stage.drafts.unpublish(stage.key, stage.author)
    await expect(find()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await stage.drafts.unpublish(stage.key, stage.author)).toMatchObject({ chain })
    const opened = await open()
    expect([titleOf(opened.document), opened.history.at(-1)?.label]).toEqual(['Reste au brouillon', 'unpublish'])
    expect(await acts()).toEqual(['page.unpublish'])
    await stage.drafts.publish(stage.key, { seq: opened.seq, hash: opened.hash }, stage.author, 'fr_FR')
    expect((await find()).kind).toBe('page')
  })

  it('says how the page stands: online, planned, taken offline, or never published', async () => {
    const standing = async (documentId = stage.key.documentId) =>
      (await stage.drafts.open({ ...stage.key, documentId }, stage.author, 'fr_FR')).standing
    expect(await standing()).toBe('ONLINE')
    await sql`update page_documents set publish_at = now() + interval '1 day' where page_id = ${stage.key.documentId}`.execute(stage.db)
    expect(await standing()).toBe('PLANNED')
    await stage.drafts.unpublish(stage.key, stage.author)
    expect(await standing()).toBe('OFFLINE')
    const { head } = await readBase()
    const page = { ...head, url: 'jamais-publiee', locale: 'fr_FR', layout: { blocks: pageBlocks } }
    const { id } = await stage.test.features.pages.save(page as never, { siteId: 37, baseHash: null, by: 'seed', publish: false })
    expect(await standing(id)).toBe('NEVER')
  })

  it.each(['', 'auth', 'legal-notice'])('refuses the page at "%s", which the site needs', async (url) => {
    const other = stage.db.selectFrom('page_documents').select('page_id').where('site_id', '=', 38).where('locale', '=', 'fr_FR')
    const known = await other.where('url', '=', url).executeTakeFirst()
    const page = { url, locale: 'fr_FR', title: 'Une page', seo: {}, shell: 'default', middleware: [], layout: { blocks: pageBlocks } }
    const id = known?.page_id ?? (await stage.test.features.pages.save(page as never, { siteId: 38, baseHash: null, by: 'seed' })).id
    const needed = { ...stage.key, siteId: 38, documentId: id }
    await expect(stage.drafts.unpublish(needed, stage.author)).rejects.toMatchObject({ code: 'PAGE_REQUIRED' })
  })
})
