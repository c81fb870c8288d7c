import { type Kysely, sql } from 'kysely'
import { StartError } from '#server/config/start-error.ts'
import { adoptBaseline, isLegacy, type Applied } from './legacy-history.ts'
import { type MigrationFile, migrationFolder, readMigrations } from './migration-files.ts'

// Taken by every server that migrates this database, so that two starts at once run each migration once.
const lockKey = 1_447_646_291

interface MigrateOptions {
  readonly folder?: string
}

const createHistory = sql`create table if not exists schema_migrations (
  name text primary key, hash text not null, started_at timestamptz not null default now(), finished_at timestamptz)`

async function refuseForeignDatabase<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`.execute(
    db,
  )
  if (Number(rows[0]?.count) === 0) return
  throw new StartError('migrationRefused', {
    french: 'La base contient déjà les tables d’un autre programme. Donnez à Vitrine une base vide. Rien n’a été modifié.',
    english: 'The database already holds the tables of another program. Give Vitrine an empty one. Nothing was changed.',
  })
}

/** The migrations that were applied to the database; null when it was never one of Vitrine. */
async function findHistory<Tables>(db: Kysely<Tables>): Promise<Applied[] | null> {
  const { rows: found } = await sql<{ table: string | null }>`select to_regclass('public.schema_migrations')::text as table`.execute(db)
  if ((found[0]?.table ?? null) === null) return null
  const { rows } =
    await sql<Applied>`select name, hash, finished_at is not null as finished from schema_migrations order by name collate "C"`.execute(db)
  return rows
}

async function readHistory<Tables>(db: Kysely<Tables>): Promise<Applied[]> {
  const history = await findHistory(db)
  if (history !== null) return history
  await refuseForeignDatabase(db)
  await createHistory.execute(db)
  return []
}

const isSame = ({ name, hash }: Applied, file: MigrationFile | undefined): boolean =>
  name === file?.name && [file.hash, ...file.formerHashes].includes(hash)

/** The reason why this program cannot serve the database: its history must be the beginning of the program's. */
function findBreach(history: readonly Applied[], files: readonly MigrationFile[]): { french: string; english: string } | null {
  const unfinished = history.find((entry) => !entry.finished)
  if (unfinished) {
    return {
      french: `La migration ${unfinished.name} a commencé sans finir : la base est à moitié migrée. Restaurez une sauvegarde.`,
      english: `Migration ${unfinished.name} began and did not finish: the database is half-migrated. Restore a backup.`,
    }
  }
  const known = new Set(files.map((file) => file.name))
  const unknown = history.find((entry) => !known.has(entry.name))
  if (unknown) {
    return {
      french: `La base est plus récente que ce programme (migration ${unknown.name} inconnue). Mettez Vitrine à jour.`,
      english: `The database is newer than this program (unknown migration ${unknown.name}). Update Vitrine.`,
    }
  }
  const differing = history.findIndex((entry, index) => !isSame(entry, files[index]))
  if (differing === -1) return null
  const name = files[differing]?.name ?? '?'
  return {
    french: `L’historique de la base ne suit pas celui du programme à partir de ${name} : la base est à moitié migrée, ou cette migration a été réécrite.`,
    english: `The history of the database departs from the program's at ${name}: the database is half-migrated, or that migration was rewritten.`,
  }
}

async function applyMigration<Tables>(db: Kysely<Tables>, file: MigrationFile): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`insert into schema_migrations (name, hash) values (${file.name}, ${file.hash})`.execute(transaction)
      await file.up(transaction)
      await sql`update schema_migrations set finished_at = clock_timestamp() where name = ${file.name}`.execute(transaction)
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      'migrationRefused',
      {
        french: `La migration ${file.name} a échoué et a été annulée en entier : ${reason}`,
        english: `Migration ${file.name} failed and was rolled back as a whole: ${reason}`,
      },
      { cause },
    )
  }
}

/** Refuses a database that has not the newest schema, and changes nothing in it: only a server brings it there. */
export async function requireLatest<Tables>(db: Kysely<Tables>, { folder = migrationFolder }: MigrateOptions = {}): Promise<void> {
  const files = await readMigrations(folder)
  const history = (await findHistory(db)) ?? []
  const breach = isLegacy(history) ? null : findBreach(history, files)
  if (breach) throw new StartError('migrationRefused', breach)
  if (!isLegacy(history) && history.length === files.length) return
  throw new StartError('migrationRefused', {
    french:
      'La base n’a pas les tables de cette version de Vitrine\u00a0: corrigez DATA_DIR ou DATABASE_URL, ou démarrez d’abord le serveur (npm start), qui les crée. Rien n’a été modifié.',
    english:
      'The database has not the tables of this version of Vitrine: correct DATA_DIR or DATABASE_URL, or start the server first (npm start), which makes them. Nothing was changed.',
  })
}

async function migrateLocked<Tables>(db: Kysely<Tables>, files: readonly MigrationFile[]): Promise<string[]> {
  const history = await adoptBaseline(db, await readHistory(db), files)
  const breach = findBreach(history, files)
  if (breach) throw new StartError('migrationRefused', breach)
  const missing = files.slice(history.length)
  for (const file of missing) await applyMigration(db, file)
  return missing.map((file) => file.name)
}

/** Brings the database to the newest schema, each migration in one transaction; answers the names of those it ran, refuses a database it cannot serve. */
export async function migrateToLatest<Tables>(db: Kysely<Tables>, { folder = migrationFolder }: MigrateOptions = {}): Promise<string[]> {
  const files = await readMigrations(folder)
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection)
    try {
      return await migrateLocked(connection, files)
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection).catch(() => undefined)
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined)
      await sql`reset lock_timeout`.execute(connection).catch(() => undefined)
    }
  })
}
