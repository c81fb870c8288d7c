import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Intent } from '#server/adapters/stripe/payment-provider.ts'
import { factsOf, mergeFacts, paymentState, type PaymentFacts } from './payment-state.ts'

const intent = (told: Partial<Intent>): Intent => ({
  ...{ id: 'pi_1', status: 'OPEN', hasFailed: false, received: 0, clientSecret: null, key: null, ...told },
})
const at = (seconds: number) => new Date(seconds * 1000)
const open = factsOf(intent({}), at(0))
const underWay = (seconds: number) => factsOf(intent({ status: 'UNDER_WAY' }), at(seconds))
const failed = (seconds: number) => factsOf(intent({ hasFailed: true }), at(seconds))
const received = factsOf(intent({ status: 'RECEIVED', received: 6750 }), at(9))
const cancelled = factsOf(intent({ status: 'CANCELLED' }), at(9))
const stateAfter = (...facts: PaymentFacts[]) => paymentState(facts.reduce(mergeFacts, open))

describe('how a payment stands', () => {
  it('follows from its known facts', () => {
    expect(stateAfter()).toBe('OPEN')
    expect(stateAfter(failed(1))).toBe('OPEN')
    expect(stateAfter(underWay(1))).toBe('UNDER_WAY')
    expect(stateAfter(underWay(1), failed(2))).toBe('FAILED')
    expect(stateAfter(underWay(1), failed(1))).toBe('FAILED')
    expect(stateAfter(failed(1), underWay(2))).toBe('UNDER_WAY')
    expect(stateAfter(underWay(1), received)).toBe('RECEIVED')
    expect(stateAfter(cancelled)).toBe('CANCELLED')
    expect(stateAfter(failed(1), cancelled)).toBe('CANCELLED')
    expect(stateAfter(underWay(1), cancelled)).toBe('FAILED')
    expect(stateAfter(underWay(1), cancelled, received)).toBe('RECEIVED')
    expect(mergeFacts(open, received).received).toBe(6750)
  })

  it('is the same for any order and repetition of its reports', () => {
    const told = fc.constantFrom(open, underWay(1), underWay(3), failed(2), failed(4), received, cancelled)
    fc.assert(
      fc.property(
        fc
          .array(told, { minLength: 1, maxLength: 10 })
          .chain((facts) => fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length }), fc.subarray(facts))),
        ([facts, shuffled, again]) => stateAfter(...shuffled, ...again) === stateAfter(...facts),
      ),
      { seed: 5, numRuns: 500 },
    )
  })
})
