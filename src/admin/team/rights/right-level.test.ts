import { expect, it } from 'vitest'
import { rightAreas } from '#schemas/admin/resources/rights.ts'
import { rightsOfProfile, teamProfiles } from '#schemas/admin/team/team-profiles.ts'
import { rightLevel } from './right-level.ts'

it.each(teamProfiles)('reaches as far in each area as the rights of %s', (profile) => {
  const rights = rightsOfProfile(profile)
  for (const area of rightAreas) {
    const level = rightLevel(profile, area)
    expect([area, level === 'none']).toEqual([area, !rights.includes(`${area}.read`)])
    expect([area, level === 'none' || level === 'read']).toEqual([area, !rights.includes(`${area}.write`)])
    if (level === 'all') expect(rights).toContain(`${area}.erase`)
    if (level === 'publish') expect(rights).toContain(`${area}.publish`)
  }
})

it('says what each profile is for', () => {
  const levels = Object.fromEntries(teamProfiles.map((profile) => [profile, rightAreas.map((area) => rightLevel(profile, area)).join(' ')]))
  expect(levels).toEqual({
    SUPER_ADMIN: 'all all all all all all all all',
    ALL: 'all all all all all all write none',
    EDITOR: 'all all none write write none none none',
    AUTHOR: 'write write none none write none none none',
    SHOP: 'none none none none write all none none',
    ORDERS: 'none none none none none read none none',
  })
})
