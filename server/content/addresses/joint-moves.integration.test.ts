import { expect, it } from 'vitest'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { draftsStage } from '#tests/support/drafts/drafts-stage.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'

const stage = draftsStage()

const scope = () => stage.test.scope(37)
const open = (key: DraftKey) => stage.drafts.open(key, stage.author, 'fr_FR')
const act = stage.actOn
const publish = async (...keys: DraftKey[]) => {
  const chosen = keys.map(async (key) => ({ key, ...(await open(key)) }))
  return stage.test.features.publications.publish(scope(), { documents: await Promise.all(chosen) }, withAllRights(stage.author))
}
const shown = async ({ documentId }: DraftKey) =>
  JSON.stringify((await stage.test.features.pages.get(scope(), documentId, 'visitors')).layout.blocks)

it('publishes a page that moves with a page that links to it, and takes both back whole', async () => {
  const { id, url } = await stage.savePage()
  const moving: DraftKey = { ...stage.key, documentId: id }
  const link = (path: string) => `<p><a href="/${path}">Voir</a></p>`
  await act(stage.key, { op: 'set', id: 'texte', pointer: '/html', value: link(url) })
  await act(moving, { op: 'head', pointer: '/url', value: `${url}-neuve` })
  const done = await publish(stage.key, moving)
  expect(await shown(stage.key)).toContain(`/${url}-neuve`)
  expect(JSON.stringify((await open(stage.key)).document)).toContain(`/${url}-neuve`)
  await stage.test.features.publications.revert(scope(), done.act, withAllRights(stage.author))
  expect(await shown(stage.key)).toContain('Un premier paragraphe.')
  const found = await stage.test.features.pages.find(scope(), url, 'visitors')
  expect(found).toMatchObject({ kind: 'page', row: { pageId: id } })
})

it('takes a publication back after a page that it links to has moved', async () => {
  const { id, url } = await stage.savePage()
  await act(stage.key, { op: 'set', id: 'texte', pointer: '/html', value: `<p><a href="/${url}">Voir</a></p>` })
  const done = await publish(stage.key)
  const moving: DraftKey = { ...stage.key, documentId: id }
  await act(moving, { op: 'head', pointer: '/url', value: `${url}-neuve` })
  await publish(moving)
  expect(await shown(stage.key)).toContain(`/${url}-neuve`)
  await stage.test.features.publications.revert(scope(), done.act, withAllRights(stage.author))
  expect(await shown(stage.key)).toContain('Un premier paragraphe.')
})
