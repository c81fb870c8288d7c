// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium, headlessShell, obtainChromium } from './launch/find-chromium.mjs'
import { LaunchError, runMain } from './launch/launch-error.mjs'
import { inProject, root } from './launch/project.mjs'
import { runCommand } from './launch/run-command.mjs'
import { upToThrice } from './launch/up-to-thrice.mjs'

const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js')

/** Tries up to three times; what could not be had is seen when the browser is looked for. @param {string} command @param {readonly string[]} args */
async function attempt(command, args) {
  process.stdout.write(`Chromium pour les tests, essai : ${command} ${args.join(' ')}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const once = async () => {
    const { code, output } = await runCommand(command, args, { cwd: root, env, timeoutMs: 15 * 60_000 })
    if (code !== 0) throw new Error(output.slice(-2000))
  }
  await upToThrice(once).catch((error) => process.stdout.write(`${error.message}\n`))
}

/** Another installation may hold the lock of the packages for a while, and a server may not answer at once. */
const aptOptions = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3']

const installs = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @param {string} name */
async function installDebianPackage(name) {
  if (installs()) await attempt('apt-get', [...aptOptions, 'install', '-q', '-y', '--no-install-recommends', name])
}

async function installHeadlessShell() {
  if (installs()) await attempt('apt-get', [...aptOptions, 'update', '-q'])
  await installDebianPackage(headlessShell)
}

async function downloadPlaywrights() {
  await attempt(process.execPath, [playwright, 'install', 'chromium'])
}

/** Some systems have a script of that name that only says how to get the browser. @param {string} file */
async function saysItsVersion(file) {
  if (!existsSync(file)) return false
  const { code, output } = await runCommand(file, ['--version'], { timeoutMs: 5 * 60_000 })
  return code === 0 && /chrom/i.test(output)
}

function playwrightPath() {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : null
}

// `npm run test:browser`: Playwright on a Chromium that is found or fetched; without one it fails and says what to install.
await runMain(async () => {
  const find = () => findChromium({ env: process.env, playwrightPath, canRun: saysItsVersion, preferred: [headlessShell] })
  // With a Chromium that draws windows the same tests take twice as long.
  if (process.env['CI'] && !process.env['CHROMIUM_PATH'] && !(await saysItsVersion(join('/usr/bin', headlessShell))))
    await installHeadlessShell()
  const path = await obtainChromium({ find, ways: [installHeadlessShell, () => installDebianPackage('chromium'), downloadPlaywrights] })
  if (path === null) {
    throw new LaunchError(
      'Aucun Chromium : les tests du navigateur ne peuvent pas tourner. Installez le paquet « chromium » (sudo apt-get install chromium) ou donnez CHROMIUM_PATH.\n' +
        'No Chromium: the browser tests cannot run. Install the package "chromium", or set CHROMIUM_PATH.',
    )
  }
  const { output: version } = await runCommand(path, ['--version'])
  process.stdout.write(`Chromium : ${version.trim()}\n`)
  const child = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: path },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
})
