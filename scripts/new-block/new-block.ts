import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generateFiles } from '#scripts/generate/generate-files.ts'
import { writeFormatted, writeText } from '#scripts/generate/write-formatted.ts'
import { blockFiles } from './block-files.ts'
import { withCatalogueLine, withFeatureRow, withViewLine } from './insert-lines.ts'

const GROUPS = new Set(['page-section', 'content', 'action', 'bar'])

/** Makes a block type that passes everything untouched: its folder, its lines in the lists, the generated files. */
async function newBlock(root: string, type: string): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) || type.length > 30)
    throw new Error(`"${type}" is no name for a block type: small letters, digits and hyphens, 30 at most`)
  if (GROUPS.has(type)) throw new Error(`"${type}" is the name of a group`)
  if (type in {}) throw new Error(`"${type}" is a name that every object has`)
  if (existsSync(join(root, 'blocks', type))) throw new Error(`blocks/${type} is there already`)
  const files = new Map(blockFiles(type))
  const edit = (path: string, change: (source: string, type: string) => string) => {
    if (existsSync(join(root, path))) files.set(path, change(readFileSync(join(root, path), 'utf8'), type))
  }
  edit('blocks/catalogue.ts', withCatalogueLine)
  edit('blocks/views.ts', withViewLine)
  edit('docs/features.md', withFeatureRow)
  for (const [path, text] of files) await writeFormatted(root, path, text)
  for (const [path, text] of await generateFiles(root)) writeText(root, path, text)
  return [...files.keys()]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: resolve(import.meta.dirname, '../..') } },
})

try {
  const [type] = positionals
  if (type === undefined || positionals.length > 1) throw new Error('Usage: npm run new-block -- <type>')
  const written = await newBlock(values.root, type)
  process.stdout.write(
    `${written.join('\n')}\nNext: change blocks/${type}/block.json, then npm run generate. See docs/guides/add-a-block.md, and docs/guides/block-words.md for the words of the manifest\n`,
  )
} catch (error) {
  process.stderr.write(`new-block: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
