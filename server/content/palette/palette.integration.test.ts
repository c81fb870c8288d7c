import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminProfiles, allRights, hasRight, type Right } from '#schemas/admin/resources/rights.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures
const run = (sql: string, ...values: unknown[]) => test.database.pool.query<{ id: number }>(sql, values)
const search = (words: string, rights: readonly Right[] = allRights, siteId = 37) =>
  test.features.palette.search(test.scope(siteId), rights, words)
const kinds = async (words: string, rights?: readonly Right[]) => new Set((await search(words, rights)).map(({ kind }) => kind))

async function addItem(kind: string, title: string, at = '2026-01-01'): Promise<void> {
  await run(
    `insert into items (site_id, kind, id, title, words, changed_at)
     values (37, $1, (select coalesce(max(id), 900000) + 1 from items where kind = $1), $2, fold($2), $3)`,
    ...[kind, title, at],
  )
}

beforeAll(async () => {
  test = await testFeatures()
  await test.features.pages.save(
    { ...{ url: 'zephyr', locale: 'fr_FR', title: 'Le zéphyr d’été', seo: {}, shell: 'default', middleware: [] }, layout: { blocks: [] } },
    { siteId: 37, baseHash: null, by: 'seed' },
  )
  for (const { name } of resources) await addItem(name, `Zéphyr de ${name}`)
  await run(
    `insert into messages (site_id, reference, email, firstname, lastname, subject, message, locale)
     values (37, 'M-2026-0001', 'z@example.org', 'Zéphyrine', 'Morel', 'Devis', 'Bonjour', 'fr_FR')`,
  )
  await run(`update media set filename = 'zephyr.jpg' where id = (select min(id) from media where site_id = 37 and mime like 'image/%')`)
})
afterAll(() => test.close())

describe('the search of the palette', () => {
  it('finds pages, items of every declared resource, and messages without their accents', async () => {
    const found = await kinds('zephyr')
    expect([...found]).toEqual(expect.arrayContaining(['page', 'media', 'message', ...resources.map(({ name }) => name)]))
  })

  it.each(['zephir', 'zepyhr', 'Zéphyrs'])('forgives the typing error in « %s »', async (words) => {
    expect(await kinds(words)).toContain('page')
  })

  it('lists a title that begins with the words first, and of equal ones the latest', async () => {
    await addItem('tag', 'Alizé', '2026-01-01')
    await addItem('tag', 'Alizé', '2026-06-01')
    await addItem('tag', 'Vent alizé', '2026-11-01')
    const found = await search('alizé')
    expect(found.map(({ title }) => title)).toEqual(['Alizé', 'Alizé', 'Vent alizé'])
    expect(found[0]?.id).toBeGreaterThan(found[1]?.id ?? 0)
  })

  it('finds nothing of another site, and nothing in the trash', async () => {
    expect(await search('zephyr', allRights, 38)).toEqual([])
    await run(`update items set deleted_at = now() where kind = 'tag' and title like 'Zéphyr%'`)
    expect(await kinds('zephyr')).not.toContain('tag')
  })

  it.each(adminProfiles)('narrows the results by the rights of %s', async (profile) => {
    const rights = allRights.filter((right) => hasRight(profile, right))
    const found = await kinds('zephyr', rights)
    expect([found.has('page'), found.has('news'), found.has('message')]).toEqual(
      (['pages.read', 'content.read', 'inbox.read'] as const).map((right) => rights.includes(right)),
    )
  })
})
