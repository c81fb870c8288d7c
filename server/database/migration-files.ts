import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql, type Kysely } from 'kysely'

/** The folder of the application's own migrations. */
export const migrationFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** One step of the schema's history. */
export interface MigrationFile {
  readonly name: string
  readonly hash: string
  /** The hashes of the same script in other words: a database to which it was applied then has its result. */
  readonly formerHashes: readonly string[]
  /** True for a file of the baseline: the schema of 0.1.0, which a database of that version has already. */
  readonly isBaseline: boolean
  up<Tables>(db: Kysely<Tables>): Promise<void>
}

const pattern = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)+\.(?:ts|sql)$/

/** The hash of a migration without its layout, quotes and comments, which may change. */
export function hashOfMigration(source: string, language: 'ts' | 'sql' = 'ts'): string {
  const comments = language === 'sql' ? /--.*$/gm : /\/\*(?:[\s\S]*?\*\/|[\s\S]*)|(?<!:)\/\/.*$/gm
  const words = source.replace(comments, '').replace(/[\s;,'"`]+/g, '')
  return createHash('sha256').update(words).digest('hex')
}

interface MigrationModule {
  readonly formerHashes?: readonly string[]
  up<Tables>(db: Kysely<Tables>): Promise<void>
}

const isMigration = (module: unknown): module is MigrationModule =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'

type Script = Pick<MigrationFile, 'formerHashes' | 'up'>

const numberOf = (path: string): number => Number(pattern.exec(basename(path))?.[1])

/** The files of a folder that are migrations; none when there is no such folder. */
async function filesIn(folder: string, ending: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => ending.test(name)).map((name) => join(folder, name))
}

/** The scripts of a folder and of the folders in it, in the order of their numbers. */
async function scriptsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const within = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
  const files = await Promise.all([folder, ...within].map((each) => filesIn(each, /^\d.*(?<!\.test)\.ts$/)))
  return files.flat().sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
}

async function readScript(path: string): Promise<Script> {
  const module: unknown = await import(pathToFileURL(path).href)
  if (!isMigration(module)) throw new Error(`migration ${basename(path)}: expected an export "up"`)
  return { formerHashes: module.formerHashes ?? [], up: (db) => module.up(db) }
}

/** Runs a file of the baseline. The bodies of its functions are not checked, since some use tables of a later file. */
function runStatements(source: string): Script {
  return {
    formerHashes: [],
    up: async (db) => {
      await sql.raw(`set local check_function_bodies = off;\n${source}`).execute(db)
    },
  }
}

/** Reads the migrations in order: the SQL files of `baseline`, then the scripts beside it and in other folders. Numbers start at 0001 and grow. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const baseline = await filesIn(join(folder, 'baseline'), /^\d.*\.sql$/)
  const paths = [...baseline.sort(), ...(await scriptsIn(folder))]
  return Promise.all(
    paths.map(async (path, index) => {
      const least = index === 0 ? 1 : numberOf(paths[index - 1] ?? '') + 1
      const number = numberOf(path)
      if (!(index === 0 ? number === least : number >= least))
        throw new Error(`migration ${basename(path)}: expected a name like ${String(least).padStart(4, '0')}-verb-noun.ts`)
      const isBaseline = baseline.includes(path)
      const source = await readFile(path, 'utf8')
      const hash = hashOfMigration(source, isBaseline ? 'sql' : 'ts')
      return {
        name: basename(path).replace(/\.(?:ts|sql)$/, ''),
        hash,
        isBaseline,
        ...(isBaseline ? runStatements(source) : await readScript(path)),
      }
    }),
  )
}
