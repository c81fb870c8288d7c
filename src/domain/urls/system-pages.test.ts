import { describe, expect, it } from 'vitest'
import type { Translations } from '#schemas/errors/translations.ts'
import { redactTokens } from './redact-tokens.ts'
import { isStandalonePath } from './standalone-path.ts'
import { findPageLock, findSystemPage, isPrivateAddress, matchSystemPages, pageActRefusal, systemPages } from './system-pages.ts'

const addresses = Object.entries(systemPages).flatMap(([name, page]) => {
  const { fr, en }: Translations = page.path
  return [...new Set([fr, en])].map((path) => ({ name, path, isPrivate: 'isPrivate' in page }))
})

it('finds each system page at its address in each language, and none elsewhere', () => {
  for (const { name, path } of addresses) expect([path, findSystemPage(path)]).toEqual([path, name])
  for (const path of ['contact', 'compte/autre', 'authors', 'password']) expect(findSystemPage(path)).toBeNull()
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
})

it('matches addresses at or below those of the wanted pages', () => {
  const isOfLink = matchSystemPages((_page, name) => name === 'newsletterUnsubscription' || name === 'cart')
  for (const url of ['lettre/desinscription/x', 'newsletter/unsubscribe', 'panier', 'cart/x'])
    expect([url, isOfLink(url)]).toEqual([url, true])
  for (const url of ['lettre', 'panierx', 'lettre/confirmation/x', '']) expect([url, isOfLink(url)]).toEqual([url, false])
})

it('takes an address below the first segment of a private page as private', () => {
  for (const url of ['auth', 'password/autre', 'compte/x', 'cart']) expect([url, isPrivateAddress(url)]).toEqual([url, true])
  for (const url of ['', 'suivi-commande', 'recherche', 'authors', 'lettre']) expect([url, isPrivateAddress(url)]).toEqual([url, false])
})

describe('findPageLock', () => {
  it.each(addresses)('gives $path a reason in both languages, which ends like a sentence', ({ path }) => {
    const lock = findPageLock(path)
    expect(lock?.refuses).toContain('move')
    expect([lock?.why.fr, lock?.why.en].every((why) => why?.endsWith('.'))).toBe(true)
  })

  it.each([
    ['', ['move', 'remove', 'unpublish', 'close']],
    ['panier', ['move', 'remove', 'unpublish', 'close']],
    ['suivi-commande/{reference}/{token}', ['move', 'remove', 'unpublish', 'close']],
    ['compte/commandes/{reference}', ['move', 'remove', 'unpublish', 'close']],
    ['blog', ['move']],
    ['blog/{blog}', ['move']],
    ['evenements/{event}', ['move']],
    ['contact', []],
    ['panier-bio', []],
  ] as const)('lets the page at "%s" refuse %j', (url, refused) => {
    const acts = (['move', 'remove', 'unpublish', 'close'] as const).filter((act) => pageActRefusal(url, act) !== null)
    expect(acts).toEqual(refused)
  })
})

// The scripts of visitors have short patterns of their own, so that they stay small.
it.each(addresses)('agrees with the patterns of scripts on $path', ({ path, isPrivate }) => {
  expect(isStandalonePath(`/${path}`)).toBe(isPrivate)
  const link = `/${path.replace('{token}', 'abc')}`
  expect(redactTokens(link)).toBe(path.includes('{token}') ? `/${path.replace('{token}', '…')}` : link)
})
