import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { closeGateBy, type Gate } from '#tests/support/gate.ts'
import { siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage({ DEADLINE_FACTOR: '2' })

let gate: Gate | undefined
/** An answer that never comes by itself. */
let held = Promise.withResolvers<never>()

beforeEach(() => {
  held = Promise.withResolvers()
})

afterEach(async () => {
  held.promise.catch(() => undefined)
  held.reject(new Error('given up'))
  vi.restoreAllMocks()
  await openGate()
})

/** Makes every reading of a table wait, as on a database that is busy. */
const hold = async (table: string): Promise<Gate> =>
  (gate = await closeGateBy(stage.test.database, `lock table ${table} in access exclusive mode`))

async function openGate(): Promise<void> {
  await gate?.open()
  gate = undefined
}

/** Counts the answers to a call that pages were sent without. */
async function countMissing(call: string): Promise<number> {
  const counted = await stage.test.app.metrics.getSingleMetric('page_answers_missing_total')?.get()
  return counted?.values.find(({ labels }) => labels['call'] === call)?.value ?? 0
}

/** Waits until one more answer to a call has been dropped. */
async function dropped(call: string, asking: () => Promise<unknown>): Promise<void> {
  const before = await countMissing(call)
  void asking()
  await expect.poll(() => countMissing(call)).toBe(before + 1)
}

/** Shortens all deadlines, for a subject that is later than the limit. */
async function hurried<Value>(act: () => Promise<Value>): Promise<Value> {
  const { features } = stage.test.app
  const usual = features.deadlineFactor
  Object.assign(features, { deadlineFactor: 0.02 })
  try {
    return await act()
  } finally {
    Object.assign(features, { deadlineFactor: usual })
  }
}

const blockOf = (id: string, type: string, props: Block['props'] = {}): Block => ({
  ...{ id, type, props },
  v: stage.test.app.features.registry.types.get(type)?.version ?? 1,
})

/** Saves a page that is a search, and reads it: what a search reads can then be held alone. */
async function saveSearch(url: string, ...others: Block[]): Promise<void> {
  await savePage(url, [blockOf('cherche', 'search', { title: 'Recherche', level: 1 }), ...others])
  await ask(`/${url}`)
}

describe('a page whose decoration is late', () => {
  it('gives the results of a search that takes longer, and says that the decoration is missing', async () => {
    vi.spyOn(stage.test.app.features.blogs, 'related').mockReturnValue(held.promise)
    const near = blockOf('proches', 'related-posts', { title: 'À lire', blog: 81 })
    await saveSearch('recherche-decoree', near)
    await hold('blogs')
    const asking = ask('/recherche-decoree?q=sasu')
    await dropped('blog.related', () => asking)
    await openGate()
    const { status, body } = await asking
    expect(status).toBe(200)
    expect(body).toContain('<mark>')
    expect(body).toMatch(/data-block="proches"[^>]* data-missing="whole"[^]*Cette partie de la page n’est pas encore arrivée/)
    expect(body).toContain('href="/recherche-decoree?q=sasu" data-full-load="">Réessayer</a>')
  })

  it('gives an article without the articles near it, for a short time', async () => {
    vi.spyOn(stage.test.app.features.blogs, 'related').mockReturnValueOnce(held.promise)
    const late = await ask('/blog/creer-son-eurl')
    expect(late.status).toBe(200)
    expect(late.body).toMatch(/<script type="module" src="[^"]*late-parts[^"]*"><\/script>\n<\/head>/)
    expect(late.body).toMatch(/data-missing="part"[^]*<article[^]*Il manque ici une partie des informations/)
    held.reject(new Error('too late'))
    await expect.poll(async () => (await ask('/blog/creer-son-eurl')).body).not.toContain('data-missing')
    expect((await ask('/blog/creer-son-eurl')).body).not.toContain('late-parts')
  })
})

describe('a page whose subject is late', () => {
  it('is sent with 503, no-store and a link to ask again; the next request gives it', async () => {
    await saveSearch('recherche-tardive')
    await hold('blogs')
    const path = '/recherche-tardive?q=statuts'
    const late = await hurried(() => ask(path))
    expect([late.status, late.headers['cache-control'], late.headers['retry-after'], late.headers['etag']]).toEqual([
      503,
      'no-store',
      '10',
      undefined,
    ])
    expect(late.body).toMatch(/le site met trop de temps à répondre/i)
    expect(late.body).toContain(`href="${path}" data-full-load="">Réessayer</a>`)
    expect((await hurried(() => ask(path, {}, 'HEAD'))).status).toBe(503)
    await openGate()
    const found = await ask(path)
    expect([found.status, found.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(found.body).toContain('<mark>')
  })

  it('answers fifty visitors who wait for the same subject with one reading', async () => {
    await saveSearch('recherche-commune')
    const find = vi.spyOn(stage.test.app.features.search, 'find')
    await hold('blogs')
    const asking = Promise.all(Array.from({ length: 50 }, () => ask('/recherche-commune?q=capital')))
    await gate?.holding(asking)
    await openGate()
    expect(new Set((await asking).map(({ status }) => status))).toEqual(new Set([200]))
    expect(find).toHaveBeenCalledTimes(1)
  })
})
