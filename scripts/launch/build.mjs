// @ts-check
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { LaunchError } from './launch-error.mjs'
import { inProject, root } from './project.mjs'
import { lastLines, npmCommand, runCommand } from './run-command.mjs'

// All that the built site is made of; the server runs from its sources and is not built.
const sources = ['src', 'blocks', 'schemas', 'machines', 'public', 'docs/guides', 'scripts/vite', 'package-lock.json', 'tsconfig.json']
const stampFile = inProject('dist', '.build-stamp')

/**
 * The files under a path, in an order that is the same everywhere.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesUnder(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (entries === null) return existsSync(path) ? [path] : []
  const inner = entries.filter(({ name }) => !/\.test\.tsx?$/.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = await Promise.all(
    inner.map((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)])),
  )
  return files.flat()
}

/**
 * A hash of the names and contents of all files under the paths.
 * @param {string} folder
 * @param {readonly string[]} paths
 */
export async function hashSources(folder, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesUnder(join(folder, path))) {
      hash.update(`${relative(folder, file)}\0`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function currentStamp() {
  const configs = (await readdir(root)).filter((name) => /^vite\b.*\.config\.[a-z]+$/.test(name) || /^vite\.config\./.test(name)).sort()
  return hashSources(root, [...sources, ...configs])
}

async function isBuilt() {
  const stamp = await readFile(stampFile, 'utf8').catch(() => null)
  return stamp !== null && stamp === (await currentStamp())
}

async function build() {
  const stamp = await currentStamp()
  const { command, args } = npmCommand()
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runCommand(command, [...args, 'run', 'build'], { cwd: root, env })
  if (code !== 0) throw new LaunchError(`La construction du site a échoué.\nBuilding the site failed.\n\n${lastLines(output, 40)}`)
  await mkdir(inProject('dist'), { recursive: true })
  await writeFile(stampFile, stamp)
}

/**
 * Builds the site when its sources changed since the last time.
 * @param {import('./steps.mjs').Steps} steps
 */
export async function ensureBuilt(steps) {
  if (await isBuilt()) return
  const onWait = (/** @type {number} */ pid) => steps.say(`  … Une autre construction est en cours (processus ${pid}), attente`)
  await withFileLock(
    inProject('.cache', 'build.lock'),
    async () => {
      if (!(await isBuilt())) await steps.run('Site construit', build)
    },
    { onWait },
  )
}
