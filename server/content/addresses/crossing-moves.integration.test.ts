import { expect, it } from 'vitest'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { draftsStage } from '#tests/support/drafts/drafts-stage.ts'

const stage = draftsStage()

const linkTo = (url: string) => [{ id: 'texte', type: 'text', v: 1, props: { html: `<p><a href="/${url}">Voir</a></p>` } }]

/** A page at an address with one link. */
async function savePage(url: string, target: string): Promise<number> {
  const page = { url, locale: 'fr_FR', title: url, seo: {}, shell: 'default', middleware: [] } as const
  const saved = { ...page, layout: { blocks: linkTo(target) } } as never
  return (await stage.test.features.pages.save(saved, { siteId: 37, baseHash: null, by: 'seed' })).id
}

it('moves pages that link to each other at the same time, with every link at the new address', async () => {
  const names = ['est', 'nord', 'ouest', 'sud']
  const ids: number[] = []
  for (const [at, name] of names.entries()) ids.push(await savePage(name, names[(at + 1) % names.length] ?? ''))
  const scope = stage.test.scope(37)
  const moves = ids.map((id, at) => {
    const from = names[at] ?? ''
    return stage.test.features.pageLife.move(
      { siteId: 37, id, locale: 'fr_FR', url: `${from}-neuf`, from },
      { userId: stage.author.userId, language: 'fr_FR' },
    )
  })
  expect(await Promise.all(moves)).toEqual(names.map((name) => `${name}-neuf`))
  for (const [at, id] of ids.entries()) {
    const { layout } = await stage.test.features.pages.get(scope, id, 'visitors')
    expect(JSON.stringify(layout.blocks)).toContain(`/${names[(at + 1) % names.length]}-neuf`)
  }
})

it('publishes one of two drafts that move and name each other, and refuses the other as stale', async () => {
  const keys = await Promise.all(
    [1, 2].map(async (): Promise<DraftKey & { readonly url: string }> => {
      const { id, url } = await stage.savePage()
      return { ...stage.key, documentId: id, url }
    }),
  )
  const [first, second] = keys
  if (!first || !second) throw new Error('Two pages are needed')
  const edit = async ({ url, ...key }: typeof first, target: string) => {
    const { seq, chain } = await stage.drafts.open(key, stage.author, 'fr_FR')
    const operations: Operation[] = [
      { op: 'set', id: 'texte', pointer: '/html', value: `<p><a href="/${target}">Voir</a></p>` },
      { op: 'head', pointer: '/url', value: `${url}-croise` },
    ]
    await stage.drafts.step(
      key,
      { base: { seq, chain }, batches: [{ id: crypto.randomUUID(), by: '1', operations }], recent: [] },
      stage.author,
    )
    return stage.drafts.open(key, stage.author, 'fr_FR')
  }
  const seen = [await edit(first, second.url), await edit(second, first.url)]
  const done = await Promise.allSettled(
    keys.map(({ url: _, ...key }, at) =>
      stage.drafts.publish(key, { seq: seen[at]?.seq ?? 0, hash: seen[at]?.hash ?? '' }, stage.author, 'fr_FR'),
    ),
  )
  const codes = done.map((each) => (each.status === 'fulfilled' ? 'PUBLISHED' : (each.reason as { code: string }).code))
  expect(codes.toSorted()).toEqual(['PUBLISHED', 'STALE_VERSION'])
})
