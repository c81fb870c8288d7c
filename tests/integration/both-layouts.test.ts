import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DocumentKey } from '#api-client/admin/document-key.ts'
import { ValueStore } from '#engine/value-store.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { changeSibling } from '#composer/shells/sibling.ts'
import { joinSibling, siblingOf, startPublication } from '#composer/shells/start-publication.ts'
import { publishDraft, withdrawPublication } from '#composer/workbench/publish-draft.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const [SITE, FR] = [38, 'fr_FR']
let test: TestFeatures
let author: DraftWriter

const phoneBar = (id: string, text: string) => ({ id, type: 'footer', v: 1, props: { legalLabel: 'Mentions', text } })

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
  for (const [name, id] of [
    ['default', 'pied'],
    ['page', 'autre'],
  ] as const) {
    const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [phoneBar(id, '03 86 00 00 00')] }
    await test.features.shells.save(SITE, FR, { name, regions }, { by: 'seed' })
    const page = { url: `autour-${name}`, locale: FR, title: 'Page', seo: {}, shell: name, middleware: [], layout: { blocks: [] } }
    await test.features.pages.save(page, { siteId: SITE, baseHash: null, by: 'seed' })
  }
})
afterAll(() => test.close())

const keyOf = ({ id }: Pick<DocumentKey, 'id'>): DraftKey => ({ siteId: SITE, kind: 'SHELL', documentId: id, locale: FR })
const open = (id: number) => test.features.drafts.open(keyOf({ id }), author, FR)
const write = async (id: number, block: string, value: string) => {
  const { seq, chain } = await open(id)
  const operations = [{ op: 'set' as const, id: block, pointer: '/text', value }]
  await test.features.drafts.step(
    keyOf({ id }),
    { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), by: String(author.userId), operations }], recent: [] },
    author,
  )
}
const shown = async () => {
  const texts = await Promise.all((['default', 'page'] as const).map((name) => test.features.shells.read(test.scope(SITE), name)))
  return texts.map(({ regions }) => regions.footer[0]?.props['text'])
}

/** The calls of the composer, on the services of the server. */
const admin = () => {
  const { drafts, shells, revisions, publications } = test.features
  return {
    draft: {
      open: (key: DocumentKey) => drafts.open(keyOf(key), author, FR),
      step: (key: DocumentKey, request: { readonly batches: readonly object[] }) =>
        drafts.step(
          keyOf(key),
          { ...request, batches: request.batches.map((batch) => ({ ...batch, by: String(author.userId) })) } as never,
          author,
        ),
      publish: (key: DocumentKey, seen: { readonly seq: number; readonly hash: string }) => drafts.publish(keyOf(key), seen, author, FR),
    },
    shell: { reach: ({ id }: { readonly id: number }) => shells.reach(test.scope(SITE), id === 1 ? 'default' : 'page') },
    revision: { read: (key: DocumentKey, revision: number) => revisions.read(keyOf(key), revision) },
    publication: {
      create: ({ documents }: { readonly documents: readonly (DocumentKey & { readonly seq: number; readonly hash: string })[] }) =>
        publications.publish(
          test.scope(SITE),
          { documents: documents.map(({ seq, hash, ...key }) => ({ key: keyOf(key), seq, hash })) },
          withAllRights(author),
        ),
      revert: (act: number) => publications.revert(test.scope(SITE), act, withAllRights(author)),
    },
  }
}

/** The composer of the first layout, with everything saved. */
async function bench(): Promise<Workbench> {
  const { seq, document } = await open(1)
  const now = readEditedDocument(document)
  const store = { document: now, conflicts: () => [], client: { pending: [], base: { seq }, confirmed: now } }
  const values = { issues: [], former: undefined, act: null, review: null, quality: [], dialog: null }
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, new ValueStore<unknown>(value)])),
    ...{ store, text: (id: string) => id, registry: { types: new Map() } },
    saver: { flush: () => Promise.resolve(), retry: () => undefined },
    props: { admin: admin(), edited: { kind: 'shell', id: 1 }, locale: FR, site: { locales: [FR] } },
  } as unknown as Workbench
}

it('changes a telephone in both layouts by one act, and takes both back together', async () => {
  await write(1, 'pied', '03 86 11 11 11')
  const made = await bench()
  const send = vi.fn()
  await startPublication({ bench: made, actor: { send } })
  const sibling = siblingOf(made)
  expect([made.dialog.get(), send.mock.calls.length, sibling?.pages, sibling?.isClean]).toEqual(['sibling', 0, 1, true])
  expect(sibling?.changes).toEqual([
    { former: '03 86 00 00 00', operation: { op: 'set', id: 'autre', pointer: '/text', value: '03 86 11 11 11' } },
  ])
  const changed = await changeSibling(made.props.admin, sibling!, 'Comme ici')
  joinSibling(made, changed!)
  await publishDraft(made)
  expect(await shown()).toEqual(['03 86 11 11 11', '03 86 11 11 11'])
  expect((await open(2)).history.map(({ label }) => label)).toContain('Comme ici')
  await withdrawPublication(made)
  expect(await shown()).toEqual(['03 86 00 00 00', '03 86 00 00 00'])
})

it('publishes the edited layout alone where the person wants it only here', async () => {
  await write(1, 'pied', '03 86 22 22 22')
  await write(2, 'autre', '03 86 00 00 00')
  const made = await bench()
  await startPublication({ bench: made, actor: { send: vi.fn() } })
  expect(siblingOf(made)?.changes.length).toBe(1)
  await publishDraft(made)
  expect(await shown()).toEqual(['03 86 22 22 22', '03 86 00 00 00'])
})
