import { JSDOM } from 'jsdom'
import { afterEach, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { slowQueries, type SlowQueries } from '#tests/support/database/slow-queries.ts'
import { isFull } from '#tests/support/sampling.ts'
import { siteStage } from '#tests/support/server/site-stage.ts'

// The time limits of visitors: 300 ms for what decorates, 25 s for the subject of a page.
const { stage, ask, savePage } = siteStage({ DEADLINE_FACTOR: '1' })

/** The proof waits for three seconds. Less is enough in npm test: a query is later than decoration may be. */
const queryMs = isFull ? 3000 : 400

let slow: SlowQueries | undefined
afterEach(() => slow?.end())

const blockOf = (id: string, type: string, props: Block['props'] = {}): Block => ({
  ...{ id, type, props },
  v: stage.test.app.features.registry.types.get(type)?.version ?? 1,
})

/** A page as a browser without scripts shows it, and how many queries were late for it. */
async function readSlowly(path: string) {
  slow = slowQueries(stage.test.database.pool, queryMs)
  const { status, body } = await ask(path)
  slow.end()
  return { status, main: new JSDOM(body).window.document.querySelector('main'), late: slow.delayed, inTurn: slow.inTurn }
}

describe(`a database that takes ${queryMs} ms for each query, on a site that has been read before`, () => {
  it('gives the results of a search', async () => {
    await savePage('recherche', [blockOf('cherche', 'search', { title: 'Recherche', level: 1 })])
    await ask('/recherche')
    const { status, main, late } = await readSlowly('/recherche?q=sasu')
    expect([status, late > 2]).toEqual([200, true])
    expect(main?.querySelector('a[href="/blog/creer-sa-sasu"]')?.textContent).toContain('Créer sa SASU')
    expect(main?.textContent).not.toContain('Réessayer')
  })

  it('gives the products of a list', async () => {
    const props = { title: 'Nos vins', level: 1, pagination: true, showFilters: true }
    await savePage('nos-vins', [blockOf('vins', 'product-list', props)])
    await ask('/nos-vins?page=7')
    const { status, main, late } = await readSlowly('/nos-vins')
    expect([status, late > 2]).toEqual([200, true])
    expect(main?.querySelectorAll('[data-block="vins"] a[href^="/produits/"]').length).toBeGreaterThan(0)
  })

  it('gives an article and says that its near articles are missing; a later request has them', async () => {
    await ask('/blog/creer-sa-sasu')
    const path = '/blog/creer-son-eurl'
    const { status, main } = await readSlowly(path)
    expect(status).toBe(200)
    expect(main?.textContent).toContain('Le greffe répond.')
    expect(main?.querySelector('[data-missing="part"]')?.textContent).toContain('Il manque ici une partie des informations')
    expect(main?.querySelector(`a[href="${path}"][data-full-load]`)?.textContent).toBe('Réessayer')
    await expect.poll(async () => (await ask(path)).body).not.toContain('data-missing')
    expect((await ask(path)).body).toContain('href="/blog/creer-sa-sasu"')
  })
})

describe('a site that has changed, so that nothing of it has been read', () => {
  const search = () => blockOf('cherche', 'search', { title: 'Recherche', level: 1 })
  const products = () => blockOf('vins', 'product-list', { title: 'Nos vins', level: 1, pagination: true, showFilters: true })

  it.each([
    ['the results of a search', '/trouver?q=sasu', 'a[href="/blog/creer-sa-sasu"]', ['trouver', search] as const],
    ['the products of a list', '/vins', '[data-block="vins"] a[href^="/produits/"]', ['vins', products] as const],
    ['an article', '/blog/creer-sa-sasu', 'h1', ['chercher', search] as const],
  ])('gives %s by fewer than ten queries in turn', async (_, path, shown, [name, block]) => {
    await savePage(name, [block()])
    const { status, main, inTurn } = await readSlowly(path)
    expect([status, main?.querySelector(shown)?.nodeType]).toEqual([200, 1])
    expect(inTurn).toBeGreaterThan(2)
    expect(inTurn).toBeLessThan(10)
  })
})
