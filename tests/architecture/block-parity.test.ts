import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface House {
  readonly has: (path: string) => boolean
  readonly read: (path: string) => string
  readonly list: (path: string) => readonly string[]
}

const onDisk: House = {
  has: existsSync,
  read: (path) => readFileSync(path, 'utf8'),
  list: (path) => (existsSync(path) ? readdirSync(path) : []),
}

const REQUIRED = ['block.json', 'View.tsx']
const LISTS = ['blocks/catalogue.ts', 'blocks/views.ts', 'blocks/views.server.ts']

/** Returns the parts that the folder of a block lacks, with advice. */
function faultsOfBlock(type: string, house: House): string[] {
  const folder = join('blocks', type)
  const at = (file: string) => join(folder, file)
  const faults = [...REQUIRED, `${type}.test.tsx`].filter((file) => !house.has(at(file))).map((file) => `${at(file)} is missing`)
  const named = new RegExp(`[./'"]${type}['"/]`)
  const lists = house.has(at('stages.ts')) ? [...LISTS, 'blocks/stages.ts'] : LISTS
  faults.push(...lists.filter((list) => !named.test(house.read(list))).map((list) => `${list} does not name it`))
  if (!house.list(at('examples')).some((file) => file.endsWith('.json'))) faults.push(`${at('examples')} holds no example`)
  if (house.has(at(`${type}.test.tsx`)) && !house.read(at(`${type}.test.tsx`)).includes('testBlock('))
    faults.push('its test does not call testBlock()')
  faults.push(...faultsOfTitle(at('View.tsx'), house))
  if (!house.has(at('block.json'))) return faults
  const manifest = JSON.parse(house.read(at('block.json'))) as { type: string; version: number }
  if (manifest.type !== type) faults.push(`its manifest is called ${manifest.type}`)
  if (manifest.version > 1 && !house.has(at('migrations.ts'))) faults.push(`${at('migrations.ts')} is missing`)
  for (let version = 2; version <= manifest.version; version += 1) {
    const pair = [`migrations/${version}.before.json`, `migrations/${version}.after.json`]
    faults.push(...pair.filter((file) => !house.has(at(file))).map((file) => `${at(file)} is missing`))
  }
  return faults
}

/** Returns an error for a view with an h1 that does not check whether the page has one. */
function faultsOfTitle(view: string, house: House): string[] {
  const code = house.has(view) ? house.read(view) : ''
  return /<h1|'h1'/.test(code) && !code.includes('useIsPageTitle(') ? ['its view writes an h1 without asking useIsPageTitle()'] : []
}

describe('block folders', () => {
  const types = readdirSync('blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  it.each(types)('%s is registered, has examples, migrations and a test by the contract kit', (type) => {
    expect(faultsOfBlock(type, onDisk)).toEqual([])
  })
})

describe('the parity check', () => {
  const lists = Object.fromEntries(LISTS.map((list) => [list, "import('./sign/View.tsx')"]))
  const good: Record<string, string> = {
    ...lists,
    'blocks/sign/block.json': '{"type":"sign","version":2}',
    'blocks/sign/View.tsx': '',
    'blocks/sign/migrations.ts': '',
    'blocks/sign/migrations/2.before.json': '{}',
    'blocks/sign/migrations/2.after.json': '{}',
    'blocks/sign/sign.test.tsx': "testBlock('sign')",
    'blocks/sign/examples/plain.json': '{}',
  }
  const houseOf = (files: Record<string, string>): House => ({
    has: (path) => path in files,
    read: (path) => files[path] ?? '',
    list: (path) => Object.keys(files).flatMap((file) => (file.startsWith(`${path}/`) ? [file.slice(path.length + 1)] : [])),
  })

  it('finds nothing in a folder that is complete', () => {
    expect(faultsOfBlock('sign', houseOf(good))).toEqual([])
  })

  it.each(Object.keys(good))('sees that %s is missing', (file) => {
    const { [file]: _gone, ...rest } = good
    expect(faultsOfBlock('sign', houseOf(rest))).not.toEqual([])
  })

  it('sees a title that does not ask whether it is the page’s', () => {
    expect(faultsOfBlock('sign', houseOf({ ...good, 'blocks/sign/View.tsx': '<h1>{title}</h1>' }))).toHaveLength(1)
  })

  it('sees stages that no list names', () => {
    const staged = { ...good, 'blocks/sign/stages.ts': '', 'blocks/stages.ts': "import { stages } from './sign/stages.ts'" }
    expect(faultsOfBlock('sign', houseOf(staged))).toEqual([])
    expect(faultsOfBlock('sign', houseOf({ ...staged, 'blocks/stages.ts': '' }))).toEqual(['blocks/stages.ts does not name it'])
  })

  it('sees a test without the kit, a wrong type and a forgotten pair', () => {
    expect(faultsOfBlock('sign', houseOf({ ...good, 'blocks/sign/sign.test.tsx': '' }))).toEqual(['its test does not call testBlock()'])
    expect(faultsOfBlock('sign', houseOf({ ...good, 'blocks/sign/block.json': '{"type":"post","version":2}' }))).toEqual([
      'its manifest is called post',
    ])
    expect(faultsOfBlock('sign', houseOf({ ...good, 'blocks/sign/block.json': '{"type":"sign","version":3}' }))).toHaveLength(2)
  })
})
