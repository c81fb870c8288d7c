import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { projectFolder } from '#tests/support/server/processes.ts'

const LEFT_BEHIND = /^(?:dist|data|\.git|\.cache|coverage|test-results|playwright-report)(?:\/|$)|(?:^|\/)node_modules(?:\/|$)/

/** A copy of the project, in which a program may write files. */
export interface ProjectCopy {
  /** Runs a program of the project; returns its output when it failed, else an empty text. */
  readonly failureOf: (...args: readonly string[]) => string
  /** Runs tests of a vitest project; returns their output when one failed, else an empty text. */
  readonly failedTests: (project: string, ...files: readonly string[]) => string
  /** Lists the type errors of the whole project, one a line. */
  readonly typeErrors: () => readonly string[]
  readonly read: (path: string) => string
  readonly remove: () => void
}

/** Copies the project into a temporary folder, with its packages by a link. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  cpSync(projectFolder, folder, { recursive: true, filter: (source) => !LEFT_BEHIND.test(relative(projectFolder, source)) })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS|TEST$)/.test(name)))
  const failureOf = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    return status === 0 ? '' : `${args.join(' ')}\n${stdout}${stderr}`
  }
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', args, { cwd: folder, env })
  return {
    failureOf,
    failedTests: (project, ...files) => failureOf('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files),
    typeErrors: () => failureOf('node_modules/typescript-7/bin/tsc', '-p', '.', '--singleThreaded', '--incremental', 'false').split('\n'),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
