import { expect, it } from 'vitest'
import { clearedColumns, columnRetention, retainedItems } from './retained-account-data.ts'

it('says of an account that was deleted what is left of it, and why, as the columns have it', () => {
  expect(retainedItems).toEqual({
    fr: 'Son numéro et celui de son site, pour que ce qui y renvoie continue de le faire\u00a0; la date de son ouverture et celle de sa suppression, pour prouver qu’elle a été faite. Tout le reste est vidé.',
    en: 'Its number and that of its site, so that what points to it goes on doing so; the date when it was opened and that of its deletion, to prove that it was done. All the rest is emptied.',
  })
})

it('empties every column that it does not keep, but for one that the others make', () => {
  const fates = Object.entries(columnRetention)
  const keptOrMade = fates.flatMap(([column, fate]) => ('emptied' in fate ? [] : [column]))
  expect([...Object.keys(clearedColumns), ...keptOrMade].toSorted()).toEqual(fates.map(([column]) => column).toSorted())
  expect(keptOrMade).toEqual(['id', 'site_id', 'created_at', 'erased_at', 'active_at'])
})
