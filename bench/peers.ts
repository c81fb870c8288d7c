import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs what the bench measures itself against, once; without a network those rows are left out, and the page says so. */
export function installPeers(): boolean {
  if (existsSync('bench/peers/node_modules/@puckeditor/core')) return true
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench/peers', stdio: ['ignore', 'ignore', 'pipe'] })
    return true
  } catch (error) {
    process.stderr.write(`The peers could not be installed, their rows are left out: ${String(error)}\n`)
    return false
  }
}
