// @ts-check
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { ensureInstalled } from '#scripts/launch/install.mjs'
import { runMain } from '#scripts/launch/launch-error.mjs'
import { requireNode } from '#scripts/launch/node-version.mjs'
import { runPinned } from '#scripts/launch/run-pinned.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'

// `npm run proof`: the figures that take too long for each change, in full, written to docs/proof.md. Names given run those alone, `next` the oldest, `ages` lists.
await runMain(async () => {
  requireNode()
  const steps = createSteps()
  await ensureInstalled(steps)
  if (process.argv[2] !== 'ages') await ensureBuilt(steps)
  process.exitCode = await runPinned(['tests/proof/run.ts', ...process.argv.slice(2)], { ...process.env, NODE_ENV: 'test' })
})
