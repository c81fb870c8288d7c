import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createSecretBox } from '#server/adapters/secret-box.ts'
import { checkStoredCodes } from '#server/people/accounts/sign-in/verify-secret-key.ts'
import { totpContext, generateTotpSecret } from '#server/people/accounts/sign-in/totp.ts'
import { storedPublicUrl } from '#server/sites/directory/public-url.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { endPrograms } from '#tests/support/server/processes.ts'
import { connectionUrl, startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let folder: string

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  folder = await mkdtemp(join(tmpdir(), 'vitrine-key-'))
})
afterAll(async () => {
  await endPrograms()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const key = 'the key under which the codes were set up'
const boxOf = (secret: string) => createSecretBox({ key: secret, folder: '/nowhere' })
const told = expect.stringMatching(/SECRET_KEY.*npm run reset-two-factor/) as string

async function setUpCodes(secret: string): Promise<void> {
  const { userId } = await addMember(test, { role: 'ADMIN' })
  const on = { totp_secret: await boxOf(secret).seal(generateTotpSecret(), totpContext(userId)), totp_enabled_at: new Date() }
  await test.database.db.updateTable('users').set(on).where('id', '=', userId).execute()
}

async function check(secret: string) {
  const error = vi.fn()
  await checkStoredCodes({ db: test.database.db, secrets: boxOf(secret), log: { error } })
  return error.mock.calls
}

/** Starts a server with a key and returns its log. */
async function logOfStart(secret: string): Promise<string> {
  const env = { DATABASE_URL: connectionUrl(test.database.connection), SECRET_KEY: secret }
  const server = await startServerProcess({ dataDir: folder, env })
  await stopServer(server)
  return server.output()
}

it('a start logs when no stored secret decrypts with its key, and continues', async () => {
  expect(await check('another')).toEqual([])
  await setUpCodes(key)
  expect(await check(key)).toEqual([])
  expect(await check('another')).toEqual([[{ accounts: 1 }, told]])
  const output = await logOfStart('another key, of at least thirty-two letters')
  expect(output).toContain('SECRET_KEY, or secret.key in DATA_DIR, is not the one')
  expect(output).toContain('Prêt en')
  expect(await storedPublicUrl(test.database.db)).toMatch(/^http:\/\/localhost:\d+$/)
  await setUpCodes('another')
  expect([await check(key), await check('another'), await check('a third')]).toEqual([[], [], [[{ accounts: 2 }, told]]])
})

it('a start with the right key logs nothing about it', async () => {
  const right = 'a key of the tests, of at least thirty-two letters'
  await setUpCodes(right)
  expect(await logOfStart(right)).not.toContain('is not the one')
})
