import { describe, expect, it } from 'vitest'
import { describeSeeds, siteLines } from './startup-summary.ts'

const sites = [{ id: 37, name: 'Greffe & Plume', devUrl: 'http://localhost:3000' }]
const member = (name: string) => ({ email: `${name}@example.org`, password: `le mot de passe de ${name}` })
const seeded = [{ siteId: 37, applied: 0, kept: [], members: [member('camille'), member('ana')] }]

it('lists the demo members with their passwords, then the addresses of the sites', () => {
  expect(siteLines(sites, seeded, [])).toEqual([
    '  Membres de démonstration (adresse · mot de passe)',
    '  Greffe & Plume\u00a0: camille@example.org · le mot de passe de camille',
    '  Greffe & Plume\u00a0: ana@example.org · le mot de passe de ana',
    '',
    '  Greffe & Plume\u00a0: http://localhost:3000',
  ])
})

it('leaves out the password of a demo member who has just become an administrator', () => {
  const admin = (id: number) => ({ site: { id, name: '' }, email: 'camille@example.org', password: null })
  expect(siteLines(sites, seeded, [admin(37)]).join()).not.toContain('camille')
  expect(siteLines(sites, seeded, [admin(37)]).join()).toContain('ana@example.org')
  expect(siteLines(sites, seeded, [admin(38)]).join()).toContain('camille@example.org')
})

describe('the line about the sample sites', () => {
  const applied = (count: number, ...kept: string[]) => ({ applied: count, kept })

  it.each([
    ['Sites d’exemple à jour', [applied(0), applied(0)]],
    ['Sites d’exemple remplis\u00a0: 1 contenu', [applied(1)]],
    ['Sites d’exemple remplis\u00a0: 5 contenus', [applied(2), applied(3)]],
    ['Sites d’exemple à jour, 1 contenu modifié laissé tel quel', [applied(0, 'menu')]],
    [
      'Sites d’exemple remplis\u00a0: 4 contenus, 3 contenus modifiés laissés tels quels',
      [applied(4, 'menu'), applied(0, 'blog:eurl', 'page:home:fr_FR')],
    ],
  ])('says « %s »', (line, sites) => {
    expect(describeSeeds(sites)).toBe(line)
  })
})
