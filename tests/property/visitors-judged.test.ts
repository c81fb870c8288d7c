import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { isBlock } from '#engine/draft/operations/apply-structure.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { workOf } from '#engine/draft/operations/work.ts'
import { MAX_STEP_WORK } from '#engine/registry/limits.ts'
import { addList, manyValues } from '#tests/proof/visitors/heavy-steps.ts'
import { isUndisturbed, type Outcome } from '#tests/proof/visitors/judge.ts'
import { Visitor } from '#tests/proof/visitors/visitor.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { pause } from '#tests/support/server/processes.ts'

const BOUND = 100
const visits = (number: number, wait: number, outcome: Outcome = 200) => Array.from({ length: number }, () => ({ wait, outcome }))
const heavy = (done: number, refused = 0) => [...Array<Outcome>(done).fill(200), ...Array<Outcome>(refused).fill(503)]

it.each([
  ['99 of 100 visits within the bound', { visits: [...visits(99, 100), ...visits(1, 100)], heavy: heavy(20) }, true],
  ['half of the heavy requests told to come back', { visits: visits(100, 5), heavy: heavy(10, 10) }, true],
  ['2 of 100 visits beyond the bound', { visits: [...visits(98, 5), ...visits(2, 101)], heavy: heavy(20) }, false],
  ['one visit cut', { visits: [...visits(999, 5), ...visits(1, 5, 'ECONNRESET')], heavy: heavy(20) }, false],
  ['one visit refused', { visits: [...visits(999, 5), ...visits(1, 5, 503)], heavy: heavy(20) }, false],
  ['no visit', { visits: [], heavy: heavy(20) }, false],
  ['more than half of the heavy requests told to come back', { visits: visits(100, 5), heavy: heavy(9, 11) }, false],
  ['a heavy step that was not taken', { visits: visits(100, 5), heavy: [...heavy(19), 'not taken: TOO_MUCH'] }, false],
  ['a heavy request that failed', { visits: visits(100, 5), heavy: [...heavy(19), 500] }, false],
  ['no heavy request', { visits: visits(100, 5), heavy: [] }, false],
])('judges visits beside heavy requests: %s', (_what, seen, isHeld) => {
  expect(isUndisturbed(seen, BOUND)).toBe(isHeld)
})

it('finds that the heaviest step of the proof is just within what a draft takes at once', () => {
  const { block } = addList
  if (!isBlock(block)) throw new Error('no block')
  const work = workOf(sampleDocument(block), manyValues(0) as unknown as Operation[], Infinity)
  expect(work).toBeLessThan(MAX_STEP_WORK)
  expect(work).toBeGreaterThan(0.9 * MAX_STEP_WORK)
})

async function visitsOf(answer: RequestListener): Promise<unknown[]> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const asked = new Promise<void>((resolve) => void server.once('request', () => resolve()))
  const seen = await new Visitor((server.address() as AddressInfo).port).asksDuring(asked.then(() => pause(0)))
  server.closeAllConnections()
  server.close()
  return seen.map(({ outcome }) => outcome)
}

it('counts a visit that is cut, or refused, instead of ending', async () => {
  expect((await visitsOf((_request, response) => response.destroy()))[0]).toBe('ECONNRESET on a new connection')
  expect((await visitsOf((_request, response) => response.writeHead(503).end()))[0]).toBe(503)
})
