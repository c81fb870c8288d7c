// @ts-check
import { ensureBuilt } from './launch/build.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runMain } from './launch/launch-error.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inProject } from './launch/project.mjs'
import { runPinned } from './launch/run-pinned.mjs'
import { createSteps } from './launch/steps.mjs'

// `npm start`: from a fresh clone to a served site. Plain JavaScript without dependencies, since nothing is installed yet.
await runMain(async () => {
  const startedAt = String(Date.now())
  requireNode()
  const steps = createSteps()
  steps.say('\nVitrine\n')
  await ensureInstalled(steps)
  await ensureBuilt(steps)
  const args = ['server/main.ts', '--steps', '--watch-parent', '--started-at', startedAt]
  // React is six times slower when it believes to be in development. Modules are read and compiled once for all starts.
  const env = { NODE_COMPILE_CACHE: inProject('.cache', 'modules'), ...process.env, NODE_ENV: 'production' }
  process.exitCode = await runPinned(args, env)
})
