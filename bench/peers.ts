import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs the packages that only the bench needs, once. False without a network: the rows that need them are left out, and the page says so. */
export function installPeers(): boolean {
  if (['@puckeditor/core', 'lighthouse'].every((name) => existsSync(`bench/peers/node_modules/${name}`))) return true
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench/peers', stdio: ['ignore', 'ignore', 'pipe'] })
    return true
  } catch (error) {
    process.stderr.write(`The peers could not be installed, their rows are left out: ${String(error)}\n`)
    return false
  }
}
