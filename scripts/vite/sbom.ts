import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

/** The part of `package-lock.json` that the list is made from. */
export interface Lock {
  readonly name: string
  readonly version: string
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** One package of the list. */
interface Component {
  readonly type: 'library'
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly scope: 'required' | 'optional'
  readonly purl: string
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
  readonly licenses: readonly ({ readonly license: { readonly id: string } } | { readonly expression: string })[]
}

const inFolder = 'node_modules/'

function licensesOf(license: string | undefined): Component['licenses'] {
  if (license === undefined) return []
  return / (?:AND|OR|WITH) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }]
}

function componentOf([path, { version = '', integrity = '', license, optional }]: readonly [string, LockedPackage]): Component {
  const name = path.slice(path.lastIndexOf(inFolder) + inFolder.length)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const hash = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  return {
    type: 'library',
    ...{ 'bom-ref': purl, name, version, scope: optional === true ? 'optional' : 'required', purl },
    hashes: [{ alg: 'SHA-512', content: hash }],
    licenses: licensesOf(license),
  }
}

/** Lists all packages that the product runs with in CycloneDX format. The result depends on the lock file alone. */
export function billOfMaterials({ name, version, packages }: Lock): object {
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true)
  // A package may be installed in several folders.
  const byReference = new Map(running.map((entry) => componentOf(entry)).map((component) => [component['bom-ref'], component]))
  const components = [...byReference].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component)
  return {
    ...{ $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json', bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: { component: { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version } },
    components,
  }
}

/** Writes the list of packages beside the server’s build, which is never served. */
export function listedPackages(): Plugin {
  return {
    name: 'listed-packages',
    apply: 'build',
    async generateBundle() {
      const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
      this.emitFile({
        type: 'asset',
        fileName: 'bill-of-materials.cdx.json',
        source: `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`,
      })
    },
  }
}
