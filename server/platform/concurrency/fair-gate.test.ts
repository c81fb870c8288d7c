import { expect, it } from 'vitest'
import { FairGate, type Asking } from './fair-gate.ts'

const limits = { atOnce: 4, ofSite: 3, ofAccount: 2, waiting: 5, longestMs: 60_000 }

/** A gate whose works begin in the recorded order and end when the test ends them. */
function opened(given: Partial<typeof limits> = {}) {
  const gate = new FairGate({ ...limits, ...given })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, asking: Asking) =>
    gate.run(asking, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, end }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const one = { site: 1, account: 1 }
const colleague = { site: 1, account: 2 }
const other = { site: 2, account: 3 }
const third = { site: 3, account: 4 }

it('runs as many works as an account, a site and the server may, and the next in their turn', async () => {
  const { ask, begun, end } = opened()
  const asked = [
    ask('a1', one),
    ask('a2', one),
    ask('a3', one),
    ask('b1', colleague),
    ask('b2', colleague),
    ask('c1', other),
    ask('d1', third),
  ]
  await turn()
  // Two of the account, three of the site, four in all.
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('c1')
  expect(begun.slice(4)).toEqual(['d1'])
  await end('a1')
  expect(begun.slice(5)).toEqual(['a3'])
  for (const name of ['a2', 'b1', 'd1', 'a3', 'b2']) await end(name)
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1'])
})

it('lets another site begin before the works that one account has asked for earlier', async () => {
  const { ask, begun, end } = opened({ atOnce: 1, waiting: 20 })
  const asked = Array.from({ length: 10 }, (_, index) => ask(`a${index}`, one))
  asked.push(ask('c0', other), ask('c1', other))
  await turn()
  for (let done = 0; done < 12; done += 1) await end(begun.at(-1) ?? '')
  await Promise.all(asked)
  expect(begun.slice(0, 5)).toEqual(['a0', 'a1', 'c0', 'a2', 'c1'])
})

it('refuses the works of an account with too many that wait, and those of no other', async () => {
  const { ask, begun, end } = opened({ atOnce: 2, waiting: 1 })
  const asked = [ask('a1', one), ask('a2', one), ask('a3', one), ask('b1', colleague)]
  await expect(ask('a4', one)).rejects.toMatchObject({ status: 503, data: { reason: 'BUSY', retryAfter: 1 } })
  expect(begun).toEqual(['a1', 'a2'])
  // A work left waiting would be refused later, beside another test.
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name)
  await Promise.all(asked)
})

it('refuses a work that has waited too long, and runs it no later', async () => {
  const { ask, begun, end } = opened({ atOnce: 1, longestMs: 1 })
  void ask('a1', one)
  await expect(ask('c1', other)).rejects.toMatchObject({ status: 503 })
  await end('a1')
  expect(begun).toEqual(['a1'])
})

it('lets the next work begin after a failed one', async () => {
  const gate = new FairGate({ ...limits, atOnce: 1 })
  await expect(gate.run(one, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run(other, () => Promise.resolve('done'))).toBe('done')
})
