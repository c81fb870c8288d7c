import { expect, it } from 'vitest'
import { allRights } from '#schemas/admin/resources/rights.ts'
import { teamProfiles } from '#schemas/admin/team/team-profiles.ts'
import { rightLevel, rightRows } from './right-level.ts'

it('has a row for each right', () => {
  const rows = new Set(allRights.map((right) => right.slice(0, right.indexOf('.'))))
  expect(rightRows.toSorted()).toEqual([...rows].toSorted())
})

it('says what each profile is for', () => {
  const levels = Object.fromEntries(
    teamProfiles.map((profile) => [profile, Object.fromEntries(rightRows.map((row) => [row, rightLevel(profile, row)]))]),
  )
  const none = Object.fromEntries(rightRows.map((row) => [row, 'none']))
  const all = Object.fromEntries(rightRows.map((row) => [row, 'all']))
  expect(levels).toEqual({
    SUPER_ADMIN: all,
    ALL: { ...all, members: 'write', team: 'none' },
    EDITOR: { ...none, pages: 'all', content: 'all', media: 'write', inbox: 'write' },
    AUTHOR: { ...none, pages: 'words', content: 'write', media: 'write' },
    SHOP: { ...none, orders: 'all', catalogue: 'all', sales: 'all', stock: 'all', media: 'write' },
    ORDERS: { ...none, orders: 'write', catalogue: 'read', stock: 'all' },
  })
})
