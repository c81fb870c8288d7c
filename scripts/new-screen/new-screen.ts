import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFormatted } from '#scripts/generate/write-formatted.ts'
import { screenEntries, screenFiles } from './screen-files.ts'

/** Makes a screen of the panel that passes everything untouched: its files, and its entries in the lists. */
async function newScreen(root: string, name: string): Promise<string[]> {
  if (!/^[a-z]{3,20}(?:-[a-z]{2,20})?$/.test(name)) throw new Error(`"${name}" is no name for a screen: one or two words in small letters`)
  for (const folder of [`src/admin/${name}`, `src/i18n/messages/${name}`])
    if (existsSync(join(root, folder))) throw new Error(`${folder} is there already`)
  const files = new Map(screenFiles(name))
  for (const [path, change] of Object.entries(screenEntries)) files.set(path, change(readFileSync(join(root, path), 'utf8'), name))
  for (const [path, text] of files) await writeFormatted(root, path, text)
  return [...files.keys()]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: resolve(import.meta.dirname, '../..') } },
})

try {
  const [name] = positionals
  if (name === undefined || positionals.length > 1) throw new Error('Usage: npm run new-screen -- <name>')
  const written = await newScreen(values.root, name)
  process.stdout.write(`${written.join('\n')}\nNext: change the declaration and the words. See docs/guides/add-a-screen.md\n`)
} catch (error) {
  process.stderr.write(`new-screen: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
