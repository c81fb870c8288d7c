import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** A version, or one of a package that is installed under another name. */
const EXACT = /^(?:npm:(?:@[a-z\d-]+\/)?[a-z\d-]+@)?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

const unpinned = (file: PackageFile) =>
  Object.entries({ ...file.dependencies, ...file.devDependencies, ...file.optionalDependencies }).filter(
    ([, version]) => !EXACT.test(version),
  )

describe('packages', () => {
  it.each(['package.json', ...globSync('bench/peers/package.json')])('are pinned exactly in %s', (path) => {
    expect(unpinned(JSON.parse(readFileSync(path, 'utf8')) as PackageFile)).toEqual([])
  })

  it('are locked without naming a host', () => {
    for (const path of ['package-lock.json', ...globSync('bench/peers/package-lock.json')])
      expect(readFileSync(path, 'utf8')).not.toContain('"resolved": "http')
  })

  it('are seen when they are not pinned', () => {
    const loose = { a: '^1.0.0', b: '~1.0.0', c: 'latest', d: '1.x', e: 'file:../e', f: '>=1.0.0', g: 'npm:a@^1.0.0', h: 'npm:a' }
    expect(unpinned({ dependencies: loose })).toHaveLength(8)
    expect(unpinned({ dependencies: { a: '1.0.0', b: '18.4.0-beta.17', c: 'npm:a@1.0.0', d: 'npm:@a/b@1.0.0' } })).toEqual([])
  })
})
