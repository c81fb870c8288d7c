import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const heading = (id: string, anchor: string, level = 2): Block => ({ id, type: 'heading', v: 1, props: { text: id, level, anchor } })
const title = heading('titre', 'haut', 1)

const save = (url: string, blocks: Block[]) => {
  const page = { url, locale: 'fr_FR', title: 'Une page', seo: {}, shell: 'default', middleware: [], layout: { blocks } } as const
  return test.features.pages.save({ ...page, middleware: [] }, { siteId: 37, baseHash: null, by: 'Camille' })
}

/** Stores a page without the check of its anchors and returns its content. */
async function storedPage(url: string, blocks: Block[]): Promise<unknown[]> {
  const { revisionId } = await save(url, [title])
  await test.database.db
    .updateTable('revisions')
    .set({ blocks: jsonb([title, ...blocks]) })
    .where('id', '=', revisionId)
    .execute()
  const page = await test.features.pages.get(test.scope(37), url, 'visitors')
  return page.layout.blocks.map(({ props }) => props['anchor'])
}

it('a page is refused whose anchor pages use themselves, or that two places bear', async () => {
  const reason = await save('refusee', [title, heading('consentement', 'consent'), heading('encore', 'haut')]).catch(
    (error: unknown) => error,
  )
  expect(reason).toBeInstanceOf(ApiError)
  expect((reason as ApiError).data['errors']).toMatchObject([
    { blockId: 'consentement', pointer: '/layout/blocks/1/props/anchor', code: 'ANCHOR_TAKEN' },
    { blockId: 'encore', pointer: '/layout/blocks/2/props/anchor', code: 'DUPLICATE_ANCHOR' },
  ])
})

it('what is stored is shown with anchors that lead to one place each', async () => {
  const blocks = [heading('etat', 'state'), heading('depot', 'depot'), heading('depot-encore', 'depot')]
  expect(await storedPage('ancienne', blocks)).toEqual(['haut', 'ancre1-state', 'depot', 'ancre1-depot'])
})

it('the places of the frame keep theirs, on every page', async () => {
  const column: Block = { id: 'nous-joindre', type: 'heading', v: 1, props: { text: 'Nous joindre', level: 2, anchor: 'joindre' } }
  const footer: Block = { id: 'pied', type: 'footer', v: 1, props: { legalLabel: 'Informations légales' }, slots: { columns: [column] } }
  const regions = { topBar: [], appBar: [], mobileAppBar: [], bottomBar: [], footer: [footer] }
  await test.features.shells.save(37, 'fr_FR', { name: 'default', regions }, { by: 'test' })
  expect(await storedPage('joindre', [heading('adresse', 'joindre'), heading('heures', 'heures')])).toEqual([
    'haut',
    'ancre1-joindre',
    'heures',
  ])
  const shell = await test.features.shells.get(test.scope(37), 'default', 'visitors')
  expect(shell.regions.footer[0]?.slots?.['columns']?.[0]?.props['anchor']).toBe('joindre')
})
