import { expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { takeBatches, type DraftLog } from '#engine/draft/sync/draft-log.ts'
import { MAX_DRAFT_BYTES } from '#engine/registry/limits.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { createAdmission, stepRules } from './admit-operation.ts'

const registry = createRegistry(catalogue)
const sanitise = vi.fn(() => null)
const admit = createAdmission({ registry, sanitise })
const start = { seq: 0, chain: 'start' }
const items = Array.from({ length: 200 }, (_, index) => ({ question: `Question ${index}`, answer: `<p>${'mot '.repeat(100)}</p>` }))
const faq: Block = { id: 'faq', type: 'faq', v: 1, props: { items } }
const text: Block = { id: 'text', type: 'text', v: 1, props: { html: '<p>a</p>' } }

const logOf = (...blocks: Block[]): DraftLog => {
  return { first: start, steps: [], head: start, document: sampleDocument(...blocks), ids: new Set() }
}
const take = (log: DraftLog, ...batches: Operation[][]) =>
  takeBatches(
    log,
    { base: start, batches: batches.map((operations, index) => ({ id: `b${index}`, by: '1', operations })), recent: [] },
    admit,
  )
const questions = (count: number): Operation[] =>
  Array.from({ length: count }, (_, index) => ({
    op: 'set',
    id: 'faq',
    pointer: `/items/${index % 200}/question`,
    value: `Autre ${index}`,
  }))

it('cleans the texts of a value alone, however many operations write beside them', () => {
  sanitise.mockClear()
  const written: Operation = { op: 'set', id: 'faq', pointer: '/items/3', value: { question: 'Prix', answer: '<p>b</p>' } }
  const { answer } = take(logOf(faq), [...questions(300), written])
  expect(answer.refused).toBeUndefined()
  expect(sanitise.mock.calls).toEqual([['<p>b</p>', 'html']])
})

it('normalises an address in a value and in a new block, and refuses an unsafe one', () => {
  const film: Block = { id: 'film', type: 'video', v: 1, props: { title: 'Film', url: '' } }
  const set = (value: string): Operation => ({ op: 'set', id: 'film', pointer: '/url', value })
  const { log } = take(logOf(film), [set('//vin.example/mon film.mp4')])
  expect(log.document).toEqual(sampleDocument({ ...film, props: { ...film.props, url: 'https://vin.example/mon%20film.mp4' } }))
  const insert: Operation = {
    op: 'insert',
    at: { in: { region: 'main' }, after: 'film', before: null },
    block: { ...film, id: 'other', props: { title: 'Film', url: 'www.vin.example/a b' } },
  }
  const inserted = take(logOf(film), [insert]).log.document
  expect(JSON.stringify(inserted)).toContain('"https://www.vin.example/a%20b"')
  expect(take(logOf(film), [set('java\nscript:x()')]).answer.refused).toMatchObject({ reason: 'FORBIDDEN' })
})

it('judges a block once after all operations that wrote it', () => {
  const judged = vi.spyOn(stepRules, 'judge')
  take(
    logOf(text),
    Array.from({ length: 500 }, (_, index) => ({ op: 'set', id: 'text', pointer: '/size', value: `${index}` })),
  )
  expect(judged).toHaveBeenCalledTimes(1)
})

it('refuses a step of more work than one may cost before it does any', () => {
  sanitise.mockClear()
  const { answer, log } = take(logOf(faq), questions(5000))
  expect(answer).toMatchObject({ steps: [], refused: { id: 'b0', reason: 'TOO_MUCH' } })
  expect(log.document).toEqual(sampleDocument(faq))
})

it('takes the batches that the work of a request allows, and leaves the others to the next one', () => {
  const { answer } = take(logOf(faq), questions(400), questions(400))
  expect(answer.refused).toBeUndefined()
  expect(answer.steps.map(({ id }) => id)).toEqual(['b0'])
})

const long = 'x'.repeat(MAX_DRAFT_BYTES / 2)
const deep = (levels: number): never => (levels === 0 ? {} : { x: deep(levels - 1) }) as never
const down = (levels: number): string => '/x'.repeat(levels)

it.each<readonly [string, Operation[]]>([
  [
    'two values of a head',
    [
      { op: 'head', pointer: '/a', value: long },
      { op: 'head', pointer: '/b', value: long },
    ],
  ],
  ['a visibility', [{ op: 'visible', id: 'text', visibility: { from: `${long}${long}` } as never }]],
  [
    'a nesting by a second pointer',
    [
      { op: 'set', id: 'text', pointer: '/y', value: deep(390) },
      { op: 'set', id: 'text', pointer: `/y${down(389)}`, value: deep(390) },
    ],
  ],
  [
    'a nesting in a head by a second pointer',
    [
      { op: 'head', pointer: '/y', value: deep(390) },
      { op: 'head', pointer: `/y${down(389)}`, value: deep(390) },
    ],
  ],
  [
    'many inserted blocks',
    Array.from({ length: 20 }, (_, index) => ({
      op: 'insert' as const,
      block: { ...text, id: `c${index}`, props: { other: 'x'.repeat(120_000) } },
      at: { in: { region: 'main' }, after: null, before: null },
    })),
  ],
])('refuses a step that brings a draft beyond its measure: %s', (_, operations) => {
  expect(take(logOf(text), operations).answer.refused).toEqual({ id: 'b0', reason: 'TOO_LARGE' })
})
