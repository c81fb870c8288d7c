import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { createDraftReader } from '#engine/prepare-draft.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { createTimedReader } from './timed-reader.ts'

const OPENED = Date.parse('2026-11-28T21:00:00Z')
const DATES: ReadonlySet<string> = new Set(['LATER', 'OVER', 'HIDDEN_FOR'])
const HOUR = 3_600_000
const at = (ms: number) => new Date(OPENED + ms).toISOString()
const registry = createRegistry(catalogue)

const block = (id: string, visibility: Partial<Visibility> = {}, inside: Block[] = []): Block => ({
  ...{ id, type: 'section', v: 1, props: {}, slots: { content: inside } },
  visibility: { audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null, ...visibility },
})

/** A page whose time the test sets. */
function openAt(blocks: Block[]) {
  let [now, page] = [OPENED, blocks]
  let timer: { readonly ms: number; readonly act: () => void } | null = null
  const reader = createTimedReader(
    {
      readerAt: (instant) =>
        createDraftReader(registry, { sanitise: () => null, placeholders: new Map(), audience: 'visitors', now: instant }),
      clock: () => now,
      later: (ms, act) => {
        const own = { ms, act }
        timer = own
        return () => {
          if (timer === own) timer = null
        }
      },
      onEdge: () => void look(),
    },
    OPENED,
  )
  let seen: string[] = []
  const look = (next = page) => {
    page = next
    seen = reader
      .read(page)
      .findings.filter(({ code }) => DATES.has(code))
      .map(({ blockId, code }) => `${blockId} ${code}`)
    return seen
  }
  /** Lets time pass up to the timer. */
  const ring = () => {
    const { ms, act } = timer ?? { ms: 0, act: () => undefined }
    timer = null
    now += ms
    act()
    return seen
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { look, ring, pass, wait: () => timer?.ms ?? null }
}

it('leaves a block out at once when it is hidden after the page was opened', () => {
  const { look, pass } = openAt([block('a'), block('b')])
  expect(look()).toEqual([])
  pass(5 * 60_000)
  expect(look([block('a', { until: at(5 * 60_000) }), block('b')])).toEqual(['a OVER'])
  expect(look([block('a'), block('b')])).toEqual([])
})

it.each<[string, Partial<Visibility>, string[], string[]]>([
  ['a start date', { from: at(60_000) }, ['a LATER'], []],
  ['an end date', { until: at(60_000) }, [], ['a OVER']],
  ['a start date for members', { from: at(60_000), audience: 'members' }, ['a LATER'], ['a HIDDEN_FOR']],
])('reads the page again when %s is reached while it is open', (_case, dates, before, after) => {
  const { look, ring, wait } = openAt([block('a', dates)])
  expect(look()).toEqual(before)
  expect(wait()).toBe(60_000)
  expect(ring()).toEqual(after)
  expect(wait()).toBeNull()
})

it('reaches the start and then the end of a block', () => {
  const { look, ring } = openAt([block('a', { from: at(1000), until: at(3000) })])
  expect([look(), ring(), ring()]).toEqual([['a LATER'], [], ['a OVER']])
})

it('waits for a far date by turns of an hour', () => {
  const { look, ring, wait } = openAt([block('a', { from: at(2.5 * HOUR) })])
  look()
  expect([wait(), ring(), wait(), ring(), wait(), ring()]).toEqual([HOUR, ['a LATER'], HOUR, ['a LATER'], HOUR / 2, []])
})

it('finds the date of a block that stands in another', () => {
  const { look, ring } = openAt([block('a', {}, [block('b', { until: at(1000) })])])
  expect([look(), ring()]).toEqual([[], ['b OVER']])
})

it('draws first what the server has drawn, however late the browser is', () => {
  const { look, ring, pass } = openAt([block('a', { until: at(1000) })])
  pass(5000)
  expect(look()).toEqual([])
  expect(ring()).toEqual(['a OVER'])
})
