import { expect, it } from 'vitest'
import { readHost } from '#schemas/urls/read-host.ts'
import { covers, territoryOf } from './site-territory.ts'

it.each([
  ['www.greffe.fr', 'greffe.fr'],
  ['greffe.fr', 'greffe.fr'],
  ['evil.cave.greffe.fr', 'greffe.fr'],
  ['www.greffe.co.uk', 'greffe.co.uk'],
  ['un.github.io', 'un.github.io'],
  ['a.un.github.io', 'un.github.io'],
  ['cave.localhost', 'cave.localhost'],
  ['evil.cave.localhost', 'cave.localhost'],
  ['www.xn--caf-dma.fr', 'xn--caf-dma.fr'],
  ['co.uk', null],
  ['github.io', null],
  ['localhost', null],
  ['192.0.2.7', null],
])('%s lies in the domain %s', (host, territory) => {
  expect(territoryOf(host)).toBe(territory)
})

// Spellings of a host in the domain « café.fr ».
it.each(['CAFÉ.fr', 'evil.café.fr', 'xn--caf-dma.fr', 'WWW.XN--CAF-DMA.FR.', 'https://boutique.cafe\u0301.fr:8443/x', 'cafe\u0301.FR.'])(
  '%s, however it is typed, lies in the domain xn--caf-dma.fr',
  (typed) => {
    expect(territoryOf(readHost(typed) ?? '')).toBe('xn--caf-dma.fr')
  },
)

it.each([
  ['greffe.fr', 'greffe.fr', true],
  ['greffe.fr', 'a.b.greffe.fr', true],
  ['greffe.fr', 'notgreffe.fr', false],
  ['www.greffe.fr', 'greffe.fr', false],
])('cookies of %s reach %s: %s', (domain, host, reach) => {
  expect(covers(domain, host)).toBe(reach)
})
