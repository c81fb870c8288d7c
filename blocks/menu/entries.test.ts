import { describe, expect, it } from 'vitest'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import { ariaCurrent, siteEntries } from './entries.ts'

function item(title: string, url: string | null, children: MenuItem[] = [], rest: Partial<MenuItem> = {}): MenuItem {
  const linkType = url === null ? 'NONE' : 'SELF'
  return { id: 1, title, menuTitle: null, url, linkType, showInMenu: true, order: 1, parent: null, children, ...rest }
}

const localPath = (url: string) => `/${url}`
const menu = [
  item('Accueil', '', [], { showInMenu: false }),
  item('Domiciliation commerciale', 'domiciliation', [], { menuTitle: 'Domiciliation' }),
  item('Vous êtes', null, [item('Fondateur', 'vous-etes/fondateur', [item('Seul', 'vous-etes/fondateur/seul')])]),
  item('Rien dessous', null),
]

describe('siteEntries', () => {
  it('takes the short title, and leaves out what is hidden or leads nowhere', () => {
    expect(siteEntries(menu, 2, localPath).map(({ label }) => label)).toEqual(['Domiciliation', 'Vous êtes'])
  })

  it('goes no deeper than asked', () => {
    expect(siteEntries(menu, 2, localPath)[1]?.below[0]?.below).toEqual([])
    expect(siteEntries(menu, 3, localPath)[1]?.below[0]?.below[0]?.href).toBe('/vous-etes/fondateur/seul')
  })

  it('leaves out a title whose pages are too deep to be shown', () => {
    expect(siteEntries(menu, 1, localPath).map(({ label }) => label)).toEqual(['Domiciliation'])
  })
})

describe('currentMark', () => {
  const [domiciliation, audiences] = siteEntries(menu, 3, localPath)
  it('marks the page itself, and what stands above it', () => {
    expect(ariaCurrent(domiciliation!, '/domiciliation')).toBe('page')
    expect(ariaCurrent(audiences!, '/vous-etes/fondateur')).toBe('true')
    expect(ariaCurrent(domiciliation!, '/domiciliation/lyon')).toBe('true')
  })

  it('marks nothing else, not even an address that begins alike', () => {
    expect(ariaCurrent(domiciliation!, '/domiciliation-lyon')).toBeUndefined()
    expect(ariaCurrent({ label: 'Accueil', href: '/', below: [] }, '/blog')).toBeUndefined()
  })
})
