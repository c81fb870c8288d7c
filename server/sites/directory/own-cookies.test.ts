import { expect, it } from 'vitest'
import type { Site } from '#server/platform/scope/site.ts'
import { dropForeignCookies } from './own-cookies.ts'

const own = { id: 37, cookieDomain: 'greffe.fr' } as Site
const stranger = { id: 40, cookieDomain: null } as Site
const domainBeside = (...strange: string[]) =>
  dropForeignCookies(new Map([['www.greffe.fr', own], ...strange.map((host) => [host, stranger] as const)]))(own).cookieDomain

it.each([
  ['no other site', [], 'greffe.fr'],
  ['a site elsewhere', ['notgreffe.fr', 'greffe.fr.example', 'fr'], 'greffe.fr'],
  ['a site below the domain', ['evil.greffe.fr'], null],
  ['a site far below the domain', ['a.b.greffe.fr'], null],
  ['a site at the domain itself', ['greffe.fr'], null],
  ['a site below the own host', ['evil.www.greffe.fr'], null],
])('with %s, the domain of cookies is as it should be', (_what, strange, domain) => {
  expect(domainBeside(...strange)).toBe(domain)
})
