import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Written in pieces, so that this file does not hold what it looks for.
const FOREIGN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a folder outside the project', new RegExp(['\\.\\.', '(shared|brief)\\b'].join('/'))],
  ['a folder of one machine', new RegExp(`(^|[\\s'"\`(=:])/${['work', '(main|shared|brief)'].join('/')}\\b`)],
  [
    'the host of a package registry',
    new RegExp(`\\b(${['registry', 'npmjs'].join('\\.')}|${['registry', 'yarnpkg'].join('\\.')}|npm\\.pkg\\.github)`),
  ],
  ['the number of an issue', new RegExp(`\\b(${['iss', 'ue'].join('')}|ticket|pull request)s? #?\\d+`, 'i')],
]

const READABLE = /\.(ts|tsx|js|mjs|json|jsonc|md|css|html|svg|sql|txt|ya?ml|sh)$|^\.[a-z]+(rc|ignore)/

const foreignWords = (path: string, text: string) =>
  FOREIGN.flatMap(([what, pattern]) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} names ${what}`] : [])),
  )

describe('the project’s own words', () => {
  it('name no folder, machine, registry or issue that its reader does not have', () => {
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
    const readable = files.split('\n').filter((path) => READABLE.test(path) && existsSync(path))
    expect(readable.length).toBeGreaterThan(50)
    expect(readable.flatMap((path) => foreignWords(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('are seen when they do', () => {
    const seeds = [
      `see ${['..', 'shared', 'x.md'].join('/')}`,
      `cd ${['', 'work', 'main'].join('/')}`,
      `https://${['registry', 'npmjs', 'org'].join('.')}/x`,
      `${['iss', 'ue'].join('')} 12`,
    ]
    for (const seed of seeds) expect(foreignWords('seed.md', seed)).toHaveLength(1)
    expect(foreignWords('seed.md', 'the issue is that network/mainframe stays')).toEqual([])
  })
})
