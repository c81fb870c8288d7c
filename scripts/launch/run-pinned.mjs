// @ts-check
import { spawn } from 'node:child_process'
import { pinnedNode, root } from './project.mjs'

/**
 * Goes on as the pinned Node: in the same process where the system can, else in a child that is stopped with this one.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the child's exit code
 */
export function runPinned(args, env) {
  process.chdir(root)
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(pinnedNode, [pinnedNode, ...args], /** @type {Record<string, string>} */ (env))
  }
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, args, { stdio: 'inherit', env })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
    // The child watches this process, this process watches npm: a killed npm leaves nothing behind.
    const parent = process.ppid
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}
