import { expect, it } from 'vitest'
import messages from '#i18n/messages/team/fr.json'
import { isTeamProfile, profileWords, rightsOfProfile, teamProfiles } from '#schemas/admin/team/team-profiles.ts'
import { adminProfiles, allRights } from '#schemas/admin/resources/rights.ts'
import { profileLines } from './profile-lines.ts'

it('names every profile, and gives a super-administrator every right', () => {
  expect(teamProfiles).toEqual(['SUPER_ADMIN', ...adminProfiles])
  expect(Object.keys(profileWords)).toEqual(teamProfiles)
  expect(rightsOfProfile('SUPER_ADMIN')).toBe(allRights)
  expect([isTeamProfile('SHOP'), isTeamProfile('MEMBER'), isTeamProfile('')]).toEqual([true, false, false])
})

it('gives the team and the erasure of members to super-administrators alone', () => {
  const owners = allRights.filter((right) => right.startsWith('team.') || right === 'members.erase')
  expect(owners.length).toBeGreaterThan(1)
  for (const profile of adminProfiles) expect(rightsOfProfile(profile).filter((right) => owners.includes(right))).toEqual([])
})

it.each(teamProfiles)('says of %s what it does in each area, or that it does not reach it, by its rights', (profile) => {
  const { does, not } = profileLines(profile)
  expect(does.length + not.length).toBe(8)
  for (const key of [...does, ...not]) expect(messages[key]).toBeDefined()
  expect(not.includes('team.not.team')).toBe(profile !== 'SUPER_ADMIN')
  expect(does.includes('team.does.pages')).toBe(rightsOfProfile(profile).includes('pages.publish'))
})

it('tells apart who writes, who publishes, who prepares orders and who refunds them', () => {
  const ofShop = ['team.does.words', 'team.does.orders', 'team.does.prepares', 'team.does.catalogue', 'team.does.stock'] as const
  const said = (profile: (typeof teamProfiles)[number]) => ofShop.filter((key) => profileLines(profile).does.includes(key))
  expect(said('AUTHOR')).toEqual(['team.does.words'])
  expect(said('EDITOR')).toEqual([])
  expect(said('SHOP')).toEqual(['team.does.orders', 'team.does.catalogue'])
  expect(said('ORDERS')).toEqual(['team.does.prepares', 'team.does.stock'])
})

it('tells apart who adds files and who replaces those that are online', () => {
  const said = (profile: (typeof teamProfiles)[number]) => profileLines(profile).does.filter((key) => /media|adds/.test(key))
  expect(said('EDITOR')).toEqual(['team.does.media'])
  expect([said('AUTHOR'), said('SHOP')]).toEqual([['team.does.adds'], ['team.does.adds']])
  expect(said('ORDERS')).toEqual([])
})
