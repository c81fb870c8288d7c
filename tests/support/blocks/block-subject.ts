import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#blocks/catalogue.ts'
import { views } from '#blocks/views.ts'
import { createRegistry, type RegisteredType, type Registry } from '#engine/registry/registry.ts'
import type { BlockView } from '#renderer/view.ts'
import { interactiveTypes, type BlockType } from '#schemas/generated/block-types.ts'
import type { Block, Json } from '#schemas/generated/content.ts'

/** An example of a block and the name of its file. */
export interface Example {
  readonly name: string
  readonly block: Block
}

/** A stored pair of props before and after one migration. */
export interface MigrationPair {
  readonly version: number
  readonly before: Record<string, Json>
  readonly after: Record<string, Json>
}

/** One block type with all that the contract kit looks at. */
export interface BlockSubject {
  readonly type: RegisteredType
  readonly registry: Registry
  readonly views: ReadonlyMap<string, BlockView>
  readonly interactive: ReadonlySet<string>
  readonly examples: readonly Example[]
  readonly pairs: readonly MigrationPair[]
  /** The text of the folder's own source files, tests apart. */
  readonly sources: ReadonlyMap<string, string>
}

/** The subject of a block type as the application has it. */
export async function loadSubject(name: string): Promise<BlockSubject> {
  const registry = createRegistry(catalogue)
  const type = registry.types.get(name)
  if (!type) throw new Error(`blocks/catalogue.ts does not list the block type "${name}"`)
  const folder = join(import.meta.dirname, '../../../blocks', name)
  const examples = jsonFiles(join(folder, 'examples')).map((file) => ({
    name: file,
    block: readJson<Block>(join(folder, 'examples', file)),
  }))
  return {
    type,
    registry,
    views: await loadViews([name, ...typesIn(examples), ...childTypes(type)]),
    interactive: interactiveTypes,
    examples,
    pairs: readPairs(join(folder, 'migrations')),
    sources: new Map(sourceFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
  }
}

/** For each slot of a type, the types that the kit puts into it: one of those accepted, simple if it can be. */
export function childTypes({ slots }: RegisteredType): string[] {
  return [...slots.values()].map(({ accepts }) => (accepts.has('text') ? 'text' : ([...accepts][0] ?? 'text')))
}

function typesIn(examples: readonly Example[]): string[] {
  const types: string[] = []
  const add = (block: Block) => {
    types.push(block.type)
    for (const children of Object.values(block.slots ?? {})) children.forEach(add)
  }
  for (const { block } of examples) add(block)
  return types
}

async function loadViews(names: readonly string[]): Promise<ReadonlyMap<string, BlockView>> {
  const known = [...new Set(names)].filter((name): name is BlockType => name in views)
  return new Map(await Promise.all(known.map(async (name) => [name, (await views[name]()).View as BlockView] as const)))
}

function jsonFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
}

function readPairs(folder: string): MigrationPair[] {
  return jsonFiles(folder)
    .filter((file) => file.endsWith('.before.json'))
    .map((file) => {
      const version = Number.parseInt(file, 10)
      const read = (path: string) => readJson<Record<string, Json>>(join(folder, path))
      return { version, before: read(file), after: read(`${version}.after.json`) }
    })
    .sort((left, right) => left.version - right.version)
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}
