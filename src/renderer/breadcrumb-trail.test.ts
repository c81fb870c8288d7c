import { describe, expect, it } from 'vitest'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import { menuTrail } from './breadcrumb-trail.ts'

function item(title: string, url: string | null, children: MenuItem[] = []): MenuItem {
  const linkType = url === null ? 'NONE' : 'SELF'
  return { id: 1, title, menuTitle: null, url, linkType, showInMenu: true, order: 1, parent: null, children }
}

const menu = [item('Blog', 'blog'), item('Vous êtes', null, [item('Fondateur', 'fondateur', [item('Seul', 'fondateur/seul')])])]

describe('menuTrail', () => {
  it('names what leads to a page, with a link where there is a page', () => {
    expect(menuTrail(menu, 'fondateur/seul')).toEqual([
      { name: 'Vous êtes', url: null },
      { name: 'Fondateur', url: 'fondateur' },
    ])
  })

  it('is empty for a page of the first level and for one that the menu does not know', () => {
    expect(menuTrail(menu, 'blog')).toEqual([])
    expect(menuTrail(menu, 'ailleurs')).toEqual([])
    expect(menuTrail(menu, 'ailleurs/page')).toEqual([])
  })

  it('leads by the page above to what the menu does not name', () => {
    expect(menuTrail(menu, 'blog/article')).toEqual([{ name: 'Blog', url: 'blog' }])
    expect(menuTrail(menu, 'fondateur/seul/etape')).toEqual([
      { name: 'Vous êtes', url: null },
      { name: 'Fondateur', url: 'fondateur' },
      { name: 'Seul', url: 'fondateur/seul' },
    ])
  })
})
