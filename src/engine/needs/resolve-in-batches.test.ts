import { describe, expect, it } from 'vitest'
import { resolveInBatches } from './resolve-in-batches.ts'

describe('askInTurns', () => {
  it('asks at once for what is due, then for what that has made due, and never for the rest', async () => {
    const turns: string[][] = []
    const answered = new Set<string>()
    const after: Record<string, string> = { c: 'a', d: 'c', e: 'nothing' }
    const isDue = (one: string) => answered.has(after[one] ?? '') || !(one in after)
    await resolveInBatches(['a', 'b', 'c', 'd', 'e'], isDue, async (one) => {
      const turn = answered.size
      ;(turns[turn] ??= []).push(one)
      await Promise.resolve()
      answered.add(one)
    })
    expect(turns.filter(Boolean)).toEqual([['a', 'b'], ['c'], ['d']])
  })
})
