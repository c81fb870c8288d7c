import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('breadcrumbs')

describe('breadcrumbs', () => {
  const trail = [
    { id: null, url: 'blog', name: 'Blog' },
    { id: 7, url: 'blog/creation', name: 'Création' },
    { id: 81, url: 'blog/eurl', name: 'Créer son EURL' },
  ]

  it('ends with the page itself, which is no link', () => {
    const body = viewBody(View, { props: { showHome: true }, data: { trail } })
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/blog', '/blog/creation'])
    expect(body.querySelector('[aria-current="page"]')?.textContent).toBe('Créer son EURL')
  })

  it('falls back on the title of the page when the trail does not come', () => {
    const body = viewBody(View, { props: { showHome: false }, data: {}, page: { title: 'Contact', url: 'contact' } })
    expect(body.querySelector('ol')?.textContent).toBe('Contact')
  })

  it('asks for the trail of the article or of the folder that the address names', () => {
    const context = { siteId: 37, locale: 'fr_FR', query: {}, today: '2026-11-20' }
    expect(needs({}, { ...context, params: { blog: 81 } })[0]?.call).toBe('blog.ariane')
    expect(needs({}, { ...context, params: { folder: 7 } })[0]?.call).toBe('blog.folderAriane')
    expect(needs({}, { ...context, params: {} })).toEqual([])
  })
})
