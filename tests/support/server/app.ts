import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { buildApp } from '#server/app.ts'
import type { CallRegistry } from '#server/http/api/call-registry.ts'
import { type Environment, readEnvironment } from '#server/config/env.ts'
import { testDatabase, type TestDatabase, type TestTemplate } from '#tests/support/database/database.ts'
import { cheapHash } from '#tests/support/accounts/cheap-hash.ts'
import { patientServer } from './patient-server.ts'

/** A whole application on a database of its own, called with `inject`. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  close(): Promise<void>
}

/** How an application of a test differs from that of others. */
export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly template?: TestTemplate
  readonly fetchOutside?: SafeFetch
  readonly adminCalls?: CallRegistry
  /** How many connections it has to the database; as many as ever unless said. */
  readonly connections?: number
}

/** The settings of a test: those of the machine do not reach it. */
export function testEnvironment(settings: Readonly<Record<string, string>> = {}): Environment {
  const own = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEY: 'a key of the tests, of use to nobody' }
  return readEnvironment({ ...own, ...patientServer, ...settings })
}

/** Builds the application as `main.ts` does, without listening; call `close()` in `afterAll`. */
export async function testApp({ env = {}, template, connections, ...parts }: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase(template, connections === undefined ? {} : { max: connections })
  const app = await buildApp({ env: testEnvironment(env), database, log: pino({ level: 'silent' }), passwordCost: cheapHash, ...parts })
  return {
    app,
    database,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
