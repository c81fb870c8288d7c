import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { projectFolder, temporaryFolder } from '#tests/support/server/processes.ts'
import { connectionUrl, startServerProcess, stopServer, type ServerProcess } from '#tests/support/server/server-process.ts'
import { remoteCall } from '#tests/support/server/two-servers.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** The secret settings, with unique values. */
const secrets = {
  ADMIN_PASSWORD: 'secretun canari sous la lune',
  METRICS_TOKEN: 'secretdeuxcanarisouslalune',
  SECRET_KEY: 'secrettroiscanarisouslalunequibrille',
  STRIPE_SECRET_KEY: 'secretquatrecanari',
  STRIPE_WEBHOOK_SECRET: 'secretcinqcanari',
  S3_SECRET_ACCESS_KEY: 'secretsixcanari',
  SMTP_URL: 'smtp://postier:secretseptcanari@127.0.0.1:1',
} as const
const words = Object.values(secrets).map((value) => /secret[a-z]+(?: canari)?/.exec(value)?.[0] ?? value)
const told = (text: string): string[] => words.filter((word) => text.includes(word))

let database: TestDatabase
let server: ServerProcess
let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  database = await testDatabase(twoSites)
  folder = await temporaryFolder()
  const env = {
    DATABASE_URL: connectionUrl(database.connection),
    LOG_LEVEL: 'trace',
    ADMIN_EMAIL: 'chef@example.org',
    STRIPE_PUBLIC_KEY: 'pk_test_canari',
    ...secrets,
  }
  server = await startServerProcess({ dataDir: `${folder.path}/data`, env })
})
afterAll(async () => {
  await folder.remove()
  await database.close()
})

const pages = [
  ...['/', '/introuvable', '/compte', '/auth', '/vous-etes/avocats', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/%E0%A4%A'],
  ...[
    '/api/site/info',
    '/api/parameter',
    '/api/nothing',
    '/api/openapi.json',
    '/api/docs',
    '/api/user',
    '/api/logged',
    '/metrics',
    '/api/custom-stripe/public-key',
  ],
]

describe('a secret', () => {
  it('is in no response to any caller', async () => {
    for (const path of pages) {
      const answer = await fetch(server.url + path, { headers: { 'x-forwarded-for': '203.0.113.9' } })
      expect([path, told(JSON.stringify([...answer.headers]) + (await answer.text()))]).toEqual([path, []])
    }
  })

  it('is in no log, also after a login, a wrong password and a failed mail', async () => {
    const login = (password: string) => remoteCall(server, ['POST', '/login'], { body: { email: 'chef@example.org', password } })
    expect((await login(secrets.ADMIN_PASSWORD)).status).toBe(200)
    expect((await login(`${secrets.ADMIN_PASSWORD}!`)).status).toBe(401)
    await remoteCall(server, ['PUT', '/password/reset/ask'], { body: { email: 'chef@example.org' } })
    await fetch(`${server.url}/api/metrics?token=${secrets.METRICS_TOKEN}`)
    await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${secrets.METRICS_TOKEN}` } })
    await server.printed(/"level":"(?:warn|error)".*a mail could not be sent/)
    await stopServer(server)
    expect(server.output().length).toBeGreaterThan(1000)
    expect(told(server.output())).toEqual([])
  })

  it('is in no row of the database', async () => {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
    )
    for (const { name } of tables) {
      const { rows } = await database.pool.query<{ text: string }>(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`)
      expect([name, told(rows[0]?.text ?? '')]).toEqual([name, []])
    }
  })

  it('is named in no file for browsers', () => {
    const files = globSync('dist/client/**/*.{js,css,html,json}', { cwd: projectFolder })
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = readFileSync(join(projectFolder, file), 'utf8')
      expect([file, Object.keys(secrets).filter((name) => text.includes(name)), /process\.env\b/.test(text)]).toEqual([file, [], false])
    }
  })

  it('is detected when it leaks', () => {
    for (const value of Object.values(secrets)) expect(told(`… ${value} …`)).toHaveLength(1)
  })
})
