import { describe, expect, it } from 'vitest'
import { searchFind } from '#schemas/api/content/search.ts'
import type { SearchProps } from '#schemas/generated/block-props.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('search')

const props: SearchProps = {
  ...{ title: 'Rechercher', level: 1, count: 10, kinds: ['PAGE', 'BLOG', 'NEWS'] },
  links: [{ label: 'Nous écrire', href: '/contact' }],
}
const found = searchFind.example.data
const page = { path: '/recherche', query: { q: 'eurl' } }
const context = { siteId: 37, locale: 'fr_FR', params: {}, query: { q: 'eurl', type: 'BLOG', page: '3' }, today: '2026-11-20' }

describe('search', () => {
  it('sends what is looked for to its own page, without script', () => {
    const form = viewBody(View, { props, page: { ...page, query: {} } }).querySelector('form')
    expect([form?.getAttribute('action'), form?.method, form?.querySelector('input')?.name]).toEqual(['/recherche', 'get', 'q'])
  })

  it('shows all of a pasted text that is too long, and by how much it is', () => {
    const q = 'vin'.repeat(60)
    const body = viewBody(View, { props, data: { found }, page: { ...page, query: { q } } })
    const input = body.querySelector('input')
    expect([input?.value, input?.maxLength, input?.getAttribute('aria-invalid')]).toEqual([q, -1, 'true'])
    const described = body.querySelector(`[id="${input?.getAttribute('aria-describedby')}"]`)?.textContent
    expect(described).toBe('Seuls les 100 premiers caractères ont été cherchés\u00a0: il y en a 80 de trop.')
    expect(needs(props, { ...context, query: { q } })[0]?.params['q']).toBe(q.slice(0, 100))
  })

  it('marks the search words in results, and names their number and kinds', () => {
    const body = viewBody(View, { props, data: { found }, page })
    expect([...body.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['EURL', 'EURL'])
    expect(body.querySelector('li p + div h2 a')?.getAttribute('href')).toBe('/blog/creer-son-eurl')
    expect(body.textContent).toContain('1 résultat pour «\u202feurl\u202f»')
    expect(body.textContent).toContain('Article')
    expect(body.textContent).not.toContain('Nous écrire')
  })

  it('says that something else was looked for than what was typed, and leads to that alone', () => {
    const meant = { q: 'eurl', exactly: '"eulr"' }
    const body = viewBody(View, { props, data: { found: { ...found, meant } }, page: { ...page, query: { q: 'eulr', page: '2' } } })
    expect(body.textContent).toContain('1 résultat pour «\u202feurl\u202f»')
    expect(body.textContent).toContain('Rien n’a été trouvé pour «\u202feulr\u202f».')
    expect(body.querySelector('p > a[href="/recherche?q=%22eulr%22"]')?.textContent).toBe('Chercher exactement ce qui a été écrit')
    expect(body.querySelector('input')?.getAttribute('value')).toBe('eulr')
    expect(viewBody(View, { props, data: { found }, page }).textContent).not.toContain('Rien n’a été trouvé')
  })

  it('keeps the direction of what was looked for to itself', () => {
    const q = '\u202eeurl'
    for (const total of [0, 1]) {
      const body = viewBody(View, { props, data: { found: { ...found, total } }, page: { ...page, query: { q } } })
      expect([...body.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([q])
      expect(body.querySelector('bdi')?.parentElement?.textContent).toMatch(/«\u202f\u202eeurl\u202f»/)
    }
  })

  it('marks the search words in a title as they are written, and names the matching tags', () => {
    const item = { ...found.items[0]!, titleMarks: [{ text: 'Lire un ' }, { text: '<b>acte</b>', mark: true as const }], snippet: [] }
    const tags = ['Actes', 'Vieilles mains'].map((label) => ({ value: label.toLowerCase(), label }))
    const body = viewBody(View, { props, data: { found: { items: [{ ...item, type: 'PRODUCT', tags }], total: 1 } }, page })
    expect(body.querySelector('h2 a')?.textContent).toBe('Lire un <b>acte</b>')
    expect([...body.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['<b>acte</b>', 'Actes', 'Vieilles mains'])
    expect(body.textContent).toContain('Étiquette\u00a0: Actes, Vieilles mains')
    expect(body.querySelector('li p')?.textContent).toBe('Produit')
  })

  it('narrows what was found by kind, and goes through its pages', () => {
    const body = viewBody(View, { props, data: { found: { ...found, total: 21 } }, page: { ...page, query: { q: 'eurl', type: 'BLOG' } } })
    const links = [...body.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/recherche?q=eurl',
      '/recherche?q=eurl&type=PAGE',
      '/recherche?q=eurl&type=BLOG',
      '/recherche?q=eurl&type=NEWS',
    ])
    expect(body.querySelector('[aria-current]')?.textContent).toBe('Articles')
    expect(body.querySelector('[rel="next"]')?.getAttribute('href')).toBe('/recherche?q=eurl&type=BLOG&page=2')
  })

  it('shows what is sold alone, where it is offered', () => {
    const shop: SearchProps = { ...props, kinds: ['PRODUCT', 'PAGE'] }
    const body = viewBody(View, { props: shop, data: { found }, page: { ...page, query: { q: 'rouge', type: 'PRODUCT' } } })
    const current = body.querySelector('[aria-current]')
    expect([current?.textContent, current?.getAttribute('href')]).toEqual(['Produits', '/recherche?q=rouge&type=PRODUCT'])
    expect(needs(shop, { ...context, query: { q: 'rouge', type: 'PRODUCT' } })[0]?.params).toMatchObject({ type: 'PRODUCT' })
  })

  it('leads from beyond its last page to the first', () => {
    const body = viewBody(View, { props, data: { found: { items: [], total: 3 } }, page: { ...page, query: { q: 'eurl', page: '9' } } })
    expect(body.textContent).toContain('Il n’y a rien à la page 9')
    expect(body.querySelector('p > a[href="/recherche?q=eurl"]')).not.toBeNull()
  })

  it('does not offer articles where the blog is closed', () => {
    const parameters = new Map([...testContext.parameters, ['IS_BLOG_ACTIVATED', false]])
    expect(viewBody(View, { props, data: { found }, page, context: { parameters } }).textContent).not.toContain('Articles')
  })

  it('says what to do when nothing is found, and where else to go', () => {
    const nothing = { found: { items: [], total: 0 } }
    const all = viewBody(View, { props, data: nothing, page })
    expect(all.textContent).toContain('Rien ne correspond à «\u202feurl\u202f»')
    expect(all.textContent).toContain('Vérifiez l’orthographe')
    expect(all.querySelector('a[href="/contact"]')).not.toBeNull()
    const one = viewBody(View, { props, data: nothing, page: { ...page, query: { q: 'eurl', type: 'NEWS' } } })
    expect([...one.querySelectorAll('a')].map((link) => link.textContent)).toContain('Chercher dans tout le site')
  })

  it('says that the search has not answered, rather than that it found nothing', () => {
    expect(viewBody(View, { props, data: {}, page }).textContent).toContain('n’a pas répondu')
  })

  it('asks nothing before anything is looked for, nor where another page answers', () => {
    expect(needs(props, context)[0]).toMatchObject({ call: 'search.find', params: { q: 'eurl', type: 'BLOG', page: 3, nbItem: 10 } })
    expect(needs(props, { ...context, query: {} })).toEqual([])
    expect(needs({ ...props, action: 'recherche' }, context)).toEqual([])
  })
})
