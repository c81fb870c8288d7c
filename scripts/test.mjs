// @ts-check
import { ensureBuilt } from './launch/build.mjs'
import { addCounts } from './launch/count-results.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { LaunchError, runMain } from './launch/launch-error.mjs'
import { requireNode } from './launch/node-version.mjs'
import { ramFolder } from './launch/ram-folder.mjs'
import { partRunner, runParts } from './launch/run-test-parts.mjs'
import { createSteps } from './launch/steps.mjs'
import { limitMinutes, parts } from './launch/test-parts.mjs'

/** @param {import('./launch/steps.mjs').Steps} steps */
async function buildCounts(steps) {
  try {
    await ensureBuilt(steps)
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    steps.say(`  ✗ Construction du site\n\n${error.message}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

// `npm test` runs every part, each by its own npm script; `npm run validate` runs all but the browser.
await runMain(async () => {
  requireNode()
  const withoutBrowser = process.argv.includes('--without-browser')
  const steps = createSteps()
  steps.say('\nVitrine : contrôles et tests\n')
  await ensureInstalled(steps)
  const chosen = parts.filter(({ kind }) => !(withoutBrowser && kind === 'playwright'))
  const ram = await ramFolder()
  const run = partRunner({ limitMinutes, ramPath: ram.path })
  const built = buildCounts(steps)
  const counts = await runParts(chosen, (text) => process.stdout.write(text), run, built).finally(() => ram.remove())
  const { passed, failed } = addCounts([await built, ...counts])
  steps.say(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
