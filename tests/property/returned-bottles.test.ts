import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, zeroCents } from '#domain/shop/pricing/cents.ts'
import { readClaims, pendingReturnUnits, type ReturnStep } from '#domain/shop/orders/withdrawal-claims.ts'

/** One bottle of an order. */
interface Bottle {
  hasLeft: boolean
  isClaimed: boolean
  isBack: boolean
  isPaid: boolean
}

type Act = 'SHIP' | 'CLAIM' | 'RETURN' | 'CREDIT'
type Acted = readonly [Act, number]

const waits = (bottle: Bottle) => bottle.isClaimed && bottle.hasLeft && !bottle.isBack && !bottle.isPaid

/** A line of bottles with the state of each, and the events of the order. */
class Bottles {
  readonly all: Bottle[]
  readonly history: ReturnStep[] = []
  constructor(quantity: number) {
    this.all = Array.from({ length: quantity }, () => ({ hasLeft: false, isClaimed: false, isBack: false, isPaid: false }))
  }

  /** Takes the given number of eligible bottles, those that match the first predicates first. */
  take(most: number, may: (bottle: Bottle) => boolean, ...first: readonly ((bottle: Bottle) => boolean)[]): Bottle[] {
    const rank = (bottle: Bottle) => {
      const found = first.findIndex((is) => is(bottle))
      return found < 0 ? first.length : found
    }
    return this.all
      .filter(may)
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, most)
  }

  tell(kind: ReturnStep['kind'], quantity: number, unsent = 0): void {
    const units = (count: number) => (count > 0 ? [{ id: 1, quantity: count }] : [])
    if (quantity > 0) this.history.push({ kind, fees: zeroCents, lines: units(quantity), unsent: units(unsent) })
  }

  act([act, most]: Acted): void {
    if (act === 'SHIP')
      for (const bottle of this.take(most, (each) => !each.hasLeft && !each.isClaimed && !each.isPaid)) bottle.hasLeft = true
    if (act === 'CLAIM') {
      const claimed = this.take(
        most,
        (each) => !each.isClaimed && !each.isPaid,
        (each) => !each.hasLeft,
      )
      for (const bottle of claimed) bottle.isClaimed = true
      this.tell('CLAIM', claimed.length)
    }
    if (act === 'RETURN') {
      const come = this.take(
        most,
        (each) => each.isClaimed && each.hasLeft && !each.isBack,
        (each) => each.isPaid,
      )
      for (const bottle of come) bottle.isBack = true
      this.tell('RETURN', come.length)
    }
    if (act === 'CREDIT') {
      const paid = this.take(
        most,
        (each) => !each.isPaid,
        (each) => !each.hasLeft && each.isClaimed,
        (each) => !each.hasLeft,
        (each) => each.isBack,
        (each) => each.isClaimed,
      )
      for (const bottle of paid) bottle.isPaid = true
      this.tell('CREDIT', paid.length, paid.filter((each) => !each.hasLeft).length)
    }
  }

  /** Returns what the model expects: owed, returned and pending. */
  counted() {
    const count = (is: (bottle: Bottle) => boolean) => this.all.filter(is).length
    return {
      owed: count((each) => each.isClaimed && !each.isPaid),
      back: count((each) => each.isBack && !each.isPaid),
      awaited: count(waits),
      ahead: count((each) => each.isClaimed && each.hasLeft && each.isPaid && !each.isBack),
    }
  }

  /** Returns the same by the rules. */
  read() {
    const billed = { lines: [{ id: 1, quantity: this.all.length, vatRate: 2000, total: cents(1250 * this.all.length) }], fees: zeroCents }
    const claims = readClaims(billed, this.history)
    const units = ({ lines }: { readonly lines: readonly { readonly quantity: number }[] }) => lines[0]?.quantity ?? 0
    const unsent = this.all.filter((each) => !each.hasLeft && !each.isPaid).length
    return {
      ...{ owed: units(claims.open), back: units(claims.back), awaited: pendingReturnUnits(claims, { id: 1, unsent }) },
      ahead: units(claims.ahead),
    }
  }
}

const quantity = fc.integer({ min: 1, max: 12 })
const acts = (...kinds: readonly Act[]): fc.Arbitrary<Acted> => fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 6 }))

function played(bottles: number, ...told: readonly (readonly Acted[])[]): Bottles {
  const line = new Bottles(bottles)
  for (const act of told.flat()) line.act(act)
  return line
}

describe('the claim for withdrawn bottles', () => {
  it('equals the sum over single bottles for any sequence of events', () => {
    fc.assert(
      fc.property(quantity, fc.array(acts('SHIP', 'CLAIM', 'RETURN', 'CREDIT'), { maxLength: 14 }), (bottles, told) => {
        const line = played(bottles, told)
        expect(line.read()).toEqual(line.counted())
      }),
      { seed: 5, numRuns: 5000 },
    )
  })

  it('is the same for returns and refunds in any order', () => {
    const before = fc.array(acts('SHIP', 'CLAIM'), { minLength: 1, maxLength: 4 })
    const then = fc
      .array(acts('RETURN', 'CREDIT'), { maxLength: 6 })
      .chain((told) => fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })))
    fc.assert(
      fc.property(quantity, before, then, (bottles, first, [told, shuffled]) => {
        const sums = (line: Bottles) =>
          line.history.reduce<Record<string, number>>((sum, { kind, lines }) => {
            sum[kind] = (sum[kind] ?? 0) + (lines[0]?.quantity ?? 0)
            return sum
          }, {})
        const [one, other] = [played(bottles, first, told), played(bottles, first, shuffled)]
        fc.pre(JSON.stringify(Object.entries(sums(one)).sort()) === JSON.stringify(Object.entries(sums(other)).sort()))
        expect(other.read()).toEqual(one.read())
      }),
      { seed: 5, numRuns: 5000 },
    )
  })
})
