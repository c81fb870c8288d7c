import { describe, expect, it } from 'vitest'
import { createMovedEntry, createMovedLink, type LinkSpace } from './moved-link.ts'

const space: LinkSpace = {
  locales: { default: 'fr_FR', codes: ['fr_FR', 'en_GB'] },
  hosts: new Set(['cave.localhost', 'cave.localhost:3000', 'www.cave.example']),
  readers: new Set(['fr_FR']),
}
const move = { from: 'nos-vins', to: 'la-cave/vins' }

describe('a link to a page that has moved', () => {
  const map = createMovedLink(move, space, 'fr_FR')

  it.each([
    ['/nos-vins', '/la-cave/vins'],
    ['/nos-vins/?tri=prix#rouges', '/la-cave/vins?tri=prix#rouges'],
    ['/x/../nos-vins', '/la-cave/vins'],
    ['/./nos-vins', '/la-cave/vins'],
    ['/x/%2e%2E/nos-vins#a', '/la-cave/vins#a'],
    ['https://www.cave.example/nos-vins', 'https://www.cave.example/la-cave/vins'],
    ['https://www.cave.example:443/nos-vins', 'https://www.cave.example:443/la-cave/vins'],
    ['HTTPS://WWW.Cave.Example/x/../nos-vins', 'HTTPS://WWW.Cave.Example/la-cave/vins'],
    ['//www.cave.example/nos-vins', '//www.cave.example/la-cave/vins'],
    ['http://cave.localhost:3000/nos-vins', 'http://cave.localhost:3000/la-cave/vins'],
    ['http://cave.localhost:4811/nos-vins', 'http://cave.localhost:4811/la-cave/vins'],
  ])('leads to the new address: %j', (href, moved) => {
    expect(map(href)).toBe(moved)
  })

  it.each([
    '/nos-vins/rouges',
    '/nos-vins/../contact',
    '/en/nos-vins',
    '/x/nos-vins',
    '/nos-vins2',
    'https://autre.example/nos-vins',
    'https://www.cave.example:8443/nos-vins',
    'https://www.cave.example@autre.example/nos-vins',
    'mailto:nos-vins@cave.example',
    '#nos-vins',
    'nos-vins',
  ])('stays as it is when it leads elsewhere: %j', (href) => {
    expect(map(href)).toBe(href)
  })
})

it.each([
  ['nos-vins', 'la-cave/vins'],
  ['/nos-vins', '/la-cave/vins'],
  ['x/../nos-vins', 'la-cave/vins'],
  ['nos-vins-2', 'nos-vins-2'],
])('an entry of the menu with the address %j leads to %j', (url, moved) => {
  expect(createMovedEntry(move, space, 'fr_FR')(url)).toBe(moved)
})
