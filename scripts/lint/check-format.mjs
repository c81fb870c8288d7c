// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { inProject, root } from '../launch/project.mjs'
import { changedFiles, RECORD } from './changed-files.mjs'

// `npm run format:check`: the files that have changed since the recorded commit; `-- --all`: every file; `-- --record`: every file, and the record.
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const isRecording = process.argv.includes('--record')
const files = isRecording || process.argv.includes('--all') ? null : changedFiles(git)
process.stdout.write(files === null ? 'all files\n' : `${files.length} files that have changed\n`)
const names = files ?? ['.']
const options = ['--check', '--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/prettier/check.json']
// A command line of Windows holds 32,767 characters.
for (let at = 0; at < names.length; at += 250) {
  const prettier = ['node_modules/prettier/bin/prettier.cjs', ...options, '--ignore-unknown', '--log-level', 'warn']
  const { status } = spawnSync(process.execPath, [...prettier, '--', ...names.slice(at, at + 250)], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 1
}
if (isRecording && process.exitCode === undefined) {
  const isClean = git('status', '--porcelain').trim() === ''
  if (isClean) writeFileSync(inProject(...RECORD.split('/')), `{ "commit": "${git('rev-parse', 'HEAD').trim()}" }\n`)
  process.stdout.write(isClean ? `recorded in ${RECORD}\n` : 'not recorded: commit your changes first\n')
}
