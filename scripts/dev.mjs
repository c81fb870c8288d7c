// @ts-check
import { ensureInstalled } from './launch/install.mjs'
import { runMain } from './launch/launch-error.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runPinned } from './launch/run-pinned.mjs'
import { createSteps } from './launch/steps.mjs'

// `npm run dev`: the site from its sources; the browser reloads what changes, and so does the server.
await runMain(async () => {
  requireNode()
  const steps = createSteps()
  steps.say('\nVitrine (développement)\n')
  await ensureInstalled(steps)
  const args = ['--watch', '--watch-preserve-output', 'server/main.ts', '--steps', '--watch-parent']
  process.exitCode = await runPinned(args, { ...process.env, NODE_ENV: 'development' })
})
