import { afterEach, describe, expect, it } from 'vitest'
import { endPrograms } from '#tests/support/server/processes.ts'
import { restartInTurn } from './rolling-restarts.ts'

describe('two servers of one database behind a proxy', () => {
  afterEach(endPrograms)

  it('are restarted one after the other without a visitor noticing', async () => {
    const outcome = await restartInTurn({ restarts: 2, visitors: 4, paths: ['/api/site/info', '/api/parameter', '/robots.txt'] })
    expect(outcome.failures).toEqual([])
    expect(outcome.exitCodes).toEqual([0, 0])
    expect(outcome.requests).toBeGreaterThan(20)
    expect(Math.min(...outcome.answered)).toBeGreaterThan(0)
    // Four servers start one after the other.
  })
})
