// @ts-check
import { LaunchError } from '../launch/launch-error.mjs'
import { firstLine } from './failed-tests.mjs'

/**
 * Does what all parts need before they begin; each failure counts, and is named in the last lines.
 * @param {import('../launch/steps.mjs').Steps} steps
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<import('./run-failed-again.mjs').Result>}
 */
export async function prepareStep(steps, name, work) {
  const begin = performance.now()
  const end = (/** @type {string | null} */ error) => {
    const counts = { passed: error === null ? 1 : 0, failed: error === null ? 0 : 1, skipped: 0 }
    const failed = error === null ? [] : [{ file: null, title: name, error: firstLine(error) }]
    const part = { name, script: name, kind: /** @type {const} */ ('check'), weight: 0 }
    return { part, counts, failed, ms: performance.now() - begin, processorMs: null }
  }
  try {
    await work()
    return end(null)
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    steps.say(`  ✗ ${name}\n\n${error.message}\n`)
    return end(error.message)
  }
}
