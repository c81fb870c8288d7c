import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inProject } from '../launch/project.mjs'
import { changedFiles } from './changed-files.mjs'
import { formatCheck, LINT_PACKAGES, lintCheck } from './file-checks.mjs'
import { lockedVersions } from './locked-versions.mjs'

let folder = ''
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const commit = () => git('add', '-A') + git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a change')
const RECORD = formatCheck.record
const LINTED = lintCheck.record
const record = () => {
  for (const file of [RECORD, LINTED]) put(file, JSON.stringify({ commit: git('rev-parse', 'HEAD').trim() }))
  commit()
}
const formatted = () => changedFiles(git, formatCheck)
const linted = () => changedFiles(git, lintCheck)
/** A lock file with ESLint, and inside it one package of its own; Fastify uses the other one of that name. */
const lock = (ignore: string, ignoreOfFastify: string) =>
  JSON.stringify({
    packages: {
      'node_modules/eslint': { version: '10.0.0', dependencies: { ignore: '5' } },
      'node_modules/eslint/node_modules/ignore': { version: ignore },
      'node_modules/ignore': { version: ignoreOfFastify },
      'node_modules/fastify': { version: '5.0.0', dependencies: { ignore: '7' } },
    },
  })
const manifest = (version: string, name = 'a') => JSON.stringify({ name, devDependencies: { prettier: version } })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-changed-'))
  git('init', '-q')
  put('a.ts', 'first')
  put('b.ts', 'first')
  put('package.json', manifest('3.0.0'))
  put('package-lock.json', lock('5.0.0', '7.0.0'))
  commit()
  record()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the files to format', () => {
  it('are those of later commits, of the working tree, and new ones; removed ones are left out', () => {
    put('a.ts', 'second')
    put('été c.ts', 'first')
    commit()
    put('b.ts', 'second')
    put('new.ts', 'first')
    rmSync(join(folder, 'a.ts'))
    expect(formatted()?.toSorted()).toEqual(['b.ts', 'new.ts', RECORD, LINTED, 'été c.ts'])
  })

  it('are the record alone once the state has been recorded', () => {
    put('a.ts', 'second')
    commit()
    record()
    expect(formatted()).toEqual([RECORD, LINTED])
  })

  it('are all when the formatter has changed, and not when the rest of package.json has', () => {
    put('package.json', manifest('3.0.0', 'b'))
    commit()
    expect(formatted()).toEqual(['package.json', RECORD, LINTED])
    put('package.json', manifest('4.0.0'))
    commit()
    expect(formatted()).toBeNull()
  })

  it.each(['.prettierignore', '.editorconfig'])('are all when %s has changed', (name) => {
    put(name, 'docs/')
    expect(formatted()).toBeNull()
  })

  it.each(['0000000000000000000000000000000000000000', '', '--all'])('are all when the recorded commit is “%s”', (commit) => {
    put(RECORD, JSON.stringify({ commit }))
    expect(formatted()).toBeNull()
  })

  it('are all when the recorded commit is no ancestor', () => {
    git('checkout', '-q', '--orphan', 'other')
    commit()
    expect(formatted()).toBeNull()
  })

  it('are all without a history', () => {
    rmSync(join(folder, '.git'), { recursive: true })
    expect(formatted()).toBeNull()
  })
})

describe('the files to lint', () => {
  it('are those of later commits and of the working tree', () => {
    put('a.ts', 'second')
    commit()
    put('b.ts', 'second')
    expect(linted()).toEqual(['a.ts', 'b.ts', RECORD, LINTED])
  })

  it.each(['eslint.config.js', 'scripts/lint/project-rules.js', 'scripts/lint/plain-language.js', 'tsconfig.json'])(
    'are all when %s has changed',
    (name) => {
      put(name, '{}')
      expect(linted()).toBeNull()
    },
  )

  it('are all when a package of ESLint has another version, not when another package has', () => {
    put('package-lock.json', lock('5.0.0', '7.0.1'))
    expect(linted()).toEqual(['package-lock.json', RECORD, LINTED])
    put('package-lock.json', lock('5.0.1', '7.0.1'))
    expect(linted()).toBeNull()
  })

  it('are all when the recorded commit is no ancestor', () => {
    git('checkout', '-q', '--orphan', 'other')
    commit()
    expect(linted()).toBeNull()
  })

  const readProject = (name: string) => readFileSync(inProject(...name.split('/')), 'utf8')
  const configuration = lintCheck.settings.filter((name) => name.endsWith('.js'))

  it('depend on every file and package that the settings of ESLint import', () => {
    const imported = configuration.flatMap((name) =>
      [...readProject(name).matchAll(/^import .+ from '(.+)'$/gm)].map(([, from = '']) =>
        posix.join(from.startsWith('.') ? dirname(name) : '', from),
      ),
    )
    const known = new Set<string>([...lintCheck.settings, ...LINT_PACKAGES, 'node:path', 'eslint/config'])
    expect(imported.filter((from) => !known.has(from))).toEqual([])
  })

  it('depend on the installed versions of the project', () => {
    const lock = JSON.parse(readProject('package-lock.json')) as Parameters<typeof lockedVersions>[0]
    expect(new Map(lockedVersions(lock, LINT_PACKAGES)).get('node_modules/typescript-eslint')).toMatch(/^\d/)
  })
})
