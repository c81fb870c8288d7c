import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { issueErrors } from './issue-errors.ts'

const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value, { reportInput: true }).error?.issues ?? []
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))
const rows = (count: number) => Array.from({ length: count }, () => ({ a: 'x' }))
const list = z.array(z.object({ a: z.string().min(3) }))

describe('the faults of a body', () => {
  it('are fifty at most, and the others are counted', () => {
    const unknown = issueErrors(issuesOf(z.strictObject({ a: z.string() }), keys(20_000)), 'fr_FR')
    expect([unknown.errors.length, unknown.more]).toEqual([50, 19_951])
    const wrong = issueErrors(issuesOf(list, rows(5000)), 'fr_FR')
    expect([wrong.errors.length, wrong.more, wrong.errors[49]?.field]).toEqual([50, 4950, '49.a'])
  })

  it('are all named when they are few', () => {
    const faults = issueErrors(
      issuesOf(z.strictObject({ a: z.string().min(2), b: z.int().max(9) }), { a: null, b: 2 ** 60, c: 1 }),
      'fr_FR',
    )
    expect(faults.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(['a REQUIRED', 'b MAX', 'c FORMAT'])
    expect(faults.more).toBe(0)
  })

  it.each([
    ['unknown keys', (size: number) => issuesOf(z.strictObject({}), keys(size))],
    ['issues', (size: number) => issuesOf(list, rows(size))],
  ])('cost as much as there are: %s', (_what, make) => {
    // A comparison of each with each reads the field of every one as often as there are others.
    const comparisons = (size: number): number => {
      const issues = make(size)
      const find = vi.spyOn(Array.prototype, 'find')
      const some = vi.spyOn(Array.prototype, 'some')
      const join = vi.spyOn(Array.prototype, 'join')
      issueErrors(issues, 'fr_FR')
      const counted = find.mock.calls.length + some.mock.calls.length + join.mock.calls.length
      for (const spy of [find, some, join]) spy.mockRestore()
      return counted
    }
    expect(comparisons(8000)).toBeLessThanOrEqual(1100)
  })
})

describe('a refusal of fields', () => {
  const fault = (field: string) => ({ field, code: 'FORMAT', message: 'Non.' })

  it('names fifty faults and says how many more there are', () => {
    const { data } = new ApiError('VALIDATION_FAILED', { errors: Array.from({ length: 52 }, (_, at) => fault(`f${at}`)), more: 3 })
    expect(data).toMatchObject({ reason: 'MANY', more: 5 })
    expect(data['errors']).toHaveLength(50)
  })

  it('says nothing of more where all are named, and cuts a name of any length', () => {
    const { data } = new ApiError('VALIDATION_FAILED', { errors: [fault('é'.repeat(1_000_000))], more: 0 })
    expect(data).toEqual({ errors: [fault('é'.repeat(300))] })
  })
})
