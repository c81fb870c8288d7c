import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { buildApp } from '#server/app.ts'
import type { Environment } from '#server/config/env.ts'
import { makeDataFolder } from '#server/config/data-folder.ts'
import { exitCodes } from '#server/config/start-error.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import type { StrayErrors } from '#server/platform/errors/stray-errors.ts'
import { checkStoredCodes } from '#server/people/accounts/sign-in/verify-secret-key.ts'
import { storePublicUrl } from '#server/sites/directory/public-url.ts'
import { bootstrapAdmins, type FirstAdmin } from '#server/people/accounts/bootstrap-admins.ts'
import { seedSampleSites, type SeededSite } from '#server/seeds/seed.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { startBackground } from './background-workers.ts'
import { closeApp } from './drain-app.ts'
import type { GracefulStop } from './graceful-stop.ts'
import { listen } from './listen.ts'
import { countRequests } from './in-flight-requests.ts'
import { inSeconds, type StartSteps } from './startup-progress.ts'
import { adminLines, describeSeeds, siteLines } from './startup-summary.ts'

/** Number of requests in flight above which the delivery of mails pauses. */
const manyRequests = 4

interface StartParts {
  readonly env: Environment
  readonly log: Logger
  readonly stray: StrayErrors
  readonly lifecycle: GracefulStop
  readonly steps: StartSteps
  readonly startedAt: number
  readonly withSamples: boolean
}

function describeDatabase({ kind, made, takenOver }: Database): string {
  if (kind === 'external') return 'Base de données jointe'
  if (made) return 'Base de données créée'
  return takenOver ? 'Base de données retrouvée en marche après un arrêt brutal' : 'Base de données démarrée'
}

function describeMigrations(applied: readonly string[]): string {
  return applied.length === 0 ? 'Schéma à jour' : `Schéma migré\u00a0: ${applied.length} étape${applied.length > 1 ? 's' : ''}`
}

function seed({ env, database, log }: Pick<StartParts, 'env' | 'log'> & { database: Database }): Promise<SeededSite[]> {
  const files = createLocalFileStore(join(env.DATA_DIR, 'files'))
  return seedSampleSites({ db: database.db, files, publicUrl: env.PUBLIC_URL, host: env.HOST, log })
}

function makeAdmins({ features, env, database }: FastifyInstance): Promise<FirstAdmin[]> {
  const { passwords, audit, directory } = features
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  return bootstrapAdmins({ db: database.db, passwords, audit, sites: directory.all(), email, password })
}

function describeAdmins(admins: readonly FirstAdmin[]): string {
  return admins.length === 0 ? 'Chaque site a son administrateur' : `Administrateurs créés\u00a0: ${admins.length}`
}

/** Opens and migrates the database, seeds it when it is empty, and starts the server. */
export async function startServer({ env, log, stray, lifecycle, steps, startedAt, withSamples }: StartParts): Promise<void> {
  const { asked } = lifecycle
  // Files and mails are written there for any kind of database.
  if (env.DATABASE_URL !== undefined) await makeDataFolder(env.DATA_DIR)
  const database = await steps.run(describeDatabase, () => openDatabase(env, log))
  lifecycle.onStop(() => database.stop())
  void database.lost.then((error) => {
    log.fatal({ err: error }, 'the database is lost')
    process.stderr.write(
      `\nLa base de données est perdue, le serveur s’arrête.\nThe database is lost, the server stops.\n${error.message}\n`,
    )
    void lifecycle.stop('the database is lost', exitCodes.databaseLost)
  })
  asked.throwIfAborted()

  await steps.run(describeMigrations, () => migrateToLatest(database.db))
  asked.throwIfAborted()

  const seeded = withSamples ? await steps.run(describeSeeds, () => seed({ env, database, log })) : []
  asked.throwIfAborted()

  const app = await steps.run('Application construite', () => buildApp({ env, database, log, stray }))
  lifecycle.onStop(() => closeApp(app))
  await checkStoredCodes({ db: database.db, secrets: app.features.secrets, log })
  await storePublicUrl(database.db, env.PUBLIC_URL)
  await app.features.references.prepare()
  await app.features.translations.prepare()
  await app.features.drafts.prepare()
  await app.features.resources.adopt()
  asked.throwIfAborted()

  // The password is printed before the next step, which may fail. It is stored nowhere.
  const admins = await steps.run(describeAdmins, () => makeAdmins(app))
  steps.insist(adminLines(admins))
  asked.throwIfAborted()

  const underWay = countRequests(app.server)
  const background = await steps.run('Courrier et tâches en marche', () =>
    startBackground({ env, database, log, features: app.features, isBusy: () => underWay() > manyRequests }),
  )
  lifecycle.onStop(() => background.stop())
  asked.throwIfAborted()

  await steps.run(`Écoute sur ${env.HOST}, port ${env.PORT}`, () => listen(app, env))
  const sites = app.features.directory.all()
  steps.say(['', `  Prêt en ${inSeconds(systemClock() - startedAt)}.`, '', ...siteLines(sites, seeded, admins), ''])
}
