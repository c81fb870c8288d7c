import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const { imports: names } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Readonly<Record<string, string>> }

/** The file that an import names, from the root of the project, or null for a package. Relative ones and those by `#name/` are read. */
function importedFile(from: string, named: string): string | null {
  if (named.startsWith('.')) return path.posix.join(path.posix.dirname(from), named)
  const [name, folder] = Object.entries(names).find(([each]) => named.startsWith(each.slice(0, -1))) ?? []
  return name && folder ? path.posix.join(folder.slice(0, -1), named.slice(name.length - 1)) : null
}

/** The room of a file: the folder directly in the wing that holds it, or the name of a loose file. */
const roomOf = (folder: string, file: string): string => file.slice(folder.length + 1).split('/', 1)[0] ?? ''

/** The arrows between the rooms of a folder, as `room → other`: an import of a source file by another, types included. */
export function arrowsIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const arrows = sources.flatMap((from) =>
    ts.preProcessFile(readFileSync(from, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
      const to = importedFile(from, fileName)
      return to?.startsWith(`${folder}/`) ? `${roomOf(folder, from)} → ${roomOf(folder, to)}` : []
    }),
  )
  return new Set(arrows)
}
