// @ts-check
import { once } from 'node:events'
import { watch } from 'chokidar'

/** One save causes several events, and a change of branch several saves. */
const settleMs = 150

/** @param {import('node:child_process').ChildProcess} program */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/** @param {import('node:child_process').ChildProcess} program */
async function end(program) {
  if (hasEnded(program)) return
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await ended
}

/**
 * Runs a program and restarts it when a file that concerns it changes below the folders. A program that ends by itself
 * is restarted by the next change. `node --watch-path` is no substitute: on Linux it loses a file that an editor replaces.
 * @param {{ start: () => import('node:child_process').ChildProcess, folders: readonly string[], concerns: (path: string) => boolean }} options
 * @returns {{ ready: Promise<unknown>, stop: () => Promise<void> }} `ready` resolves once changes are seen
 */
export function restartOnChange({ start, folders, concerns }) {
  let program = start()
  let isStopped = false
  let restarts = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let settling

  const restart = async () => {
    await end(program)
    if (!isStopped) program = start()
  }
  const watcher = watch([...folders], { ignoreInitial: true }).on('all', (_event, path) => {
    if (!concerns(path)) return
    clearTimeout(settling)
    settling = setTimeout(() => (restarts = restarts.then(restart)), settleMs)
  })

  return {
    ready: once(watcher, 'ready'),
    stop: async () => {
      isStopped = true
      clearTimeout(settling)
      await watcher.close()
      await end(program)
      await restarts
    },
  }
}
