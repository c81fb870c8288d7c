import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { sql, type Kysely } from 'kysely'
import { openDatabase } from '#server/database/open-database.ts'
import { silentLog } from '#server/database/log.ts'
import { createIdempotency, type CommitResponse } from '#server/platform/idempotency/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

// A node of an application with a single act, which leaves a row in `effects`. Its way of doing it once is an argument:
// `keyed` as the product does it, `naive` as one would without thinking of others, `settled` with the answer in the transaction of the effect.
const [, , url = '', port = '0', way = 'keyed'] = process.argv
const { db } = await openDatabase({ DATA_DIR: '', DATABASE_URL: url }, silentLog)
const idempotency = createIdempotency(db)

async function act(trx: Kysely<never>, key: string): Promise<string> {
  const { rows } = await sql<{ id: number }>`insert into effects (key) values (${key}) returning id`.execute(trx)
  await sql`select pg_sleep(0.02)`.execute(trx)
  return JSON.stringify({ effect: rows[0]?.id, by: process.pid })
}

const inTransaction = <Result>(work: (trx: Kysely<never>) => Promise<Result>): Promise<Result> =>
  db.transaction().execute((trx) => work(trx as unknown as Kysely<never>))

async function naively(key: string): Promise<string> {
  const known = await sql<{ answer: string }>`select answer from answers where key = ${key}`.execute(db)
  if (known.rows[0]) return known.rows[0].answer
  const answer = await inTransaction((trx) => act(trx, key))
  await sql`insert into answers values (${key}, ${answer}) on conflict do nothing`.execute(db)
  return answer
}

async function dieAfter(key: string, settle: CommitResponse): Promise<string> {
  const answer = await inTransaction(async (trx) => {
    const made = await act(trx, key)
    await settle(trx as never, made)
    if (key.startsWith('die-before')) process.kill(process.pid, 'SIGKILL')
    return made
  })
  if (key.startsWith('die-after')) process.kill(process.pid, 'SIGKILL')
  return answer
}

async function answerTo(key: string, body: string): Promise<string> {
  if (way === 'naive') return naively(key)
  const request = { siteId: 37, caller: 'visitor', visitor: 'visitor', key, fingerprint: createHash('sha256').update(body).digest('hex') }
  return idempotency.once(request, async (settle) => {
    if (key.startsWith('refused')) throw new ApiError('FORBIDDEN')
    return way === 'settled' ? dieAfter(key, settle) : inTransaction((trx) => act(trx, key))
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

createServer((request, response) => {
  void bodyOf(request)
    .then((body) => answerTo(String(request.headers['idempotency-key']), body))
    .then(
      (answer) => response.end(answer),
      (error: unknown) =>
        response.writeHead(error instanceof ApiError ? error.status : 500).end(error instanceof ApiError ? error.code : String(error)),
    )
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
