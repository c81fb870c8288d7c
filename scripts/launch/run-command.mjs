// @ts-check
import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and keeps what it said.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function runCommand(command, args, { cwd, env, timeoutMs, onOutput } = {}) {
  return new Promise((resolve) => {
    // A group of its own: when time is up its children end with it.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let output = ''
    let timedOut = false
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output = (output + chunk.toString()).slice(-1_000_000)
      onOutput?.(chunk.toString())
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const stopWithUs = () => endGroup(child.pid, 'SIGTERM')
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopWithUs)
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => ((timedOut = true), endGroup(child.pid, 'SIGKILL')), timeoutMs)
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer)
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stopWithUs)
      resolve({ code, output, timedOut })
    }
    child.on('error', (error) => ((output += error.message), finish(127)))
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function endGroup(pid, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It ended by itself.
  }
}

/**
 * The npm that runs us, else the one of the PATH.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(env = process.env) {
  const script = env['npm_execpath']
  if (script?.endsWith('.js')) return { command: env['npm_node_execpath'] ?? process.execPath, args: [script] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}

/** @param {string} output @param {number} count */
export function lastLines(output, count) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
