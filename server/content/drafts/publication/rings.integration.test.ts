import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { draftsStage } from '#tests/support/drafts/drafts-stage.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'

const stage = draftsStage()

const keyOf = (documentId: number): DraftKey => ({ siteId: 37, kind: 'PAGE', documentId, locale: 'fr_FR' })
const scope = () => stage.test.scope(37)
const editor = () => withAllRights(stage.author)
const publications = () => stage.test.features.publications
const open = (key: DraftKey) => stage.drafts.open(key, stage.author, 'fr_FR')
const act = stage.actOn
const moveTo = (key: DraftKey, url: string) => act(key, { op: 'head', pointer: '/url', value: url })
const publish = async (...keys: DraftKey[]) => {
  const documents = []
  for (const key of keys) documents.push({ key, ...(await open(key)) })
  return publications().publish(scope(), { documents }, editor())
}
const links = (...urls: string[]): Block[] => [
  { id: 'texte', type: 'text', v: 1, props: { html: `<p>Un mot.</p>${urls.map((url) => `<p><a href="/${url}">Voir</a></p>`).join('')}` } },
]
const add = async (url: string, blocks = links()): Promise<DraftKey> => {
  const page = { url, locale: 'fr_FR', title: `Page ${url}`, seo: {}, shell: 'default', middleware: [], layout: { blocks } }
  return keyOf((await stage.test.features.pages.save(page as never, { siteId: 37, baseHash: null, by: 'seed' })).id)
}
const hrefs = (value: unknown) => [...JSON.stringify(value).matchAll(/href=\\"\/([^\\]*)\\"/g)].map(([, url]) => url)
const shownLinks = async ({ documentId }: DraftKey) =>
  hrefs((await stage.test.features.pages.get(scope(), documentId, 'visitors')).layout.blocks)
const draftLinks = async (key: DraftKey) => hrefs((await open(key)).document.regions)
/** The page that an address shows or leads to. */
const pageAt = async (url: string) => {
  const found = await stage.test.features.pages.find(scope(), url, 'visitors')
  return found.kind === 'page' ? found.row.pageId : found
}
const isBetween = async () => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from page_documents where url like '~%') + (select count(*) from page_moves where url like '~%'))::int as count`.execute(
    stage.db,
  )
  return rows[0]?.count !== 0
}

/** Reads what names what again, and counts what was not stored. */
const rebuild = () => inTransaction(stage.db, (trx) => stage.test.features.references.rebuild(trx, 37))

describe('pages that take the addresses of each other', () => {
  it('are published together, every link follows its page, and one act takes all back', async () => {
    await rebuild()
    const [one, other] = [await add('un'), await add('autre', links('un', 'autre'))]
    const reader = await add('lecteur', links('un', 'autre', 'autre?vu=1#bas'))
    await act(reader, { op: 'head', pointer: '/title', value: 'Un brouillon' })
    await moveTo(one, 'autre')
    await moveTo(other, 'un')
    const done = await publish(one, other)
    expect([await pageAt('un'), await pageAt('autre')]).toEqual([other.documentId, one.documentId])
    const after = [
      ['autre', 'un'],
      ['autre', 'un', 'un?vu=1#bas'],
      ['autre', 'un', 'un?vu=1#bas'],
    ]
    const read = async () => [await shownLinks(other), await shownLinks(reader), await draftLinks(reader)]
    expect([await read(), await isBetween()]).toEqual([after, false])
    expect(await rebuild()).toBe(0)

    await publications().revert(scope(), done.act, editor())
    const before = [
      ['un', 'autre'],
      ['un', 'autre', 'autre?vu=1#bas'],
      ['un', 'autre', 'autre?vu=1#bas'],
    ]
    expect([await pageAt('un'), await pageAt('autre'), await read(), await isBetween()]).toEqual([
      ...[one.documentId, other.documentId],
      ...[before, false],
    ])
    expect([(await open(one)).document.head['url'], (await open(other)).document.head['url']]).toEqual(['autre', 'un'])
    await publish(one, other)
    expect(await read()).toEqual(after)
  })

  it('are a ring of three beside a page that takes the address of a fourth one', async () => {
    const [a, b, c] = [await add('ring-a'), await add('ring-b'), await add('ring-c', links('ring-a', 'ring-b', 'ring-c'))]
    const [taker, leaver] = [await add('chain-x', links('chain-y')), await add('chain-y', links('chain-x', 'ring-a'))]
    // An address of long ago still leads to its page.
    await moveTo(a, 'ring-z')
    await publish(a)
    for (const [key, url] of [
      [a, 'ring-b'],
      [b, 'ring-c'],
      [c, 'ring-z'],
      [taker, 'chain-y'],
      [leaver, 'chain-w'],
    ] as const)
      await moveTo(key, url)
    const { act: number } = await publish(taker, c, a, leaver, b)
    expect(await shownLinks(c)).toEqual(['ring-b', 'ring-c', 'ring-z'])
    expect([await shownLinks(taker), await shownLinks(leaver)]).toEqual([['chain-w'], ['chain-y', 'ring-b']])
    expect([await pageAt('ring-b'), await pageAt('ring-c'), await pageAt('ring-z')]).toEqual([a, b, c].map(({ documentId }) => documentId))
    expect(await pageAt('ring-a')).toMatchObject({ kind: 'moved', to: 'ring-b' })
    await publications().revert(scope(), number, editor())
    expect([await shownLinks(c), await shownLinks(taker), await shownLinks(leaver)]).toEqual([
      ['ring-z', 'ring-b', 'ring-c'],
      ['chain-y'],
      ['chain-x', 'ring-z'],
    ])
    expect([await pageAt('ring-z'), await pageAt('chain-x')]).toEqual([a.documentId, taker.documentId])
  })

  it('are published all or none, with the reason of the one that stops them', async () => {
    const [one, other] = [await add('faute-un'), await add('faute-deux')]
    await moveTo(one, 'faute-deux')
    await moveTo(other, 'faute-un')
    await act(other, { op: 'head', pointer: '/title', value: '' })
    await expect(publish(one, other)).rejects.toMatchObject({
      code: 'PUBLICATION_REFUSED',
      data: { documents: [{ id: other.documentId, code: 'PAGE_INVALID', errors: [{ pointer: '/title' }] }] },
    })
    expect([await pageAt('faute-un'), await pageAt('faute-deux'), await isBetween()]).toEqual([one.documentId, other.documentId, false])
  })

  it('are refused where the product relies on one of the addresses', async () => {
    const one = await add('libre')
    const needed = await add('auth')
    await moveTo(one, 'auth')
    await moveTo(needed, 'libre')
    const refused = publish(one, needed)
    await expect(refused).rejects.toMatchObject({ code: 'PUBLICATION_REFUSED' })
    await expect(refused).rejects.toMatchObject({ data: { documents: [{ id: needed.documentId, code: 'PAGE_REQUIRED' }] } })
    expect(await pageAt('libre')).toBe(one.documentId)
  })
})
