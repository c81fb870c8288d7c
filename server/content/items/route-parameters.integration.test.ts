import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { createContentPageItems } from './route-parameters.ts'

let test: TestFeatures
beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const describedAs = async (content: string) => {
  const { db } = test.database
  const id = await addEvent(test.database, { capacity: null })
  const { slug } = await db
    .updateTable('element_texts')
    .set({ content })
    .where('element_id', '=', id)
    .returning('slug')
    .executeTakeFirstOrThrow()
  return (await createContentPageItems(db).event(test.scope(37), slug))?.seo?.description
}

describe('what the page of an event says of it elsewhere', () => {
  it('is all of its words when they are few', async () => {
    expect(await describedAs('<p>Deux heures autour d’une table.</p>')).toBe('Deux heures autour d’une table.')
  })

  it('is cut after a word of the first 120 characters, with a sign that stands for the rest', async () => {
    const words =
      '<p>EURL, SASU, entreprise individuelle, société civile ou micro-entreprise, deux heures autour d’une table pour comparer, chiffres en main.</p><p>Vous repartez avec un tableau.</p>'
    expect(await describedAs(words)).toBe(
      'EURL, SASU, entreprise individuelle, société civile ou micro-entreprise, deux heures autour d’une table pour comparer…',
    )
  })

  it('is nothing without words', async () => {
    expect(await describedAs('<p> </p>')).toBeUndefined()
  })
})
