import { afterAll, beforeAll, beforeEach } from 'vitest'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { testApp, type TestApp } from './app.ts'

/** An application for the tests of a file, with a new email address for each test. */
export interface TestStage {
  readonly test: TestApp
  email: string
}

/** Starts the application before the tests of a file and stops it afterwards. */
export function testStage(name: string, prepare: (test: TestApp) => Promise<unknown> = () => Promise.resolve()): TestStage {
  let app: TestApp | undefined
  let made = 0
  const stage = {
    email: '',
    get test(): TestApp {
      if (!app) throw new Error('the application is there once the tests run')
      return app
    },
  }
  beforeAll(async () => {
    app = await testApp({ template: twoSites })
    await prepare(app)
  })
  afterAll(() => app?.close())
  beforeEach(() => {
    made += 1
    stage.email = `${name}-${made}@example.org`
  })
  return stage
}
