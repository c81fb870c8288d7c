import { expect, it } from 'vitest'
import { isAccountFront, landingPath } from './landing-path.ts'
import { systemPages } from './system-pages.ts'

it.each([
  [null, null, '/admin'],
  ['/compte', '/compte', '/admin'],
  ['/en/account', '/en/account', '/admin'],
  ['/fr-be/compte/', '/fr-be/compte/', '/admin'],
  ['/compte#suite', '/compte#suite', '/compte#suite'],
  ['/compte?page=2', '/compte?page=2', '/compte?page=2'],
  ['/compte/securite', '/compte/securite', '/compte/securite'],
  ['/comptes', '/comptes', '/comptes'],
  ['/', '/', '/'],
  ['/admin/pages/12?langue=fr', '/admin/pages/12?langue=fr', '/admin/pages/12?langue=fr'],
])('leads from %s: a member to %s, an administrator to %s', (target, member, admin) => {
  expect([landingPath({ target, isAdmin: false }), landingPath({ target, isAdmin: true })]).toEqual([member, admin])
})

// The short pattern must follow the table of pages.
it.each(Object.entries(systemPages))('recognises the first page of the account among the system pages: %s', (name, { path }) => {
  for (const each of [path.fr, path.en]) expect([name, each, isAccountFront(`/${each}`)]).toEqual([name, each, name === 'profile'])
})
