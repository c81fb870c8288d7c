// @ts-check
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { LaunchError } from './launch-error.mjs'
import { inProject, pinnedNode, root } from './project.mjs'
import { lastLines, npmCommand, runCommand } from './run-command.mjs'
import { upToThrice } from './up-to-thrice.mjs'

const stampFile = inProject('node_modules', '.vitrine-install')
const lockFile = inProject('package-lock.json')

// Settings of the caller that would leave out what building, testing or PostgreSQL need.
const harmful = /^(NODE_ENV|npm_config_(omit|only|production|include|ignore_scripts|dry_run|global|prefix|package_lock_only))$/i

/** @param {NodeJS.ProcessEnv} env */
export function installEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !harmful.test(name)))
}

async function currentStamp() {
  const lock = await readFile(lockFile)
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

function isComplete() {
  const needed = ['vite', 'vitest', 'pg', '@playwright/test'].map((name) => inProject('node_modules', name, 'package.json'))
  return [pinnedNode, ...needed].every((file) => existsSync(file))
}

/** Returns true when an `npm ci` by hand came after the lock file: then there is nothing to do again. */
async function isNewerThanLock() {
  try {
    const [installed, lock] = await Promise.all([stat(inProject('node_modules', '.package-lock.json')), stat(lockFile)])
    return installed.mtimeMs >= lock.mtimeMs
  } catch {
    return false
  }
}

/** Returns true when node_modules is what the lock file says. */
export async function isInstalled() {
  if (!isComplete()) return false
  const stamp = await readFile(stampFile, 'utf8').catch(() => null)
  return stamp === null ? isNewerThanLock() : stamp === (await currentStamp())
}

/** @param {readonly string[]} args */
async function npm(args) {
  const { command, args: first } = npmCommand()
  const { code, output } = await runCommand(command, [...first, ...args], { cwd: root, env: installEnvironment(process.env) })
  if (code === 0) return
  throw new LaunchError(`npm ${args[0]} a échoué (code ${code}).\nnpm ${args[0]} failed.\n\n${lastLines(output, 30)}`)
}

const options = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--engine-strict=false', '--no-audit', '--no-fund']

/** Refuses to install behind a link: npm empties what lies there, which may be another clone’s. */
async function requireOwnFolder() {
  const target = await readlink(inProject('node_modules')).catch(() => null)
  if (target === null) return
  const where = resolve(root, target)
  throw new LaunchError(
    `node_modules est un lien vers ${where}, qui n’est pas ce que dit package-lock.json\u00a0: y installer effacerait ce qui s’y trouve.\n` +
      'Supprimez-le, et les dépendances seront installées ici\u00a0; ou installez-les là où il mène.\n\n' +
      `node_modules is a link to ${where}, which is not what package-lock.json says: installing there would erase what it holds.\n` +
      'Remove it, and the dependencies will be installed here; or install them where it leads.',
  )
}

async function installAll() {
  // A registry that does not answer for a moment is the usual reason of a failure.
  await upToThrice(() => npm(['ci', ...options]))
  if (!existsSync(pinnedNode)) await npm(['rebuild', 'node', '--ignore-scripts=false'])
  if (!isComplete())
    throw new LaunchError('L’installation est incomplète. Supprimez node_modules et recommencez.\nThe installation is incomplete.')
}

/**
 * Installs the dependencies when they are missing or older than the lock file; two at once wait for each other.
 * @param {import('./steps.mjs').Steps} steps
 */
export async function ensureInstalled(steps) {
  if (await isInstalled()) return
  await requireOwnFolder()
  const onWait = (/** @type {number} */ pid) => steps.say(`  … Une autre installation est en cours (processus ${pid}), attente`)
  await withFileLock(
    inProject('.cache', 'install.lock'),
    async () => {
      if (await isInstalled()) return
      steps.say('  … Installation des dépendances, environ une minute la première fois')
      await steps.run('Dépendances installées', installAll)
      await writeFile(stampFile, await currentStamp())
    },
    { onWait },
  )
}
