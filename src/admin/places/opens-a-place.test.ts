import { expect, it } from 'vitest'
import { teamProfiles, rightsOfProfile } from '#schemas/admin/team/team-profiles.ts'
import { opensAPlace } from './use-places.ts'

it('finds the profiles that open a place of their own, beside « Aujourd’hui » and the library', () => {
  expect(teamProfiles.filter((profile) => opensAPlace(rightsOfProfile(profile)))).toEqual(['SUPER_ADMIN', 'ALL', 'EDITOR', 'AUTHOR'])
  expect(opensAPlace([])).toBe(false)
  expect(opensAPlace(['media.read', 'media.write'])).toBe(false)
  expect(opensAPlace(['inbox.read'])).toBe(true)
})
