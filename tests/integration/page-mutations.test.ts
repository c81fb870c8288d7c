import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { mutatePages } from './mutate-pages.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

describe('a page with changes anywhere in it', () => {
  it('is stored intact or refused with a reason, and a refusal changes nothing', async () => {
    const outcome = await mutatePages(test, { runs: 500, seed: 2026 })
    expect(outcome.faults).toEqual([])
    expect(outcome.stored).toBeGreaterThan(25)
    expect(outcome.refused).toBeGreaterThan(250)
    expect(outcome.issueCodes).toEqual(
      expect.arrayContaining(['TYPE', 'REQUIRED', 'UNKNOWN_PROP', 'UNKNOWN_TYPE', 'DUPLICATE_ID', 'FORBIDDEN_KEY', 'TOO_DEEP', 'TOO_LONG']),
    )
  })
})
