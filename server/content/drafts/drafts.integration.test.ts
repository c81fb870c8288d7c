import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { decideConflict } from '#engine/draft/merge/decide-conflict.ts'
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import { openServerDraft } from '#composer/saving/take-up.ts'
import type { SentBatch } from '#engine/draft/sync/batch.ts'
import { Person } from '#tests/support/drafts/person.ts'
import { isFull } from '#tests/support/sampling.ts'
import { hearStatements } from '#tests/support/database/hear-statements.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { DraftKey } from './draft-key.ts'

let test: TestFeatures
let key: DraftKey
let author: { userId: number; sessionId: number }
let pageCount = 0
const saves = isFull ? 1000 : 100

const blocks = [
  { id: 'titre', type: 'heading', v: 1, props: { text: 'Bienvenue', level: 1 } },
  { id: 'texte', type: 'text', v: 1, props: { html: '<p>Un premier paragraphe.</p>' } },
]

beforeAll(async () => {
  test = await testFeatures()
  const users = test.database.db.insertInto('users').values({ site_id: 37, email: 'claire@example.org', role: 'ADMIN' })
  const { id: userId } = await users.returning('id').executeTakeFirstOrThrow()
  author = { userId, sessionId: await addSession(userId) }
})
afterAll(() => test.close())

const savePage = async (): Promise<{ id: number; url: string }> => {
  const url = `page-${(pageCount += 1)}`
  const page = { url, locale: 'fr_FR', title: 'Une page', seo: {}, shell: 'default', middleware: [] } as const
  const { id } = await test.features.pages.save({ ...page, layout: { blocks } } as never, { siteId: 37, baseHash: null, by: 'seed' })
  return { id, url }
}

beforeEach(async () => {
  const { id } = await savePage()
  key = { siteId: 37, kind: 'PAGE', documentId: id, locale: 'fr_FR' }
})

const addSession = async (userId: number): Promise<number> => {
  const session = { site_id: 37, user_id: userId, token_hash: randomBytes(32), expires_at: new Date(Date.now() + 3_600_000) }
  return (await test.database.db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()).id
}
const open = () => test.features.drafts.open(key, author, 'fr_FR')
const arrive = async (by: string) => {
  const { seq, chain, document } = await open()
  return new Person(by, { seq, chain }, document)
}
const exchange = async (...people: readonly Person[]) => {
  for (let round = 0; round < 3; round += 1)
    for (const person of people) person.receive(await test.features.drafts.step(key, person.request(), author))
}
const send = async (operations: readonly Operation[], id = crypto.randomUUID()) => {
  const { seq, chain } = await open()
  const batch: SentBatch = { id, by: 'claire', operations }
  return test.features.drafts.step(key, { base: { seq, chain }, batches: [batch], recent: [] }, author)
}
/** Saves the page with another title without its draft, and returns the revision. */
const saveBeside = async (text: string): Promise<number> => {
  const { head, base } = await readBase()
  const page = {
    ...head,
    id: key.documentId,
    locale: 'fr_FR',
    layout: { blocks: [{ ...blocks[0], props: { text, level: 1 } }, blocks[1]] },
  }
  const saved = await test.features.pages.save(page as never, { siteId: 37, baseHash: base, by: 'seed' })
  return saved.revisionId
}
const readBase = async () => {
  const { rows } = await sql<{ head: object; hash: string }>`
    select r.head, r.hash from page_documents d join revisions r on r.id = d.head_revision_id where d.page_id = ${key.documentId}`.execute(
    test.database.db,
  )
  return { head: rows[0]?.head, base: rows[0]?.hash ?? null }
}
const titleOf = ({ regions }: EditedDocument) => regions['main']?.[0]?.props['text']
const textOf = ({ regions }: EditedDocument) => regions['main']?.[1]?.props['html']
/** Cards that the author of the steps sees. */
const cards = (opened: Awaited<ReturnType<typeof open>>) =>
  openConflicts(openServerDraft('claire', opened, null)).map(({ conflict: { why, before, theirs, mine } }) => ({
    why,
    before,
    theirs,
    mine,
  }))
const setTitle = (value: string): Operation => ({ op: 'set', id: 'titre', pointer: '/text', value })
const publicState = async () =>
  (
    await sql<{ version: string; revisions: number }>`
      select content_version::text as version, (select count(*)::int from revisions where site_id = 37) as revisions
      from sites where id = 37`.execute(test.database.db)
  ).rows[0]

describe('open', () => {
  it('makes a draft of the newest saved state, once for two editors at the same moment', async () => {
    const [one, other] = await Promise.all([open(), open()])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ seq: 0, document: { head: { title: 'Une page' }, regions: { main: blocks } }, history: [], issues: [] })
    expect(one.hash).toBe(draftHash(one.document))
  })

  it('follows a page that was saved beside a draft without edits, which can then be published', async () => {
    const { baseRevision } = await open()
    const saved = await saveBeside('Enregistré ailleurs')
    const opened = await open()
    expect(titleOf(opened.document)).toBe('Enregistré ailleurs')
    expect([opened.seq, opened.baseRevision === baseRevision]).toEqual([1, false])
    expect(opened.baseRevision).toBe(saved)
    expect(await open()).toEqual(opened)
    await send([setTitle('Puis ici')])
    const { seq, hash } = await open()
    expect(await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')).toMatchObject({ base: { seq: 3 } })
  })

  it('puts the edits of a draft onto a page that was saved beside it, and publishes both', async () => {
    await send([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Claire.</p>' }])
    const saved = await saveBeside('Ailleurs')
    const opened = await open()
    expect([titleOf(opened.document), textOf(opened.document), opened.baseRevision]).toEqual(['Ailleurs', '<p>De Claire.</p>', saved])
    expect(cards(opened)).toEqual([])
    const { seq, hash } = opened
    await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    const shown = JSON.stringify((await test.features.pages.get(test.scope(37), key.documentId, 'visitors')).layout.blocks)
    expect([shown.includes('Ailleurs'), shown.includes('De Claire.')]).toEqual([true, true])
  })

  it('shows a card to the author of an edit that meets a page saved beside it', async () => {
    await send([setTitle('Ici')])
    await send([setTitle('Ici aussi')])
    await saveBeside('Ailleurs')
    const opened = await open()
    expect(titleOf(opened.document)).toBe('Ailleurs')
    expect(cards(opened)).toEqual([{ why: 'value', before: 'Ici', theirs: 'Ailleurs', mine: 'Ici aussi' }])
    const client = openServerDraft('claire', opened, null)
    const [met] = openConflicts(client)
    const operations = decideConflict(met!.conflict, 'mine', opened.document, () => 'neuf')
    await send(operations as readonly Operation[])
    const { seq, hash, document } = await open()
    expect(titleOf(document)).toBe('Ici aussi')
    await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
  })

  it('puts edits whose steps were deleted onto a page that was saved beside it', async () => {
    await send([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Claire.</p>' }])
    for (let time = 0; time < 20; time += 1) await send([{ op: 'head', pointer: '/title', value: `Titre ${time}` }])
    await test.database.db.deleteFrom('draft_steps').where('seq', '<', 10).execute()
    await saveBeside('Ailleurs')
    const { document } = await open()
    expect([titleOf(document), textOf(document), document.head['title']]).toEqual(['Ailleurs', '<p>De Claire.</p>', 'Titre 19'])
  })

  it('takes back an edit that was put onto a page saved beside it', async () => {
    const claire = await arrive('claire')
    claire.act([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Claire.</p>' }])
    await exchange(claire)
    await saveBeside('Ailleurs')
    await open()
    await exchange(claire)
    claire.undo()
    await exchange(claire)
    const { document, hash } = await open()
    expect([titleOf(document), textOf(document), hash]).toEqual(['Ailleurs', '<p>Un premier paragraphe.</p>', draftHash(claire.document)])
  })

  it('refuses the publication of a page that was saved beside it, and brings that in', async () => {
    await send([setTitle('Ici')])
    const { seq, hash } = await open()
    await saveBeside('Ailleurs')
    await expect(test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')).rejects.toMatchObject({ code: 'STALE_VERSION' })
    const steps = await test.features.drafts.steps(key, { seq: 0, chain: '' })
    expect(steps.whole?.document && titleOf(steps.whole.document)).toBe('Ailleurs')
  })

  it.each([
    ['a page that does not exist', { documentId: 999_999 }],
    ['a page of another site', { siteId: 38 }],
    ['a language without a document', { locale: 'en_GB' }],
  ])('refuses %s', async (_name, other) => {
    await expect(test.features.drafts.open({ ...key, ...other }, author, 'fr_FR')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('step', () => {
  it('stores each save in six statements, without a new content version or revision', async () => {
    const claire = await arrive('claire')
    const before = await publicState()
    const heard = hearStatements(test.database.pool)
    for (let time = 1; time <= saves; time += 1) {
      claire.act([setTitle(`Titre ${time}`)])
      heard()
      claire.receive(await test.features.drafts.step(key, claire.request(), author))
      expect(heard().length).toBeLessThanOrEqual(6)
    }
    expect(await publicState()).toEqual(before)
    const opened = await open()
    expect([opened.seq, titleOf(opened.document), opened.hash]).toEqual([saves, `Titre ${saves}`, draftHash(claire.document)])
  })

  it('merges the edits of two people at other places, and shows one card where they meet', async () => {
    const [claire, paul] = [await arrive('claire'), await arrive('paul')]
    claire.act([setTitle('De Claire')])
    paul.act([{ op: 'set', id: 'texte', pointer: '/html', value: '<p>De Paul.</p>' }])
    paul.act([setTitle('De Paul')])
    await exchange(claire, paul)
    expect(claire.document).toEqual(paul.document)
    expect([titleOf(claire.document), claire.whys, paul.whys]).toEqual(['De Claire', [], ['value']])
    expect((await open()).hash).toBe(draftHash(claire.document))
  })

  it('takes batches from eight editors at the same moment one after the other, each once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => arrive(`editor ${index}`)))
    for (const [index, person] of people.entries()) {
      const block = { id: `neu-${index}`, type: 'heading', v: 1, props: { text: String(index), level: 2 } }
      person.act([{ op: 'insert', block, at: { in: { region: 'main' }, after: 'texte', before: null } }])
    }
    for (let round = 0; round < people.length; round += 1)
      await Promise.all(people.map(async (person) => person.receive(await test.features.drafts.step(key, person.request(), author))))
    await exchange(...people)
    expect(new Set(people.map(({ document }) => draftHash(document))).size).toBe(1)
    expect((await open()).document.regions['main']).toHaveLength(10)
  })

  it('answers a batch that is sent twice with the step of the first time', async () => {
    const batch = { id: 'the-same', by: 'claire', operations: [setTitle('Une fois')] }
    const { seq, chain } = await open()
    const request = { base: { seq, chain }, batches: [batch], recent: [] }
    const first = await test.features.drafts.step(key, request, author)
    expect(await test.features.drafts.step(key, request, author)).toEqual(first)
    expect((await open()).seq).toBe(1)
  })

  it('sends the whole draft to a base of another history', async () => {
    await send([setTitle('Autre')])
    const answer = await test.features.drafts.step(key, { base: { seq: 1, chain: 'foreign' }, batches: [], recent: ['x'] }, author)
    expect(answer).toMatchObject({ steps: [], whole: { seq: 1, named: ['x'], known: [] } })
  })

  it('stores outer spaces, decomposed accents, an empty text and a data URL as typed', async () => {
    for (const text of ['  deux  ', 'e\u0301te\u0301', '', 'data:text/plain;base64,QQ==']) {
      await send([setTitle(text)])
      const { document, hash } = await open()
      expect([titleOf(document), hash]).toEqual([text, draftHash(document)])
    }
  })

  it('cleans the HTML of a text and of an inserted block', async () => {
    const html = '<p onclick="x()">Bon<script>alert(1)</script>jour</p>'
    const block = { id: 'neuf', type: 'columns', v: 1, props: {}, slots: { first: [{ id: 'dans', type: 'text', v: 1, props: { html } }] } }
    await send([
      { op: 'set', id: 'texte', pointer: '/html', value: html },
      { op: 'insert', block, at: { in: { region: 'main' }, after: null, before: null } },
    ])
    expect(JSON.stringify((await open()).document)).not.toMatch(/script|onclick/)
    expect(JSON.stringify((await open()).document.regions)).toContain('Bonjour')
  })

  it('stores a half-filled block, which stops the publication', async () => {
    await send([setTitle('')])
    const { seq, hash, issues } = await open()
    expect(issues).toMatchObject([{ blockId: 'titre', pointer: '/props/text', code: 'TOO_SHORT' }])
    const publishing = test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    await expect(publishing).rejects.toMatchObject({ code: 'PAGE_INVALID' })
    expect((await open()).seq).toBe(seq)
  })

  it.each([
    ['/url', 'admin', 'FORMAT', /réservée/],
    ['/url', 'Été !', 'FORMAT', /sans accent/],
    ['/url', '2026', 'FORMAT', /un nombre/],
    ['/url', null, 'OPTION', /Une autre page/],
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
    const publishing = test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    await expect(publishing).rejects.toMatchObject({ code: 'PAGE_INVALID', data: { errors: [wrong] } })
  })

  it('lists no issue of a block that is stored as it is, and its issues once it is changed', async () => {
    const unknown = { id: 'ancien', type: 'ancien-type', v: 1, props: { x: 1 } }
    const { rows } = await sql<{ id: number }>`
      update revisions set blocks = blocks || ${JSON.stringify([unknown])}::jsonb where page_id = ${key.documentId} returning id`.execute(
      test.database.db,
    )
    expect(rows).toHaveLength(1)
    expect((await open()).issues).toEqual([])
    await send([{ op: 'set', id: 'ancien', pointer: '/x', value: 2 }])
    expect(await test.features.drafts.issues(key, 'fr_FR')).toMatchObject([{ blockId: 'ancien' }])
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
    await sql`update revisions set blocks = blocks || ${JSON.stringify(odd)}::jsonb where page_id = ${key.documentId}`.execute(
      test.database.db,
    )
    const stored = async () => {
      const { rows } = await sql<{ text: string }>`
        select (r.blocks - 0)::text as text from page_documents d join revisions r on r.id = d.published_revision_id
        where d.page_id = ${key.documentId}`.execute(test.database.db)
      return rows[0]?.text
    }
    const before = await stored()
    await send([setTitle('Bonjour')])
    const { seq, hash } = await open()
    await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    expect(titleOf((await open()).document)).toBe('Bonjour')
    expect(await stored()).toBe(before)
  })

  it.each<[string, Operation]>([
    [
      'a link that runs a script',
      {
        op: 'insert',
        block: { id: 'lien', type: 'button', v: 1, props: { label: 'x', href: 'javascript:alert(1)' } },
        at: { in: { region: 'main' }, after: null, before: null },
      },
    ],
    ['props of 129 kB', { op: 'set', id: 'texte', pointer: '/html', value: 'x'.repeat(129 * 1024) }],
    ['a key of the prototype', { op: 'set', id: 'texte', pointer: '/__proto__/x', value: 1 }],
    ['a block that is not there', { op: 'remove', id: 'absent' }],
  ])('refuses %s and changes nothing', async (_name, operation) => {
    const { hash } = await open()
    const answer = await send([operation])
    expect(answer.refused?.reason).toMatch(/^[A-Z_]+$/)
    expect(await open()).toMatchObject({ seq: 0, hash })
  })
})

it('refuses a step, a publication and a discard once the session is over', async () => {
  const { seq, chain, hash } = await open()
  const gone = { ...author, sessionId: await addSession(author.userId) }
  await test.database.db.deleteFrom('sessions').where('id', '=', gone.sessionId).execute()
  const request = { base: { seq, chain }, batches: [{ id: 'late', by: 'claire', operations: [setTitle('Trop tard')] }], recent: [] }
  const { drafts } = test.features
  const acts = [
    () => drafts.step(key, request, gone),
    () => drafts.publish(key, { seq, hash }, gone, 'fr_FR'),
    () => drafts.discard(key, gone),
  ]
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(await open()).toMatchObject({ seq, hash })
})

describe('publish', () => {
  it('publishes the draft that was read, and takes further steps on it', async () => {
    await send([setTitle('Publié')])
    const { seq, hash } = await open()
    const before = await publicState()
    await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    const shown = await test.features.pages.get(test.scope(37), key.documentId, 'visitors')
    expect(JSON.stringify(shown.layout.blocks)).toContain('Publié')
    expect(Number((await publicState())?.revisions)).toBe(Number(before?.revisions) + 1)
    const after = await open()
    expect([after.seq, after.hash, after.history.map(({ label }) => label)]).toEqual([seq + 1, hash, [undefined, 'publish']])
    await send([setTitle('Encore')])
    const next = await open()
    await test.features.drafts.publish(key, { seq: next.seq, hash: next.hash }, author, 'fr_FR')
  })

  it('refuses a draft with a newer step than was seen, and a page that was saved beside it', async () => {
    const { seq, hash } = await open()
    await send([setTitle('Plus tard')])
    const now = await open()
    const publish = (seen: { seq: number; hash: string }) => test.features.drafts.publish(key, seen, author, 'fr_FR')
    await expect(publish({ seq, hash })).rejects.toMatchObject({ code: 'STALE_VERSION' })
    const page = await test.features.pages.get(test.scope(37), key.documentId, 'visitors')
    const { url, locale, title, seo } = page
    await test.features.pages.save(
      { id: key.documentId, url, locale, title: `${title} bis`, seo, shell: 'default', middleware: [], layout: { blocks } } as never,
      { siteId: 37, baseHash: page.layout.hash, by: 'seed' },
    )
    await expect(publish({ seq: now.seq, hash: now.hash })).rejects.toMatchObject({ code: 'STALE_VERSION' })
  })

  it.each<[string, object]>([
    ['an unknown type with an empty slot', { type: 'ancien-type', v: 1, props: { x: [1, null] }, slots: { inside: [] } }],
    ['a newer version', { type: 'heading', v: 99, props: { text: 'Demain', level: 2 } }],
    ['invalid props', { type: 'heading', v: 1, props: { text: '', level: 2 } }],
  ])('publishes an edit beside a stored block of %s, which stays as it is', async (_name, rest) => {
    const odd = { id: 'ancien', ...rest }
    await sql`update revisions set blocks = blocks || ${JSON.stringify([odd])}::jsonb where page_id = ${key.documentId}`.execute(
      test.database.db,
    )
    await send([{ op: 'head', pointer: '/title', value: 'Un autre titre' }])
    const { seq, hash } = await open()
    const { revision } = await test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    const { blocks } = await test.database.db.selectFrom('revisions').select('blocks').where('id', '=', revision).executeTakeFirstOrThrow()
    expect(blocks.at(-1)).toEqual(withoutEmptySlots(odd as never))
  })
})

describe('unpublish', () => {
  const find = () => test.features.pages.find(test.scope(37), key.documentId, 'visitors')

  it('hides the page from visitors, keeps its draft, and is an act of the audit log once', async () => {
    await send([setTitle('Reste au brouillon')])
    const acts = async () => {
      const rows = await test.database.db
        .selectFrom('audit_log')
        .select('action')
        .where('target', '=', `page ${key.documentId} fr_FR`)
        .execute()
      return rows.map(({ action }) => action)
    }
    const { chain } = await test.features.drafts.unpublish(key, author)
    await expect(find()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await test.features.drafts.unpublish(key, author)).toMatchObject({ chain })
    const opened = await open()
    expect([titleOf(opened.document), opened.history.at(-1)?.label]).toEqual(['Reste au brouillon', 'unpublish'])
    expect(await acts()).toEqual(['page.unpublish'])
    await test.features.drafts.publish(key, { seq: opened.seq, hash: opened.hash }, author, 'fr_FR')
    expect((await find()).kind).toBe('page')
  })

  it('says how the page stands: online, planned, taken offline, or never published', async () => {
    const standing = async (documentId = key.documentId) =>
      (await test.features.drafts.open({ ...key, documentId }, author, 'fr_FR')).standing
    expect(await standing()).toBe('ONLINE')
    await sql`update page_documents set publish_at = now() + interval '1 day' where page_id = ${key.documentId}`.execute(test.database.db)
    expect(await standing()).toBe('PLANNED')
    await test.features.drafts.unpublish(key, author)
    expect(await standing()).toBe('OFFLINE')
    const { head } = await readBase()
    const page = { ...head, url: 'jamais-publiee', locale: 'fr_FR', layout: { blocks } }
    const { id } = await test.features.pages.save(page as never, { siteId: 37, baseHash: null, by: 'seed', publish: false })
    expect(await standing(id)).toBe('NEVER')
  })

  it.each(['', 'auth', 'legal-notice'])('refuses the page at "%s", which the site needs', async (url) => {
    const other = test.database.db.selectFrom('page_documents').select('page_id').where('site_id', '=', 38).where('locale', '=', 'fr_FR')
    const known = await other.where('url', '=', url).executeTakeFirst()
    const page = { url, locale: 'fr_FR', title: 'Une page', seo: {}, shell: 'default', middleware: [], layout: { blocks } }
    const id = known?.page_id ?? (await test.features.pages.save(page as never, { siteId: 38, baseHash: null, by: 'seed' })).id
    const needed = { ...key, siteId: 38, documentId: id }
    await expect(test.features.drafts.unpublish(needed, author)).rejects.toMatchObject({ code: 'PAGE_REQUIRED' })
  })
})

it('reads the author and the time of a step, but no author for one of the site', async () => {
  const id = crypto.randomUUID()
  await send([setTitle('De Claire')], id)
  const before = new Date(Date.now() - 60_000)
  const signed = await test.features.drafts.signature(key, id)
  expect([signed.savedBy, signed.savedAt > before]).toEqual([{ id: author.userId, name: 'claire@example.org' }, true])
  await saveBeside('Ailleurs')
  const { history } = await open()
  const site = history.find(({ by }) => by === 'site')
  expect((await test.features.drafts.signature(key, site!.id)).savedBy).toBeNull()
  await expect(test.features.drafts.signature({ ...key, siteId: 38 }, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('reads the steps since a base, and the whole draft for a base of another history', async () => {
  const { seq, chain } = await open()
  await send([setTitle('Un')])
  const since = await test.features.drafts.steps(key, { seq, chain })
  const end = await open()
  expect([since.steps.map(({ by }) => by), since.hash]).toEqual([['claire'], end.hash])
  expect(await test.features.drafts.steps(key, end)).toEqual({ steps: [], hash: end.hash })
  expect(await test.features.drafts.steps(key, { seq: 1, chain: 'foreign' })).toMatchObject({ whole: { seq: 1 } })
})

it('discards a draft with its log, and opens a new history', async () => {
  await send([setTitle('Abandonné')])
  const { chain } = await open()
  await test.features.drafts.discard(key, author)
  const again = await open()
  expect([again.seq, titleOf(again.document), again.chain === chain]).toEqual([0, 'Bienvenue', false])
})
