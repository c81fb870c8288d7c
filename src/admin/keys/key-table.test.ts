import { expect, it } from 'vitest'
import { allRights, profileRights, type Right } from '#schemas/admin/resources/rights.ts'
import { keyTable } from './key-table.ts'

const titles = (rights: readonly Right[]) => keyTable([], rights).map(({ title }) => title)

it('lists the keys of the menu and of messages for those who may use them', () => {
  const common = ['keys.everywhere', 'keys.go', 'keys.lists']
  expect(titles(allRights)).toEqual([...common, 'keys.menu', 'keys.messages'])
  expect(titles(profileRights.EDITOR)).toEqual([...common, 'keys.menu', 'keys.messages'])
  expect(titles(profileRights.AUTHOR)).toEqual(common)
  expect(titles(profileRights.ORDERS)).toEqual(common)
})
