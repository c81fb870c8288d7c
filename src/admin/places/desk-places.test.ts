import { expect, it } from 'vitest'
import { rightAreas, type Right } from '#schemas/admin/resources/rights.ts'
import { deskAreas, hasDesk } from '#schemas/admin/team/desk-areas.ts'
import { offeredProfiles } from '#schemas/admin/team/offered-profiles.ts'
import { panelScreens } from '#admin/panel-screens.ts'
import { placesFor } from './use-places.ts'

/** Places that serve the work of another place: alone they are no desk. */
const BESIDE = new Set(['/', '/mediatheque'])

const placesOf = (rights: readonly Right[]) => placesFor(panelScreens, rights, (key) => key).filter(({ path }) => !BESIDE.has(path))

it('names as areas with a desk exactly those whose right to read opens a place', () => {
  expect(rightAreas.filter((area) => placesOf([`${area}.read`]).length > 0).toSorted()).toEqual([...deskAreas].toSorted())
})

it('offers the profiles with a desk, and to a person the one that they have', () => {
  expect(offeredProfiles()).toEqual(['SUPER_ADMIN', 'ALL', 'EDITOR', 'AUTHOR'])
  expect(offeredProfiles('ORDERS')).toEqual(['SUPER_ADMIN', 'ALL', 'EDITOR', 'AUTHOR', 'ORDERS'])
  expect([hasDesk([]), hasDesk(['media.read', 'media.write']), hasDesk(['inbox.read'])]).toEqual([false, false, true])
})
