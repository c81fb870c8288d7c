import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { type Environment, readEnvironment } from '#server/config/env.ts'
import { testDatabase, type TestDatabase, type TestTemplate } from './database.ts'

/** A whole application on a database of its own, called with `inject`. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  close(): Promise<void>
}

interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly template?: TestTemplate
}

/** The settings of a test: those of the machine do not reach it. */
export function testEnvironment(settings: Readonly<Record<string, string>> = {}): Environment {
  return readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings })
}

/** Builds the application as `main.ts` does, without listening; call `close()` in `afterAll`. */
export async function testApp({ env = {}, template }: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase(template)
  const app = await buildApp({ env: testEnvironment(env), database, log: pino({ level: 'silent' }) })
  return {
    app,
    database,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
