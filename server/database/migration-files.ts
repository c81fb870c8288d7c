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

/** Reads the migrations in order; numbers start at 0001 and leave no gap. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+.*(?<!\.test)\.ts$/.test(name)).sort()
  return Promise.all(
    names.map(async (fileName, index) => {
      const number = pattern.exec(fileName)?.[1]
      if (Number(number) !== index + 1)
        throw new Error(`migration ${fileName}: expected a name like ${String(index + 1).padStart(4, '0')}-verb-noun.ts`)
      const path = join(folder, fileName)
      const module: unknown = await import(pathToFileURL(path).href)
      if (!isMigration(module)) throw new Error(`migration ${fileName}: expected an export "up"`)
      const hash = hashOfMigration(await readFile(path, 'utf8'))
      return { name: fileName.replace(/\.ts$/, ''), hash, up: (db) => module.up(db) }
    }),
  )
}
