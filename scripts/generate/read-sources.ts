import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'

/** An example of a block: the file's name without its ending and the block inside. */
export interface ExampleSource {
  readonly name: string
  readonly block: AnySchemaObject
}

/** One block folder as the generator reads it. */
export interface BlockSource {
  readonly type: string
  readonly manifest: AnySchemaObject
  readonly examples: readonly ExampleSource[]
  readonly hasView: boolean
}

/** Everything that the generated files are made from. */
export interface Sources {
  readonly schemas: readonly AnySchemaObject[]
  readonly blocks: readonly BlockSource[]
}

/** Reads the content schemas and every block folder under a root, in the order of their names. */
export function readSources(root: string): Sources {
  const content = join(root, 'schemas/content')
  const schemas = readdirSync(content)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => readJson(join(content, name)))
  return { schemas, blocks: blockTypesIn(root).map((type) => readBlock(root, type)) }
}

function blockTypesIn(root: string): string[] {
  return readdirSync(join(root, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'blocks', entry.name, 'block.json')))
    .map((entry) => entry.name)
    .sort()
}

function readBlock(root: string, type: string): BlockSource {
  const folder = join(root, 'blocks', type)
  const manifest = readJson(join(folder, 'block.json'))
  if (manifest.type !== type) throw new Error(`blocks/${type}/block.json: type is "${String(manifest.type)}", the folder says "${type}"`)
  return { type, manifest, examples: readExamples(join(folder, 'examples')), hasView: existsSync(join(folder, 'View.tsx')) }
}

function readExamples(folder: string): ExampleSource[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name: name.slice(0, -'.json'.length), block: readJson(join(folder, name)) }))
}

function readJson(path: string): AnySchemaObject {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as AnySchemaObject
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
