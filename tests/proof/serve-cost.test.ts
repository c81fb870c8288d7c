import { expect, it } from 'vitest'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { measureHttp } from '#root/bench/http/measure-http.ts'

const TRIES = 3

it('serves a cached page at 0.6 of the rate of a bare server that sends the same bytes', async () => {
  await ensureBuilt(createSteps(() => undefined))
  // Other work of the machine can only make a run worse: the best of a few runs is the nearest to the truth.
  let best = 0
  for (let attempt = 0; attempt < TRIES && best < 0.6; attempt++) {
    best = Math.max(best, (await measureHttp({ rounds: 3, secondsPerRound: 1 })).cachedRatio)
  }
  expect(best).toBeGreaterThanOrEqual(0.6)
})
