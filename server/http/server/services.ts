import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/database/open-database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly env: Environment
    readonly database: Database
  }
}

interface ServicesOptions {
  readonly env: Environment
  readonly database: Database
}

async function giveServices(app: FastifyInstance, { env, database }: ServicesOptions): Promise<void> {
  app.decorate('env', env)
  app.decorate('database', database)
}

/** Decorates the app with the environment and the database. The caller that opened the database closes it. */
export const services = fp(giveServices, { name: 'services' })
