import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import type { Need } from '#engine/registry/needs.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testBlockOf, testType } from '#tests/support/blocks/test-registry.ts'
import { cachedCall, isAtHand } from './cached-calls.ts'
import { fetchBlockData, type NeedDeps } from './fetch-block-data.ts'

vi.mock('./cached-calls.ts', async (original) => ({ ...(await original<object>()), cachedCall: vi.fn(), isAtHand: vi.fn(() => false) }))

const context = { siteId: 37, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-20' }
const article: Need = { key: 'blog', call: 'blog.get', params: { id: 1 }, isSubject: true }
const related: Need = { key: 'related', call: 'blog.related', params: { id: 1 } }
const list: Need = { key: 'list', call: 'blog.list', params: {}, pagedBy: 'page' }

const registry = createRegistry([
  testType({ type: 'article', needs: () => [article, related] }),
  testType({ type: 'near', needs: () => [related] }),
  testType({ type: 'list', needs: () => [list] }),
  testType({ type: 'search', needs: () => [{ ...list, call: 'search.find' }] }),
])
const page: Block[] = [testBlockOf('article', {}, { id: 'article1' }), testBlockOf('near', {}, { id: 'near' })]

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(cachedCall).mockReset()
})

/** Answers each call after a time, with its own name, or never. */
function answerAfter(times: Readonly<Record<string, number>>): void {
  vi.mocked(cachedCall).mockImplementation(
    (_calls, call) => new Promise((resolve) => call in times && setTimeout(resolve, times[call], call as never)),
  )
}

interface Asked extends Partial<Pick<NeedDeps, 'shell' | 'longestMs' | 'hurry' | 'spend'>> {
  readonly factor?: number
}

async function fetch(blocks: readonly Block[], { factor = 1, ...asked }: Asked = {}) {
  const failures: string[] = []
  const calls = { features: { deadlineFactor: factor } } as unknown as NeedDeps['calls']
  const onFailure: NeedDeps['onFailure'] = (call, error) => failures.push(`${call}: ${String(error)}`)
  const fetching = fetchBlockData([...blocks, ...(asked.shell ?? [])], context, { registry, calls, onFailure, ...asked })
  await vi.runAllTimersAsync()
  const { data, missing, isSubjectMissing, isWhole } = await fetching
  return { data, missing, isSubjectMissing, isWhole, failures }
}

it('waits 25 s for a subject and drops decoration after 300 ms, with a report', async () => {
  answerAfter({ 'blog.get': 24_999, 'blog.related': 301 })
  expect(await fetch(page)).toEqual({
    data: { article1: { blog: 'blog.get', related: undefined }, near: { related: undefined } },
    missing: { article1: 'part', near: 'whole' },
    ...{ isSubjectMissing: false, isWhole: false },
    failures: ['blog.related: NeedTimeoutError: blog.related has not answered within 300 ms'],
  })
})

it('waits for a paginated list as for a subject, and names a late one', async () => {
  answerAfter({ 'blog.list': 24_999 })
  expect(await fetch([testBlockOf('list', {}, { id: 'list' })])).toMatchObject({ missing: {}, isSubjectMissing: false, isWhole: true })
  answerAfter({ 'blog.list': 25_001 })
  expect(await fetch([testBlockOf('list', {}, { id: 'list' })])).toMatchObject({ missing: { list: 'whole' }, isSubjectMissing: true })
})

it('multiplies both deadlines by the factor', async () => {
  answerAfter({ 'blog.get': 199_999, 'blog.related': 2399 })
  expect(await fetch(page, { factor: 8 })).toMatchObject({ missing: {}, isWhole: true })
})

it('draws a block of the shell that lacks its data, and names it', async () => {
  answerAfter({ 'blog.get': 1 })
  const shell = [testBlockOf('near', {}, { id: 'foot' })]
  expect(await fetch([], { shell })).toMatchObject({ missing: { foot: 'shell' }, isSubjectMissing: false })
})

it('takes the late subject of a form in the shell as decoration of the page', async () => {
  answerAfter({ 'blog.related': 1 })
  const shell = [testBlockOf('article', {}, { id: 'form' })]
  expect(await fetch([testBlockOf('near', {}, { id: 'near' })], { shell })).toMatchObject({
    ...{ missing: { form: 'shell' }, isSubjectMissing: false, isWhole: false },
  })
})

it('waits no longer than the limit of a preview, for a subject too', async () => {
  answerAfter({ 'blog.get': 10_001, 'blog.related': 1 })
  expect(await fetch(page, { longestMs: 10_000 })).toMatchObject({ missing: { article1: 'whole' }, isSubjectMissing: true })
})

it('ends all waits when the server stops, and begins none after that', async () => {
  const stopping = new AbortController()
  answerAfter({ 'blog.related': 1 })
  setTimeout(() => stopping.abort(), 10_000)
  expect(await fetch(page, { hurry: stopping.signal })).toMatchObject({ missing: { article1: 'whole' }, isSubjectMissing: true })
  expect(await fetch(page, { hurry: stopping.signal })).toMatchObject({ missing: { article1: 'whole', near: 'whole' } })
})

it('takes from the budget of a search once for an answer that is cached or under way', async () => {
  answerAfter({ 'search.find': 1 })
  const spend = vi.fn(async () => undefined)
  const search = [testBlockOf('search', {}, { id: 'search' })]
  await fetch(search, { spend })
  vi.mocked(isAtHand).mockReturnValueOnce(true)
  await fetch(search, { spend })
  expect(spend.mock.calls).toEqual([['search']])
})

it.each([
  [new Error('the pool is empty'), { article1: 'whole' }],
  [new ApiError('UNAVAILABLE'), { article1: 'whole' }],
  [new ApiError('BAD_FILTER'), {}],
  [new ApiError('NOT_FOUND'), {}],
])('takes %o of a subject as missing %o', async (error, missing) => {
  vi.mocked(cachedCall).mockImplementation((_calls, call) => (call === 'blog.get' ? Promise.reject(error) : Promise.resolve(call as never)))
  expect(await fetch(page.slice(0, 1))).toMatchObject({ missing, isSubjectMissing: 'article1' in missing, isWhole: false })
})
