import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { cheapHash } from '#tests/support/accounts/cheap-hash.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Line {
  readonly level: number
  readonly msg: string
  readonly path?: string
  readonly err?: object
}

const WARNING = 40
const lines: Line[] = []
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(JSON.parse(String(chunk)) as Line)
    done()
  },
})

let app: Awaited<ReturnType<typeof buildApp>>
let database: TestDatabase
let port: number
let token: string

beforeAll(async () => {
  database = await testDatabase(twoSites)
  app = await buildApp({ env: testEnvironment(), database, log: pino({ level: 'info' }, destination), passwordCost: cheapHash })
  token = (await addMember({ app, database }, { role: 'ADMIN' })).token
  await app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = app.server.address() as AddressInfo)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const count = async (): Promise<number> => {
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  return Number(/^http_requests_broken_off_total\{method="POST"\} (\d+)$/m.exec(body)?.[1] ?? 0)
}

/** Sends the beginning of a request, and closes the connection once the server reads its body. */
async function breakOff(path: string, type: string, body: string): Promise<void> {
  const isRead = new Promise<void>((resolve) => app.server.once('request', () => resolve()))
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `authorization: ${token}`, 'sec-fetch-site: same-origin']
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write([...head, `content-type: ${type}`, 'content-length: 100000', '', body].join('\r\n'))
  await isRead
  socket.destroy()
}

const parts = 'multipart/form-data; boundary=x'
const file = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc'

describe('a request whose sender closes the connection', () => {
  it.each([
    ['a picture of the library', '/api/admin/media', parts, file],
    ['a file of a form', '/api/forms/devis/submit', parts, file],
    ['a form of a page with a file', '/contact', parts, file],
    ['a plain form of a page', '/contact', 'application/x-www-form-urlencoded', '_form=message.send'],
    ['a message', '/api/message', 'application/json', '{"message":'],
    ['a call of the panel', '/api/admin/section', 'application/json', '{"title":'],
  ])('is counted, and is one line of information without an error: %s', async (_what, path, type, body) => {
    const before = await count()
    lines.length = 0
    await breakOff(path, type, body)
    await expect.poll(count).toBe(before + 1)
    await expect.poll(() => lines.filter(({ msg }) => msg === 'the sender broke off')).toMatchObject([{ level: 30, path }])
    // The server logs this request after the one that broke off.
    await app.inject({ url: '/api/site/info', headers: { host: 'localhost' } })
    expect(lines.filter(({ level, err }) => level >= WARNING || err !== undefined)).toEqual([])
  })
})
