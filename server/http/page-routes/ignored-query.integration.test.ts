import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage()

afterEach(() => vi.restoreAllMocks())

/** Counts the pages that are rendered from now on. */
function countRenders(): () => number {
  const { builtSite } = stage.test.app
  if (!builtSite) throw new Error('the site is built before its tests')
  const entry = vi.spyOn(builtSite, 'entry')
  return () => entry.mock.calls.length
}

const VALUES = {
  ...{ utm_source: 'lettre', fbclid: 'abc', q: 'siege', type: 'BLOG', month: '2026-11', part: '2', tag: 'bio', kind: 'RED', year: '2020' },
  ...{ colour: 'RED', appellation: 'Chinon', grape: 'Gamay', sweetness: 'DRY', organic: 'true', max: '20', sort: 'price', nbItem: '24' },
  ...{ declination: '3', done: 'user.login', of: '3', receipt: 'x'.repeat(24), target: '/blog', page: 'abc' },
}
const block = (type: string, props: Block['props']): Block => ({ id: 'b002', type, v: 1, props })
const list = (pagination: boolean) => block('news-list', { level: 2, count: 1, pagination })

describe('a query whose names a page does not read', () => {
  it('leaves the page rendered once, and its bytes as they are', async () => {
    await savePage('sans-pages', [heading('b001', 'Sans pages'), list(false)])
    const plain = (await ask('/sans-pages')).body
    const renders = countRenders()
    const bodies = new Set<string>()
    for (const [name, value] of Object.entries(VALUES)) bodies.add((await ask(`/sans-pages?${name}=${encodeURIComponent(value)}`)).body)
    bodies.add((await ask('/sans-pages?page=2&q=siege')).body)
    expect(renders()).toBe(0)
    expect([...bodies]).toEqual([plain])
  })

  it('is left out beside the names that the page reads', async () => {
    await savePage('avec-pages', [heading('b001', 'Avec pages'), block('news-list', { level: 2, count: 1, pagination: true })])
    const first = (await ask('/avec-pages')).body
    const renders = countRenders()
    for (const [name, value] of Object.entries(VALUES))
      expect((await ask(`/avec-pages?${name}=${encodeURIComponent(value)}`)).body).toBe(first)
    expect((await ask('/avec-pages?page=0&colour=RED')).body).toBe(first)
    expect(renders()).toBe(0)
  })

  it('leaves an address that says a form is done private, and to the application', async () => {
    await savePage('faite', [heading('b001', 'Faite')])
    const renders = countRenders()
    const answers = [await ask('/faite?done=message.send'), await ask('/faite?done=message.send'), await ask('/faite?done=user.login')]
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array.from(answers, () => 'private, no-cache'))
    expect(renders()).toBe(1)
    expect((await ask('/faite')).headers['cache-control']).toBe('public, no-cache')
  })
})

describe('a token that opens no session', () => {
  it('leaves the page of visitors rendered once, and its answers private', async () => {
    await savePage('sans-session', [heading('b001', 'Sans session')])
    const plain = await ask('/sans-session')
    const renders = countRenders()
    const tokens: Record<string, string>[] = [
      { cookie: 'token=unknown; idSite=37' },
      { authorization: 'Bearer unknown' },
      { authorization: 'other' },
    ]
    for (const headers of [...tokens, ...tokens]) {
      const answer = await ask('/sans-session', headers)
      expect([answer.body, answer.headers['cache-control']]).toEqual([plain.body, 'private, no-cache'])
    }
    expect(renders()).toBe(0)
    expect((await ask('/sans-session')).headers['cache-control']).toBe('public, no-cache')
  })
})

describe('a query whose names a page reads', () => {
  it('gives each search its own content, with no ETag', async () => {
    await savePage('cherche', [heading('b001', 'Chercher'), block('search', { count: 10, level: 2 })])
    const found = [await ask('/cherche?q=siege'), await ask('/cherche?q=statuts'), await ask('/cherche')]
    expect(found.map(({ body }) => /name="q"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="q"/.exec(body)?.[0].includes('siege'))).toEqual([
      true,
      false,
      undefined,
    ])
    expect(found.map(({ headers }) => headers['etag'] !== undefined)).toEqual([false, false, true])
  })

  it('gives each place that a form leads on to its own page', async () => {
    await savePage('entrer', [heading('b001', 'Entrer'), block('auth', {})])
    const targets = ['/blog', '/contact']
    for (const target of targets) expect((await ask(`/entrer?target=${target}`)).body).toContain(`target=${encodeURIComponent(target)}`)
    expect((await ask('/entrer')).body).not.toContain('?target=')
  })
})
