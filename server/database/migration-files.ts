import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'

/** The folder of the application's own migrations. */
export const migrationFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** One step of the schema's history. */
export interface MigrationFile {
  readonly name: string
  readonly hash: string
  up<Tables>(db: Kysely<Tables>): Promise<void>
}

const pattern = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)+\.ts$/

/** The hash of what a migration does: its layout, quotes and comments may change, its words may not. */
export function hashOfMigration(source: string): string {
  const words = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '').replace(/[\s;,'"`]+/g, '')
  return createHash('sha256').update(words).digest('hex')
}

interface MigrationModule {
  up<Tables>(db: Kysely<Tables>): Promise<void>
}

const isMigration = (module: unknown): module is MigrationModule =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'

const numberOf = (fileName: string): number => Number(pattern.exec(fileName)?.[1])

/** Reads the migrations in order; numbers start at 0001 and grow, each area of the house having a range of its own. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+.*(?<!\.test)\.ts$/.test(name)).sort()
  return Promise.all(
    names.map(async (fileName, index) => {
      const least = index === 0 ? 1 : numberOf(names[index - 1] ?? '') + 1
      const number = numberOf(fileName)
      if (!(index === 0 ? number === least : number >= least))
        throw new Error(`migration ${fileName}: expected a name like ${String(least).padStart(4, '0')}-verb-noun.ts`)
      const path = join(folder, fileName)
      const module: unknown = await import(pathToFileURL(path).href)
      if (!isMigration(module)) throw new Error(`migration ${fileName}: expected an export "up"`)
      const hash = hashOfMigration(await readFile(path, 'utf8'))
      return { name: fileName.replace(/\.ts$/, ''), hash, up: (db) => module.up(db) }
    }),
  )
}
