import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFormatted } from '#scripts/generate/write-formatted.ts'
import { entries, withFeatureRow } from './insert-entries.ts'
import { resourceFiles } from './resource-files.ts'
import { resourceNames } from './resource-names.ts'

/** The number after the highest of all migrations. */
function nextMigration(root: string): number {
  const paths = globSync('server/migrations/**/*.{ts,sql}', { cwd: root })
  return Math.max(0, ...paths.map((path) => Number.parseInt(basename(path), 10) || 0)) + 1
}

/** Refuses a name that is none, or is taken by a resource, a call or a table. */
function requireName(root: string, name: string): void {
  if (!/^[a-z]{3,30}$/.test(name)) throw new Error(`"${name}" is no name for a resource: small letters, 3 to 30`)
  const { many } = resourceNames(name)
  const lists = ['tables', 'resource-tables'].map((name) => readFileSync(join(root, `server/database/tables/${name}.ts`), 'utf8'))
  if (lists.some((tables) => tables.includes(`  ${many}: `)))
    throw new Error(`the table ${many} is there already: declare the resource by hand`)
  const declared = globSync('schemas/admin/resources/kinds/*.ts', { cwd: root })
  if (declared.some((path) => basename(path) === `${many}.ts`)) throw new Error(`the resource ${name} is there already`)
}

/** Makes a resource that passes everything untouched: its files, its entries in the lists, the generated files. */
async function newResource(root: string, name: string): Promise<string[]> {
  requireName(root, name)
  const names = resourceNames(name)
  const files = new Map(resourceFiles(names, nextMigration(root)))
  for (const [path, change] of Object.entries({ ...entries, 'docs/features.md': withFeatureRow }))
    files.set(path, change(readFileSync(join(root, path), 'utf8'), names))
  for (const [path, text] of files) await writeFormatted(root, path, text)
  return [...files.keys()]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: resolve(import.meta.dirname, '../..') } },
})

try {
  const [name] = positionals
  if (name === undefined || positionals.length > 1) throw new Error('Usage: npm run new-resource -- <name>')
  const written = await newResource(values.root, name)
  // A process of its own: this one would hold modules from before the change.
  execFileSync(process.execPath, [join(values.root, 'scripts/generate/generate.ts')], { cwd: values.root })
  process.stdout.write(`${written.join('\n')}\nNext: change the declaration, then npm run generate. See docs/guides/add-a-resource.md\n`)
} catch (error) {
  process.stderr.write(`new-resource: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
