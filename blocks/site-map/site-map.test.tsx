import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { pageTree, type PageBranch } from './page-tree.ts'
import { View } from './View.tsx'

testBlock('site-map')

const pages = ['', 'blog', 'vous-etes/avocats', 'services', 'services/statuts/eurl', 'services/statuts', 'services-en-ligne'].map(
  (url) => ({
    title: `Page ${url}`,
    url,
  }),
)

describe('site-map', () => {
  it('puts each page below the nearest whose address begins its own', () => {
    const lines = (branches: readonly PageBranch[], depth = 0): string[] =>
      branches.flatMap(({ url, below }) => [`${depth} ${url}`, ...lines(below, depth + 1)])
    expect(lines(pageTree(pages))).toEqual([
      ...['0 ', '0 blog', '0 vous-etes/avocats', '0 services', '1 services/statuts', '2 services/statuts/eurl', '0 services-en-ligne'],
    ])
  })

  it('leads to every page, the home page first, in the reader’s language', () => {
    const links = [...viewBody(View, { props: { level: 3 }, data: { map: { pages } } }).querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toContain('/services/statuts/eurl')
    expect([links.length, links[0]?.getAttribute('href')]).toEqual([pages.length, '/'])
    expect(links[1]?.closest('ul')?.querySelectorAll(':scope > li')).toHaveLength(5)
  })

  it('has its pages by their titles, the home page first, and apart those that the law asks for', () => {
    const titled = [
      { url: 'legal-notice', title: 'Mentions légales' },
      { url: 'services', title: 'Services' },
      { url: 'evenements', title: 'Événements' },
      { url: '', title: 'Zone d’accueil' },
      { url: 'contact', title: 'Contact' },
      { url: 'accessibilite', title: 'Accessibilité' },
    ]
    const lists = [...viewBody(View, { props: { level: 3 }, data: { map: { pages: titled } } }).querySelectorAll('ul')]
    expect(lists.map((list) => [...list.querySelectorAll('a')].map(({ textContent }) => textContent))).toEqual([
      ['Zone d’accueil', 'Contact', 'Événements', 'Services'],
      ['Accessibilité', 'Mentions légales'],
    ])
  })

  it('shows nothing where it has no page', () => {
    expect(viewBody(View, { props: { level: 3 }, data: { map: { pages: [] } } }).querySelector('ul')).toBeNull()
  })
})
