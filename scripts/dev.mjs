// @ts-check
import { spawn } from 'node:child_process'
import { ensureInstalled } from './launch/install.mjs'
import { runMain } from './launch/launch-error.mjs'
import { requireNode } from './launch/node-version.mjs'
import { pinnedNode, root } from './launch/project.mjs'
import { createSteps } from './launch/steps.mjs'

/** The folders of the server's sources. Views, styles and tests in them do not restart it. */
const folders = ['server', 'schemas', 'blocks', 'src/domain', 'src/engine', 'src/i18n']
const others = /\.test\.ts$|[\\/]examples[\\/]|[\\/]seeds[\\/].*\.json$|[\\/]views(?:\.server)?\.ts$/

// `npm run dev`: serves the site from its sources. Vite reloads the browser, and a change of the server's sources restarts it.
await runMain(async () => {
  requireNode()
  const steps = createSteps()
  steps.say('\nVitrine (développement)\n')
  await ensureInstalled(steps)
  process.chdir(root)
  // It needs an installed package.
  const { restartOnChange } = await import('./launch/restart-on-change.mjs')
  const env = { ...process.env, NODE_ENV: 'development' }
  const start = () => {
    const server = spawn(pinnedNode, ['server/main.ts', '--steps', '--watch-parent'], { stdio: 'inherit', env })
    server.on('exit', (code) => code !== 0 && steps.say('\nLe serveur s’est arrêté\u00a0; le prochain changement le relancera.'))
    return server
  }
  const running = restartOnChange({ start, folders, concerns: (path) => /\.(?:ts|json)$/.test(path) && !others.test(path) })
  const stop = async () => {
    await running.stop()
    process.exit()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop())
  // A killed npm leaves no process behind.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || void stop(), 500)
})
