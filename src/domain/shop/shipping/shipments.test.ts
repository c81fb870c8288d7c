import { describe, expect, it } from 'vitest'
import { canShip, lastReceipt, leftToShip, mergeUnits } from './shipments.ts'

const ordered = [
  { line: 1, quantity: 6 },
  { line: 2, quantity: 1 },
]
const shipped = (lines: { line: number; quantity: number }[], receivedAt: string | null = null) => ({
  lines,
  receivedAt: receivedAt === null ? null : new Date(receivedAt),
})
const first = shipped([{ line: 1, quantity: 4 }], '2026-11-20T10:00:00Z')
const second = shipped(
  [
    { line: 1, quantity: 2 },
    { line: 2, quantity: 1 },
  ],
  '2026-11-18T10:00:00Z',
)

describe('unshipped units', () => {
  it('decrease with each shipment, down to none', () => {
    expect(leftToShip(ordered, [])).toEqual(ordered)
    expect(leftToShip(ordered, [first])).toEqual([
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ])
    expect(leftToShip(ordered, [first, second])).toEqual([])
  })
})

describe('units of lines', () => {
  it('are merged by line', () => {
    expect(mergeUnits([...first.lines, ...second.lines])).toEqual(ordered)
    expect(mergeUnits([])).toEqual([])
  })
})

describe('shipment', () => {
  it.each([
    ['of everything', [], ordered, true],
    ['of a part', [], [{ line: 1, quantity: 5 }], true],
    ['of the rest', [first], second.lines, true],
    ['of more than is left', [first], [{ line: 1, quantity: 3 }], false],
    ['of the same units twice', [first], [first.lines[0]!, first.lines[0]!].map((line) => ({ ...line, quantity: 2 })), false],
    ['of a line twice, within what is left', [], [ordered[1]!, ...[2, 4].map((quantity) => ({ line: 1, quantity }))], true],
    ['of what was not ordered', [], [{ line: 3, quantity: 1 }], false],
    ['of what is there and of what is not', [], [ordered[1]!, { line: 3, quantity: 1 }], false],
    ['of half a bottle', [], [{ line: 1, quantity: 0.5 }], false],
    ['of no bottle', [], [{ line: 1, quantity: 0 }], false],
    ['of nothing', [], [], false],
    ['when all has left', [first, second], [{ line: 1, quantity: 1 }], false],
  ])('%s', (_, before, asked, can) => {
    expect(canShip(ordered, before, asked)).toBe(can)
  })
})

describe('last receipt', () => {
  it('is the receipt of the latest shipment', () => {
    expect(lastReceipt(ordered, [first, second])?.toISOString()).toBe('2026-11-20T10:00:00.000Z')
  })

  it('is null while something is unshipped or on its way', () => {
    expect(lastReceipt(ordered, [])).toBeNull()
    expect(lastReceipt(ordered, [first])).toBeNull()
    expect(lastReceipt(ordered, [first, { ...second, receivedAt: null }])).toBeNull()
    expect(lastReceipt([], [])).toBeNull()
  })
})
