import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '#server/app.ts'
import type { Environment } from '#server/config/env.ts'
import { exitCodes, StartError } from '#server/config/start-error.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { systemClock } from '#domain/clock.ts'
import { closeApp } from './close-app.ts'
import type { GracefulStop } from './graceful-stop.ts'
import type { StartSteps } from './start-steps.ts'

interface StartParts {
  readonly env: Environment
  readonly log: Logger
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
  return applied.length === 0 ? 'Schéma à jour' : `Schéma migré : ${applied.length} étape${applied.length > 1 ? 's' : ''}`
}

async function listen(app: FastifyInstance, { PORT, HOST }: Environment): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'EADDRNOTAVAIL') throw cause
    throw new StartError(
      'addressInUse',
      {
        french: `Impossible d’écouter sur ${HOST}, port ${PORT} (${code}). Arrêtez le programme qui l’occupe ou choisissez un autre PORT.`,
        english: `Cannot listen on ${HOST}, port ${PORT} (${code}). Stop the program that holds it, or choose another PORT.`,
      },
      { cause },
    )
  }
}

/** Opens the database, brings it up to date, fills it when it is empty, and serves. */
export async function startServer({ env, log, lifecycle, steps, startedAt }: StartParts): Promise<void> {
  const { asked } = lifecycle
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

  const app = await steps.run('Application construite', () => buildApp({ env, database, log }))
  lifecycle.onStop(() => closeApp(app))
  asked.throwIfAborted()

  await steps.run(`Écoute sur ${env.HOST}, port ${env.PORT}`, () => listen(app, env))
  const total = ((systemClock() - startedAt) / 1000).toFixed(1).replace('.', ',')
  steps.say(['', `  Prêt en ${total} s.`, ''])
}
