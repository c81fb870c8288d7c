import { describe, expect, it } from 'vitest'
import type { BlogItem } from '#schemas/api/content/blog.ts'
import { imageExample } from '#schemas/api/base/image.ts'
import type { BlogListProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import manifest from './block.json' with { type: 'json' }
import { View } from './View.tsx'

testBlock('blog-list')

it('shows 12 a page where its page says nothing else', () => {
  expect(manifest.props.properties.count.default).toBe(12)
})

const props: BlogListProps = {
  ...{ count: 12, layout: 'cards', level: 1, title: 'Le journal' },
  ...{ showFolders: false, showSearch: false, pagination: true },
}
const instant = '2026-10-12T06:00:00Z'

function article(id: number): BlogItem {
  const url = `blog/article-${id}`
  return {
    id,
    title: `Article ${id}`,
    url,
    summary: null,
    image: null,
    author: null,
    tags: [],
    folder: null,
    publishedAt: instant,
    updatedAt: instant,
  }
}

describe('blog-list', () => {
  it('leads to the pages before and after, the first without a number', () => {
    const data = { list: { blogs: [article(1)], total: 30 } }
    const body = viewBody(View, { props, data, page: { path: '/blog', query: { page: '2' } } })
    expect(body.querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/blog')
    expect(body.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/blog?page=3')
    expect(body.textContent).toContain('Page 2 sur 3')
  })

  it('leads to the feed of the blog or of its folder, on the page that lists them alone', () => {
    const data = { list: { blogs: [article(1)], total: 1 } }
    const feedOn = (page: object, more: Partial<BlogListProps> = {}) =>
      viewBody(View, { props: { ...props, ...more }, data, page })
        .querySelector('a[type="application/rss+xml"]')
        ?.getAttribute('href')
    expect(feedOn({ url: 'blog' })).toBe('/blog/rss.xml')
    expect(feedOn({ url: 'blog/creation', params: { folder: 7 } })).toBe('/blog/creation/rss.xml')
    expect(feedOn({ url: '' })).toBeUndefined()
    expect(feedOn({ url: 'blog' }, { pagination: false })).toBeUndefined()
  })

  it('introduces the folder of its page in the folder’s own words, unless others are written', () => {
    const { title: _, ...untitled } = props
    const folder = {
      id: 7,
      name: 'Création',
      url: 'blog/creation',
      description: 'Choisir <un> statut.',
      image: null,
      folders: [],
      blogs: [],
    }
    const data = { list: { blogs: [article(1)], total: 1 }, folder }
    const headOf = (more: Partial<BlogListProps>) =>
      viewBody(View, { props: { ...untitled, ...more }, data }).querySelector('h1')?.parentElement?.textContent
    expect(headOf({})).toBe('CréationChoisir <un> statut.')
    expect(headOf({ intro: 'Nos <em>mots</em>.' })).toBe('CréationNos mots.')
    expect(headOf({ folder: 7, title: 'Ailleurs' })).toBe('Ailleurs')
  })

  it('names the folder of each article, save the one whose page it is', () => {
    const folder = (id: number, name: string) => ({ id, name, url: `blog/${id}`, description: null, image: null, folders: [], blogs: [] })
    const blogs = [
      { ...article(1), folder: { id: 7, name: 'Création', url: 'blog/7' } },
      { ...article(2), folder: { id: 8, name: 'Statuts', url: 'blog/8' } },
    ]
    const linesOf = (data: object) =>
      [...viewBody(View, { props, data: { list: { blogs, total: 2 }, ...data } }).querySelectorAll('li > p')].map(({ textContent }) =>
        textContent.replace(/^.* 2026/, '').trim(),
      )
    expect(linesOf({})).toEqual(['Création', 'Statuts'])
    expect(linesOf({ folder: folder(7, 'Création') })).toEqual(['', 'Statuts'])
  })

  it('shows no page links when one page holds everything', () => {
    const body = viewBody(View, { props, data: { list: { blogs: [article(1)], total: 12 } } })
    expect(body.querySelector('nav')).toBeNull()
  })

  it('shows the first article of the first page large, and those of the next ones alike', () => {
    const data = { list: { blogs: [article(1), article(2)], total: 30 } }
    expect(viewBody(View, { props, data }).querySelectorAll('[data-first]')).toHaveLength(1)
    expect(viewBody(View, { props, data, page: { query: { page: '2' } } }).querySelectorAll('[data-first]')).toHaveLength(0)
  })

  it('cuts long summaries after a word, and writes days in figures where there is little room', () => {
    const summary = `Un dossier complet part ${'le jour même '.repeat(20)}au greffe.`
    const data = { list: { blogs: [{ ...article(1), summary }], total: 1 } }
    const shown = viewBody(View, { props, data })
    expect([...shown.querySelectorAll('li p')].at(-1)?.textContent).toMatch(/^Un dossier complet part le jour .{60,90}…$/)
    expect(shown.querySelector('time')?.textContent).toBe('12 octobre 2026')
    const compact = viewBody(View, { props: { ...props, layout: 'compact' }, data })
    expect(compact.querySelector('time')?.textContent).toBe('12/10/2026')
  })

  it('loads its first picture eagerly at the start of a page, and the others lazily', () => {
    const data = { list: { blogs: [1, 2].map((id) => ({ ...article(id), image: imageExample })), total: 2 } }
    const loadingOf = (body: HTMLElement) => [...body.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loadingOf(viewBody(View, { props, data }))).toEqual(['eager', 'lazy'])
    expect(loadingOf(viewBody(View, { props: { ...props, level: 2 }, data }))).toEqual(['lazy', 'lazy'])
  })

  it('says for a page beyond the last one that the list is shorter, not that it is empty', () => {
    const page = { path: '/blog', query: { page: '99' } }
    const body = viewBody(View, { props: { ...props, emptyText: 'Revenez lundi.' }, data: { list: { blogs: [], total: 30 } }, page })
    expect(body.textContent).toContain('Il n’y a rien à la page 99')
    expect(body.textContent).not.toContain('Revenez lundi.')
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/blog'])
  })

  it('says what an empty list is for, in the words of the site when it has some', () => {
    const data = { list: { blogs: [], total: 0 } }
    expect(viewBody(View, { props, data }).textContent).toContain('Aucun article ici pour l’instant')
    expect(viewBody(View, { props: { ...props, emptyText: 'Revenez lundi.' }, data }).textContent).toContain('Revenez lundi.')
  })

  it('says that the list did not come, rather than that it is empty', () => {
    expect(viewBody(View, { props: { ...props, emptyText: 'Revenez lundi.' }, data: {} }).textContent).toContain('n’a pas pu être chargée')
  })

  it('has a field that searches these articles, and says what to do when none is found', () => {
    const found = { props: { ...props, showSearch: true }, page: { path: '/blog', query: { q: 'bail' } } }
    const body = viewBody(View, { ...found, data: { list: { blogs: [], total: 0 } } })
    expect(body.querySelector('form[role="search"]')?.getAttribute('action')).toBe('/blog')
    expect(body.querySelector<HTMLInputElement>('input[name="q"]')?.defaultValue).toBe('bail')
    expect(body.textContent).toContain('Aucun article ne parle de «\u202fbail\u202f»')
    expect(body.querySelector('a[href="/blog"]')?.textContent).toBe('Revoir tous les articles')
    const more = viewBody(View, { ...found, data: { list: { blogs: [article(1)], total: 30 } } })
    expect(more.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/blog?q=bail&page=2')
  })

  it('is whole where nothing is sought of it: the field may be left empty', () => {
    const asked = (query: Record<string, string>) => {
      const data = { list: { blogs: [article(1), article(2)], total: 2 } }
      return viewBody(View, { props: { ...props, showSearch: true }, data, page: { path: '/blog', query } })
    }
    expect(asked({}).querySelector<HTMLInputElement>('input[name="q"]')?.required).toBe(false)
    expect(asked({ q: 'bail' }).querySelector('[data-first]')).toBeNull()
    expect(asked({ q: '' }).querySelector('[data-first]')?.textContent).toContain('Article 1')
  })

  it('writes the dates for people and for machines', () => {
    const time = viewBody(View, { props, data: { list: { blogs: [article(1)], total: 1 } } }).querySelector('time')
    expect(time?.dateTime).toBe(instant)
    expect(time?.textContent).toBe('12 octobre 2026')
  })
})

describe('the needs of a blog-list', () => {
  const context = { siteId: 37, locale: 'fr_FR', params: { folder: 9 }, query: { page: '3' }, today: '2026-11-20' }

  it('lists its own folder before that of the address', () => {
    expect(needs({ ...props, folder: 7 }, context)[0]?.params).toEqual({ id: 7, nbItem: 12, page: 3 })
    expect(needs(props, context)[0]?.params).toEqual({ id: 9, nbItem: 12, page: 3 })
  })

  it('reads the page of the address only when it has page links', () => {
    expect(needs({ ...props, pagination: false }, context)[0]?.params.page).toBe(1)
  })

  it('searches only where its field is shown', () => {
    const sought = { ...context, query: { q: 'bail' } }
    expect(needs({ ...props, showSearch: true }, sought)[0]?.params).toEqual({ id: 9, search: 'bail', nbItem: 12, page: 1 })
    expect(needs(props, sought)[0]?.params).toEqual({ id: 9, nbItem: 12, page: 1 })
  })

  it('asks for the folders only when they are shown', () => {
    expect(needs({ ...props, showFolders: true }, context).map(({ call }) => call)).toEqual(['blog.list', 'blog.folder'])
  })
})
