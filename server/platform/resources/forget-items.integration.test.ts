import { afterAll, beforeAll, expect, it } from 'vitest'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import { addEditor } from '#tests/support/resources/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import type { Actor } from './resource-needs.ts'
import type { ResourceActs } from './service.ts'

let test: TestFeatures
let actor: Actor
let tags: ResourceActs

beforeAll(async () => {
  test = await testFeatures()
  actor = await addEditor(test)
  tags = test.features.resources.of(tagResource.name)
})
afterAll(() => test.close())

const day = 24 * 3600 * 1000
const forget = (now: Date) => test.database.db.transaction().execute((trx) => test.features.resources.forget(trx, now))
const form = (value: string) => ({ value, labels: { fr_FR: value } })

it('erases an item after 30 days in the trash, and none before', async () => {
  const item = await tags.one.create(actor, form('jete'))
  await tags.one.remove(actor, item)
  const now = Date.now()
  expect(await forget(new Date(now + 29 * day))).toEqual({ erased: 0, versions: 0 })
  expect(await forget(new Date(now + 31 * day))).toEqual({ erased: 1, versions: 0 })
  expect(await forget(new Date(now + 61 * day))).toEqual({ erased: 0, versions: 0 })
  await expect(tags.one.read(actor, item.id)).rejects.toThrow()
})

it('deletes versions that are beyond the last 50 and older than two years', async () => {
  let item = await tags.one.create(actor, form('souvent-change'))
  for (let count = 0; count < 52; count += 1)
    item = await tags.one.update(actor, item, { value: 'souvent-change', labels: { fr_FR: `Nom ${count}` } })
  const now = Date.now()
  expect(await forget(new Date(now + 700 * day))).toEqual({ erased: 0, versions: 0 })
  expect(await forget(new Date(now + 740 * day))).toEqual({ erased: 0, versions: 3 })
  const changes = await tags.history(actor, item.id)
  expect([changes.length, changes[0]?.by]).toEqual([50, 'Claire Morel'])
})
