import { expect, it } from 'vitest'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { isVisit } from './is-visit.ts'

const member = (role: 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'): Caller => ({
  ...{ kind: 'member', siteId: 37, userId: 7, role, sessionId: 1, provedAt: new Date(0) },
})
const visitor: Caller = { kind: 'visitor' }

it.each([
  ['a visitor', false, visitor, true],
  ['a member', false, member('MEMBER'), true],
  ['an administrator', false, member('ADMIN'), false],
  ['a super-administrator', false, member('SUPER_ADMIN'), false],
  ['a visitor of a site under construction', true, visitor, false],
])('counts what %s opens only where it is a visit', (_who, isBuilding, caller, isCounted) => {
  expect(isVisit({ site: { isBuilding } as Site }, caller)).toBe(isCounted)
})
