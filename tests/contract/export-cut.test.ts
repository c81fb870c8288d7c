import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { strToU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { zipStream, type ZipEntry } from '#server/people/privacy/zip-stream.ts'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { asMember, pageFormStage, sameOrigin } from '#tests/support/http/page-form-stage.ts'

const { stage } = pageFormStage()

beforeAll(async () => {
  const { pages } = stage.test.app.features
  const blocks = [{ id: 'copie', type: 'data-export', v: 1, props: {} }]
  const page = {
    url: 'copie',
    title: 'copie',
    locale: 'fr_FR',
    seo: {},
    shell: 'page' as const,
    middleware: ['member'],
    layout: { blocks },
  }
  await pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
})

interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  /** True when the transfer ended early. */
  readonly isCut: boolean
}

interface Sending {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** Requests the export over a real connection and returns what arrived, complete or not. */
function receive({ path, headers, body }: Sending): Promise<Received> {
  const address = stage.test.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const all = { host: 'localhost', 'x-forwarded-for': newCaller(), ...sameOrigin, ...headers, 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, method: 'POST', headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      // An early end is no error here: `complete` shows it.
      response.on('error', () => undefined)
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
          isCut: !response.complete,
        }),
      )
    })
    sent.on('error', reject).end(body)
  })
}

const ways: readonly (readonly [way: string, ask: (member: TestMember) => Promise<Received>])[] = [
  [
    'the call',
    ({ token }) => receive({ path: '/api/user/export', headers: { authorization: token, 'content-type': 'application/json' }, body: '{}' }),
  ],
  [
    'the form of a page',
    (member) =>
      receive({
        path: '/copie',
        headers: { ...asMember(member), 'content-type': 'application/x-www-form-urlencoded' },
        body: '_form=user.export',
      }),
  ],
]

/** Replaces the entries of the export. */
function copyOf(entries: () => AsyncGenerator<ZipEntry>): void {
  const made = () => Promise.resolve({ filename: 'mes-donnees.zip', chunks: zipStream(entries(), new Date()) })
  vi.spyOn(stage.test.app.features.privacy, 'export').mockImplementation(made)
}

const isZip = (bytes: Buffer): boolean => {
  try {
    unzipSync(bytes)
    return true
  } catch {
    return false
  }
}

/** A member who has sent two files with a form. */
async function senderOfFiles(): Promise<TestMember> {
  const member = await addMember(stage.test)
  const { rows } = await stage.test.database.pool.query<{ id: number }>(
    `insert into form_answers (site_id, form_id, locale, answers, email, user_id)
     select 37, id, 'fr_FR', '{}', $1, $2 from forms where site_id = 37 limit 1 returning id`,
    [member.email, member.userId],
  )
  for (const position of [0, 1])
    await stage.test.database.pool.query(
      `insert into form_files (site_id, answer_id, position, field, filename, mime, bytes, hash, content)
       values (37, $1, $2, 'statuts', 'a.pdf', 'application/pdf', 200000, '', $3)`,
      [rows[0]?.id, position, Buffer.alloc(200_000, 7)],
    )
  return member
}

describe.each(ways)('a copy that breaks off while it is made, asked for by %s', (_way, ask) => {
  afterEach(() => vi.restoreAllMocks())

  it('sends a complete zip when nothing fails', async () => {
    const { status, bytes, isCut } = await ask(await senderOfFiles())
    expect([status, isCut, isZip(bytes)]).toEqual([200, false, true])
    expect(Object.keys(unzipSync(bytes))).toEqual(expect.arrayContaining(['files/1-a.pdf', 'files/2-a.pdf']))
  })

  it('aborts the transfer when the database fails during it', async () => {
    const member = await senderOfFiles()
    const { pool } = stage.test.database
    const askWithoutColumn = async () => {
      await pool.query('alter table form_files rename content to gone')
      try {
        return await ask(member)
      } finally {
        await pool.query('alter table form_files rename gone to content')
      }
    }
    const { status, headers, bytes, isCut } = await askWithoutColumn()
    expect([status, headers['content-type'], isCut, isZip(bytes)]).toEqual([200, 'application/zip', true, false])
  })

  it('aborts the transfer when the zip fails during it', async () => {
    copyOf(async function* () {
      yield { name: 'a.txt', bytes: await Promise.resolve(strToU8('a'.repeat(1000))) }
      yield { name: 'x'.repeat(70_000), bytes: strToU8('b') }
    })
    const { status, bytes, isCut } = await ask(await addMember(stage.test))
    expect([status, isCut, isZip(bytes)]).toEqual([200, true, false])
  })

  it('answers an error and no file when it fails before the first byte', async () => {
    copyOf(async function* () {
      yield { name: 'x'.repeat(70_000), bytes: await Promise.resolve(strToU8('b')) }
    })
    const { status, headers, bytes, isCut } = await ask(await addMember(stage.test))
    expect([status, headers['content-disposition'], isCut, isZip(bytes)]).toEqual([500, undefined, false, false])
    expect(headers['content-type']).toMatch(/^(application\/json|text\/html)/)
  })
})
