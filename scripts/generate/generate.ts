import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { subsetFonts } from './font-subsets.ts'
import { generateFiles } from './generate-files.ts'
import { uncommittedTypes } from './uncommitted-types.ts'
import { PROPS } from './validators.ts'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
    /** A type whose version no site has stored yet, beside those that the last commit does not hold: its record may be rewritten. */
    unpublished: { type: 'string', multiple: true, default: [] },
  },
})

type Content = string | Uint8Array

function isStale(path: string, content: Content): boolean {
  return !existsSync(path) || !readFileSync(path).equals(Buffer.from(content))
}

// Another process may be reading the old file: it must see the old one or the new one, never half of it.
function replaceFile(path: string, content: Content): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}.new`, content)
  renameSync(`${path}.${process.pid}.new`, path)
}

/** The files of block types that are gone, in the one folder that holds a file for each. */
function leftOver(files: ReadonlyMap<string, Content>): string[] {
  const folder = join(values.root, PROPS)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.map((name) => `${PROPS}/${name}`).filter((path) => !files.has(path))
}

try {
  const unpublished = new Set([...values.unpublished, ...uncommittedTypes(values.root)])
  const files = new Map<string, Content>([...(await generateFiles(values.root, unpublished)), ...(await subsetFonts())])
  const stale = [...files].filter(([path, content]) => isStale(join(values.root, path), content))
  const extra = leftOver(files)
  const wrong = [...stale.map(([path]) => path), ...extra]
  if (values.check && wrong.length > 0) throw new Error(`Not fresh, run npm run generate:\n${wrong.map((path) => `  ${path}`).join('\n')}`)
  for (const [path, content] of stale) replaceFile(join(values.root, path), content)
  for (const path of extra) rmSync(join(values.root, path))
  const verdict = stale.length === 0 ? 'all fresh' : `${stale.length} written`
  process.stdout.write(`generate: ${files.size} files, ${verdict}\n`)
} catch (error) {
  process.stderr.write(`generate: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
