// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { inProject, root } from '../launch/project.mjs'
import { changedFiles } from './changed-files.mjs'

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })

/** @param {string} file */
function record(file) {
  const isClean = git('status', '--porcelain').trim() === ''
  if (isClean) writeFileSync(inProject(...file.split('/')), `{ "commit": "${git('rev-parse', 'HEAD').trim()}" }\n`)
  process.stdout.write(isClean ? `recorded in ${file}\n` : 'not recorded: commit your changes first\n')
}

/**
 * Runs a tool on the files that have changed since the recorded commit; with `--all` on every file; with `--record` on every file, and moves the
 * record forward.
 * @param {import('./changed-files.mjs').FileCheck} check
 * @param {(names: readonly string[]) => string[]} command the arguments of Node for these files
 */
export function checkFiles(check, command) {
  const isRecording = process.argv.includes('--record')
  const files = isRecording || process.argv.includes('--all') ? null : changedFiles(git, check)
  process.stdout.write(files === null ? 'all files\n' : `${files.length} files that have changed\n`)
  const names = files ?? ['.']
  // A command line of Windows holds 32,767 characters.
  for (let at = 0; at < names.length; at += 250) {
    const { status } = spawnSync(process.execPath, command(names.slice(at, at + 250)), { cwd: root, stdio: 'inherit' })
    if (status !== 0) process.exitCode = status ?? 1
  }
  if (isRecording && process.exitCode === undefined) record(check.record)
}
