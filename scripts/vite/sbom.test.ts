import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { billOfMaterials, type Lock } from './sbom.ts'

interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly scope: string
    readonly hashes: readonly { readonly alg: string; readonly content: string }[]
    readonly licenses: readonly object[]
  }[]
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>
const { components } = billOfMaterials(lock) as Bill
const versionsOf = (name: string) => components.filter((each) => each.name === name).map(({ version }) => version)

describe('billOfMaterials', () => {
  it('lists every package of the product once, with the version and hash of the lock file', () => {
    for (const [name, version] of Object.entries(manifest.dependencies)) expect(versionsOf(name), name).toContain(version)
    const running = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true)
    expect(components.length).toBeGreaterThan(100)
    expect(new Set(running.map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version ?? ''}`))).toEqual(
      new Set(components.map(({ name, version }) => `${name} ${version}`)),
    )
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
    for (const { hashes } of components)
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }])
  })

  it('omits development packages', () => {
    expect(['vitest', 'eslint', 'prettier', 'typescript'].flatMap(versionsOf)).toEqual([])
    expect(Object.keys(manifest.devDependencies).length).toBeGreaterThan(10)
  })

  it('writes the same CycloneDX text for the same lock file', () => {
    expect(JSON.stringify(billOfMaterials(lock))).toBe(JSON.stringify(billOfMaterials(structuredClone(lock))))
    const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
    const bill = billOfMaterials({
      name: 'x',
      version: '1.0.0',
      packages: {
        '': { version: '1.0.0' },
        'node_modules/b/node_modules/@a/c': { version: '2.0.0', integrity, license: '(MIT OR GPL-3.0)', optional: true },
        'node_modules/@a/c': { version: '2.0.0', integrity, license: '(MIT OR GPL-3.0)', optional: true },
        'node_modules/b': { version: '3.0.0', integrity, license: 'ISC' },
        'node_modules/t': { version: '4.0.0', integrity, license: 'MIT', dev: true },
        'node_modules/n': { version: '5.0.0', integrity },
      },
    })
    const hashes = [{ alg: 'SHA-512', content: '07'.repeat(64) }]
    const c = { 'bom-ref': 'pkg:npm/%40a/c@2.0.0', name: '@a/c', version: '2.0.0', purl: 'pkg:npm/%40a/c@2.0.0', scope: 'optional' }
    const b = { 'bom-ref': 'pkg:npm/b@3.0.0', name: 'b', version: '3.0.0', purl: 'pkg:npm/b@3.0.0', scope: 'required' }
    const n = { 'bom-ref': 'pkg:npm/n@5.0.0', name: 'n', version: '5.0.0', purl: 'pkg:npm/n@5.0.0', scope: 'required' }
    expect(bill).toMatchObject({
      ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
      metadata: { component: { type: 'application', name: 'x', version: '1.0.0' } },
      components: [
        { type: 'library', ...c, hashes, licenses: [{ expression: '(MIT OR GPL-3.0)' }] },
        { type: 'library', ...b, hashes, licenses: [{ license: { id: 'ISC' } }] },
        { type: 'library', ...n, hashes, licenses: [] },
      ],
    })
  })
})
