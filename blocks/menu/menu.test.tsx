import { describe, expect, it } from 'vitest'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('menu')

function item(id: number, title: string, url: string | null, children: MenuItem[] = []): MenuItem {
  const linkType = url === null ? 'NONE' : 'SELF'
  return { id, title, menuTitle: null, url, linkType, showInMenu: true, order: id, parent: null, children }
}

const menu = [item(1, 'Journal', 'blog'), item(2, 'Services', 'services', [item(3, 'Création', 'services/creation')])]
const context = { site: { ...testContext.site, menu } }
const props = { source: 'site' as const, label: 'Menu principal', orientation: 'horizontal' as const, depth: 2 as const }

describe('menu', () => {
  it('opens what is below an entry without script, the entry’s own page first', () => {
    const body = viewBody(View, { props, context, page: { path: '/contact' } })
    expect(body.querySelector('details > summary')?.textContent).toBe('Services')
    expect([...body.querySelectorAll('details a')].map((link) => link.getAttribute('href'))).toEqual(['/services', '/services/creation'])
    expect(body.querySelector('details')?.open).toBe(false)
  })

  it('marks the page that is shown', () => {
    const body = viewBody(View, { props, context, page: { path: '/blog' } })
    expect([...body.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['Journal'])
  })

  it('unfolds where the page that is shown stands, when it is a column', () => {
    const body = viewBody(View, { props: { ...props, orientation: 'vertical' }, context, page: { path: '/services/creation' } })
    expect(body.querySelector('details')?.open).toBe(true)
  })

  it('leaves no empty landmark', () => {
    expect(viewBody(View, { props: { ...props, source: 'links', links: [] }, context }).innerHTML).toBe('')
  })
})
