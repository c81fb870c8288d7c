import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Node = null | boolean | number | string | Node[] | { [key: string]: Node }

/** The props of every blog list of a page, wherever it stands. */
function blogLists(node: Node): { [key: string]: Node }[] {
  if (node === null || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap(blogLists)
  const props = node['type'] === 'blog-list' ? node['props'] : null
  const own = props !== null && typeof props === 'object' && !Array.isArray(props) ? [props] : []
  return [...own, ...Object.values(node).flatMap(blogLists)]
}

const pages = globSync('server/seeds/*/pages/*/blog*.json').filter((file) => !file.endsWith('blog-article.json'))

describe('pages of the blog', () => {
  it.each(pages)('%s holds twelve articles', (file) => {
    const paged = blogLists(JSON.parse(readFileSync(file, 'utf8')) as Node).filter(({ pagination }) => pagination === true)
    expect(paged.map(({ count }) => count)).toEqual([12])
  })
})
