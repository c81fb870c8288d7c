import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { SentBatch } from '#engine/draft/sync/batch.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { addEditor, addEditorSession } from './add-editor.ts'
import { Person } from './person.ts'

/** The blocks of the page of each test. */
export const pageBlocks = [
  { id: 'titre', type: 'heading', v: 1, props: { text: 'Bienvenue', level: 1 } },
  { id: 'texte', type: 'text', v: 1, props: { html: '<p>Un premier paragraphe.</p>' } },
]

/** The text of the first block. */
export const titleOf = ({ regions }: EditedDocument) => regions['main']?.[0]?.props['text']

/** The HTML of the second block. */
export const textOf = ({ regions }: EditedDocument) => regions['main']?.[1]?.props['html']

/** The edit of the first block. */
export const setTitle = (value: string): Operation => ({ op: 'set', id: 'titre', pointer: '/text', value })

/** Drafts of one page of site 37, new for each test, that Claire Roy edits. */
export function draftsStage() {
  let test: TestFeatures
  let key: DraftKey
  let author: DraftWriter
  let pageCount = 0

  const addSession = (userId: number) => addEditorSession(test.database.db, 37, userId)
  const savePage = async (): Promise<{ id: number; url: string }> => {
    const url = `page-${(pageCount += 1)}`
    const page = { url, locale: 'fr_FR', title: 'Une page', seo: {}, shell: 'default', middleware: [] } as const
    const saved = { ...page, layout: { blocks: pageBlocks } } as never
    const { id } = await test.features.pages.save(saved, { siteId: 37, baseHash: null, by: 'seed' })
    return { id, url }
  }
  const open = () => test.features.drafts.open(key, author, 'fr_FR')
  const readBase = async () => {
    const { rows } = await sql<{ head: object; hash: string }>`
      select r.head, r.hash from page_documents d join revisions r on r.id = d.head_revision_id where d.page_id = ${key.documentId}`.execute(
      test.database.db,
    )
    return { head: rows[0]?.head, base: rows[0]?.hash ?? null }
  }

  beforeAll(async () => {
    test = await testFeatures()
    author = await addEditor(test.database.db, 37)
  })
  beforeEach(async () => {
    const { id } = await savePage()
    key = { siteId: 37, kind: 'PAGE', documentId: id, locale: 'fr_FR' }
  })
  afterAll(() => test.close())

  return {
    get test() {
      return test
    },
    get db() {
      return test.database.db
    },
    get drafts() {
      return test.features.drafts
    },
    get key() {
      return key
    },
    get author() {
      return author
    },
    addSession,
    savePage,
    open,
    readBase,
    /** Opens the draft as another editor. */
    arrive: async (by: string) => {
      const { seq, chain, document } = await open()
      return new Person(by, { seq, chain }, document)
    },
    /** Sends and brings what is new until each has everything. */
    exchange: async (...people: readonly Person[]) => {
      for (let round = 0; round < 3; round += 1)
        for (const person of people) person.receive(await test.features.drafts.step(key, person.request(), author))
    },
    /** Stores edits of a document that is named by its key. */
    actOn: async (edited: DraftKey, ...operations: readonly Operation[]) => {
      const { seq, chain } = await test.features.drafts.open(edited, author, 'fr_FR')
      const batches = [{ id: crypto.randomUUID(), by: String(author.userId), operations }]
      await test.features.drafts.step(edited, { base: { seq, chain }, batches, recent: [] }, author)
    },
    send: async (operations: readonly Operation[], id = crypto.randomUUID()) => {
      const { seq, chain } = await open()
      const batch: SentBatch = { id, by: 'claire', operations }
      return test.features.drafts.step(key, { base: { seq, chain }, batches: [batch], recent: [] }, author)
    },
    /** Publishes the draft as it is now. */
    publish: async () => {
      const { seq, hash } = await open()
      return test.features.drafts.publish(key, { seq, hash }, author, 'fr_FR')
    },
    /** Saves the page with another title without its draft, and returns the revision. */
    saveBeside: async (text: string): Promise<number> => {
      const { head, base } = await readBase()
      const [title, words] = pageBlocks
      const layout = { blocks: [{ ...title, props: { text, level: 1 } }, words] }
      const page = { ...head, id: key.documentId, locale: 'fr_FR', layout }
      const saved = await test.features.pages.save(page as never, { siteId: 37, baseHash: base, by: 'seed' })
      return saved.revisionId
    },
    publicState: async () =>
      (
        await sql<{ version: string; revisions: number }>`
          select content_version::text as version, (select count(*)::int from revisions where site_id = 37) as revisions
          from sites where id = 37`.execute(test.database.db)
      ).rows[0],
  }
}
