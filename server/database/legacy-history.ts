import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { StartError } from '#server/config/start-error.ts'
import type { MigrationFile } from './migration-files.ts'

/** One row of the history of a database. */
export interface Applied {
  readonly name: string
  readonly hash: string
  readonly finished: boolean
}

/** The migrations of version 0.1.0, whose result is the baseline: the first, the last, and the hash of all their names and hashes. */
const legacy = {
  version: '0.1.0',
  first: '0001-create-languages',
  last: '0197-picture-bottles-and-date-medals',
  fingerprint: '02eac1cf6486898e4d373e9d184b5a3d2b0f0a51e3ab714448bc3abda08a455d',
} as const

/** True for the history of a database that version 0.1.0 or an older one made. */
export function isLegacy(history: readonly Applied[]): boolean {
  return history[0]?.name === legacy.first
}

function refuseOlder(name: string): StartError {
  return new StartError('migrationRefused', {
    french: `La base s’arrête à la migration ${name}. Démarrez d’abord Vitrine ${legacy.version}, qui la mène au moins à ${legacy.last}, puis cette version. Rien n’a été modifié.`,
    english: `The database ends at migration ${name}. Start Vitrine ${legacy.version} first, which brings it at least to ${legacy.last}, then this version. Nothing was changed.`,
  })
}

function refuseRewritten(): StartError {
  return new StartError('migrationRefused', {
    french: `L’historique de la base n’est pas celui de Vitrine ${legacy.version}\u00a0: elle est à moitié migrée, ou une migration a été réécrite. Rien n’a été modifié.`,
    english: `The history of the database is not that of Vitrine ${legacy.version}: it is half-migrated, or a migration was rewritten. Nothing was changed.`,
  })
}

const fingerprintOf = (history: readonly Applied[]): string =>
  createHash('sha256')
    .update(history.map(({ name, hash }) => `${name} ${hash}`).join('\n'))
    .digest('hex')

/** Gives a database of version 0.1.0 the history of the baseline, which is the same schema; returns the history of any other as it is. */
export async function adoptBaseline<Tables>(
  db: Kysely<Tables>,
  history: readonly Applied[],
  files: readonly MigrationFile[],
): Promise<readonly Applied[]> {
  if (!isLegacy(history) || history.some(({ finished }) => !finished)) return history
  const end = history.findIndex(({ name }) => name === legacy.last) + 1
  if (end === 0) throw refuseOlder(history.at(-1)?.name ?? legacy.first)
  if (fingerprintOf(history.slice(0, end)) !== legacy.fingerprint) throw refuseRewritten()
  const baseline = files.filter(({ isBaseline }) => isBaseline)
  await db.transaction().execute(async (trx) => {
    await sql`delete from schema_migrations where name in (${sql.join(history.slice(0, end).map(({ name }) => name))})`.execute(trx)
    for (const { name, hash } of baseline)
      await sql`insert into schema_migrations (name, hash, finished_at) values (${name}, ${hash}, clock_timestamp())`.execute(trx)
  })
  return [...baseline.map(({ name, hash }) => ({ name, hash, finished: true })), ...history.slice(end)]
}
