import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedFiles, RECORD } from './changed-files.mjs'

let folder = ''
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const commit = () => git('add', '-A') + git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a change')
const record = () => {
  put(RECORD, JSON.stringify({ commit: git('rev-parse', 'HEAD').trim() }))
  commit()
}
const manifest = (version: string, name = 'a') => JSON.stringify({ name, devDependencies: { prettier: version } })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-changed-'))
  git('init', '-q')
  put('a.ts', 'first')
  put('b.ts', 'first')
  put('package.json', manifest('3.0.0'))
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
    expect(changedFiles(git)?.toSorted()).toEqual(['b.ts', 'new.ts', RECORD, 'été c.ts'])
  })

  it('are the record alone once the state has been recorded', () => {
    put('a.ts', 'second')
    commit()
    record()
    expect(changedFiles(git)).toEqual([RECORD])
  })

  it('are all when the formatter has changed, and not when the rest of package.json has', () => {
    put('package.json', manifest('3.0.0', 'b'))
    commit()
    expect(changedFiles(git)).toEqual(['package.json', RECORD])
    put('package.json', manifest('4.0.0'))
    commit()
    expect(changedFiles(git)).toBeNull()
  })

  it.each(['.prettierignore', '.editorconfig'])('are all when %s has changed', (name) => {
    put(name, 'docs/')
    expect(changedFiles(git)).toBeNull()
  })

  it.each(['0000000000000000000000000000000000000000', '', '--all'])('are all when the recorded commit is “%s”', (commit) => {
    put(RECORD, JSON.stringify({ commit }))
    expect(changedFiles(git)).toBeNull()
  })

  it('are all when the recorded commit is no ancestor', () => {
    git('checkout', '-q', '--orphan', 'other')
    commit()
    expect(changedFiles(git)).toBeNull()
  })

  it('are all without a history', () => {
    rmSync(join(folder, '.git'), { recursive: true })
    expect(changedFiles(git)).toBeNull()
  })
})
