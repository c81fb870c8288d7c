// @ts-check
import { ensureBuilt } from './launch/build.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runMain } from './launch/launch-error.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runPinned } from './launch/run-pinned.mjs'
import { createSteps } from './launch/steps.mjs'

// `npm run bench`: what is measured as ratios in one run, written to docs/performance.md. Names given measure those parts alone.
await runMain(async () => {
  requireNode()
  // Standard output is for the figures.
  const steps = createSteps((text) => void process.stderr.write(text))
  await ensureInstalled(steps)
  await ensureBuilt(steps)
  process.exitCode = await runPinned(['bench/run.ts', ...process.argv.slice(2)], { ...process.env, NODE_ENV: 'production' })
})
