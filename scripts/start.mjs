// @ts-check
import { spawn } from 'node:child_process'
import { ensureBuilt } from './launch/build.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { keepRunning } from './launch/keep-running.mjs'
import { runMain } from './launch/launch-error.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inProject, pinnedNode, root } from './launch/project.mjs'
import { createSteps } from './launch/steps.mjs'

// `npm start`: from a fresh clone to a served site. Plain JavaScript without dependencies, since nothing is installed yet.
await runMain(async () => {
  let startedAt = Date.now()
  requireNode()
  const steps = createSteps()
  steps.say('\nVitrine\n')
  await ensureInstalled(steps)
  await ensureBuilt(steps)
  // React is six times slower when it believes to be in development. Modules are read and compiled once for all starts.
  const env = { NODE_COMPILE_CACHE: inProject('.cache', 'modules'), ...process.env, NODE_ENV: 'production' }
  const start = () => {
    const args = ['server/main.ts', '--steps', '--watch-parent', '--started-at', String(startedAt)]
    startedAt = Date.now()
    return spawn(pinnedNode, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  }
  const server = keepRunning({ start, say: (text) => process.stderr.write(`${text}\n`) })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => server.stop(signal))
  // The server watches this process, this process watches npm: a killed npm leaves nothing behind.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid === parent || server.stop('SIGTERM'), 500)
  process.exitCode = await server.ended
  clearInterval(watch)
})
