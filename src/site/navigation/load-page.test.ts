import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageGet, type PageData } from '#schemas/api/content/page.ts'
import { shellGet } from '#schemas/api/content/shell.ts'
import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { SiteQueries } from '#site/document/site-queries.ts'
import { loadPage } from './load-page.ts'

// Scripts and messages load immediately, so that only the clock counts.
vi.mock('./load-views.ts', () => ({ loadViews: () => Promise.resolve() }))
vi.mock('./load-messages.ts', () => ({ loadText: () => Promise.resolve() }))
const answers = vi.hoisted((): { ofBlocks: Record<string, Record<string, unknown>> } => ({ ofBlocks: {} }))
vi.mock('#site/document/fetch-block-data.ts', async (original) => ({
  ...(await original()),
  fetchBlockData: () => Promise.resolve({ data: answers.ofBlocks, missing: {} }),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const site = siteInfo.example.data as SiteInfo
const page: PageData = { ...(pageGet.example.data as PageData), url: 'visite', middleware: [], alternates: [] }
const queries: SiteQueries = {
  start: () => Promise.resolve({ site: { ...site, languages: [site.defaultLang] }, parameters: [] }),
  page: () => Promise.resolve(page),
  shell: () => Promise.resolve(shellGet.example.data as Awaited<ReturnType<SiteQueries['shell']>>),
  need: () => Promise.resolve(),
}

/** Returns the load time of a page with the given block responses, in milliseconds. */
async function timeOf(ofBlocks: typeof answers.ofBlocks): Promise<number> {
  answers.ofBlocks = ofBlocks
  const start = Date.now()
  const locales = { default: site.defaultLang.code, codes: [site.defaultLang.code] }
  const loaded = loadPage(new URL('https://site.example/visite'), '', locales, queries).then(() => Date.now() - start)
  await vi.advanceTimersByTimeAsync(1000)
  return loaded
}

it('a page with block data takes at least 200 ms to load, any other as long as its responses', async () => {
  const [block] = page.layout.blocks
  expect(await timeOf({ [block?.id ?? '']: { list: [] } })).toBe(200)
  expect(await timeOf({})).toBe(0)
  expect(await timeOf({ 'a-block-of-the-footer': { list: [] } })).toBe(0)
})
