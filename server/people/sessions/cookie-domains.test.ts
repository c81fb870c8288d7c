import { expect, it } from 'vitest'
import { cookieDomains } from './cookie-domains.ts'

it.each([
  ['offers the domain and the host of a single host', ['www.atelier.example'], [], ['atelier.example', 'www.atelier.example']],
  ['offers the parent of two hosts', ['www.atelier.example', 'lettre.atelier.example'], [], ['atelier.example']],
  ['offers a host that is the parent of the other', ['www.atelier.example', 'atelier.example'], [], ['atelier.example']],
  ['offers each common parent', ['a.b.atelier.example', 'c.b.atelier.example'], [], ['atelier.example', 'b.atelier.example']],
  ['offers nothing to hosts without a common parent', ['www.atelier.example', 'atelier.test'], [], []],
  ['offers no public suffix', ['un.co.uk', 'deux.co.uk'], [], []],
  ['offers no suffix under which a service hosts its customers', ['un.github.io', 'deux.github.io'], [], []],
  ['offers no domain that covers a host of another site', ['un.agence.example'], ['deux.agence.example'], ['un.agence.example']],
  ['compares whole labels', ['un.agence.example'], ['unagence.example'], ['agence.example', 'un.agence.example']],
  ['offers nothing to a single label', ['localhost'], [], []],
  ['offers nothing to an IPv4 address', ['192.0.2.7'], [], []],
  ['offers nothing to an IPv6 address', ['[::1]'], [], []],
  ['offers nothing to a site without hosts', [], [], []],
])('%s', (_, own, others, domains) => {
  expect(cookieDomains({ own, others })).toEqual(domains)
})
