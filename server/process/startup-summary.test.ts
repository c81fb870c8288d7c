import { expect, it } from 'vitest'
import { siteLines } from './startup-summary.ts'

const sites = [{ id: 37, name: 'Greffe & Plume', devUrl: 'http://localhost:3000' }]
const member = (name: string) => ({ email: `${name}@example.org`, password: `le mot de passe de ${name}` })
const seeded = [{ siteId: 37, applied: 0, kept: [], members: [member('camille'), member('ana')] }]

it('tells with whom a site can be tried, and where it is', () => {
  expect(siteLines(sites, seeded, [])).toEqual([
    '  Membres de démonstration (adresse · mot de passe)',
    '  Greffe & Plume\u00a0: camille@example.org · le mot de passe de camille',
    '  Greffe & Plume\u00a0: ana@example.org · le mot de passe de ana',
    '',
    '  Greffe & Plume\u00a0: http://localhost:3000',
  ])
})

it('tells no password of a member who has just been made administrator: it is another one now', () => {
  const admin = (id: number) => ({ site: { id, name: '' }, email: 'camille@example.org', password: null })
  expect(siteLines(sites, seeded, [admin(37)]).join()).not.toContain('camille')
  expect(siteLines(sites, seeded, [admin(37)]).join()).toContain('ana@example.org')
  expect(siteLines(sites, seeded, [admin(38)]).join()).toContain('camille@example.org')
})
