import { expect, it } from 'vitest'
import { LaunchError } from '#scripts/launch/launch-error.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { describeRun } from './last-lines.mjs'
import { prepareStep } from './prepare-step.mjs'

const facts = { turn: 7, day: '2026-12-31', load: [0, 0], processors: 2, isInMemory: true, browser: undefined, ms: 1, processorMs: 1 }
const steps = () => createSteps(() => undefined)

it('names a failed preparation with its first error in the last lines, red', async () => {
  const failure = () => Promise.reject(new LaunchError('The site could not be built.\n\nvite: no file'))
  const result = await prepareStep(steps(), 'Construction', failure)
  expect(result.counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(describeRun([result], facts)).toMatch(/Échecs :\n {6}Construction\n {8}The site could not be built\.\n$/)
})

it('counts a preparation that ends as passed', async () => {
  expect((await prepareStep(steps(), 'Construction', () => Promise.resolve())).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
})

it('leaves an error of the programme itself to the run', async () => {
  await expect(prepareStep(steps(), 'Construction', () => Promise.reject(new TypeError('no function')))).rejects.toThrow(TypeError)
})
