import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startApplication } from '../http/server-processes.ts'
import { median } from '../interleave.ts'
import { createBareTables, placeBareOrder } from './baseline-orders.ts'
import { closePool } from './close-pool.ts'

const clients = 20
const host = 'cave.localhost'
const address = { firstname: 'Camille', lastname: 'Roy', address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 }

/** The results of orders of one product by twenty clients. */
export interface OrderFigures {
  /** Orders per second over HTTP relative to plain SQL transactions: the median of the rounds. */
  readonly ratio: number
  readonly perSecond: number
  readonly barePerSecond: number
  /** The 95th percentile of an order over HTTP. */
  readonly p95Ms: number
  /** The CPU time of the server for an order over a whole round, mails included. */
  readonly cpuMs: number
  /** The number of mails caused by the orders. Each was sent once. */
  readonly mails: number
  /** The number of mails sent per second after the last order. */
  readonly mailsPerSecond: number
}

interface Options {
  readonly rounds: number
  readonly secondsPerRound: number
}

interface Load {
  readonly perSecond: number
  readonly times: readonly number[]
}

/** Runs twenty sequential clients for the given number of seconds. */
async function load(seconds: number, act: () => Promise<void>): Promise<Load> {
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now()
      await act()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: (times.length * 1000) / (performance.now() - begin), times }
}

let buyers = 0

/** Builds an order by another buyer each time, because unpaid orders are limited for an email address. */
const orderOf = (id: number): string =>
  JSON.stringify({
    products: [{ id, quantity: 1 }],
    user: {
      email: `client.${(buyers += 1)}@example.org`,
      phone: '06 39 98 00 12',
      firstname: 'Camille',
      lastname: 'Roy',
      birthdate: '1987-04-02',
    },
    address: { billing: address },
    delivery: { type: 'NO_DELIVERY' },
    payment: { method: 'TRANSFER' },
    saleTermsAccepted: true,
  })

let callers = 0

/** Sends an order like a browser, from a new IP address, so that no rate limit applies. */
function placeOrder(url: string, agent: Agent, body: string): Promise<void> {
  callers += 1
  const headers = {
    ...{ host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'idempotency-key': randomUUID() },
    'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/order`, { method: 'POST', headers, agent }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`an order was answered by ${response.statusCode}`)),
      )
    })
    sent.on('error', reject).end(body)
  })
}

/** Gives a wine of the sample shop enough stock and returns its variant id. */
async function stockUp(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `update stocks set on_hand = 1000000000, is_tracked = true where sellable_id =
      (select id from sellables where site_id = 38 and on_sale and product_type = 'WINE' and sell_by_multiple_of is null order by id limit 1)
      returning sellable_id as id`,
  )
  if (!rows[0]) throw new Error('the sample shop sells no wine')
  return rows[0].id
}

/** Returns the CPU time of the server since its start, in milliseconds. */
async function cpuOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000
}

async function countMails(pool: pg.Pool, state: 'QUEUED' | 'SENT'): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from mails where kind like 'ORDER%' and state = $1`, [
    state,
  ])
  return rows[0]?.count ?? NaN
}

/** The time without progress after which mails count as stuck. */
const stuckMs = 30_000

/** Waits until all mails are sent, so that none affects the next measurement. Returns their number and the seconds. */
async function untilSent(pool: pg.Pool): Promise<{ readonly sent: number; readonly seconds: number }> {
  const began = performance.now()
  const waiting = await countMails(pool, 'QUEUED')
  let [left, lastLeft] = [waiting, began]
  while (left > 0) {
    await pause(200)
    const now = await countMails(pool, 'QUEUED')
    if (now < left) lastLeft = performance.now()
    if (performance.now() - lastLeft > stuckMs) throw new Error(`${now} mails wait, and none has left for ${stuckMs / 1000} s`)
    left = now
  }
  return { sent: waiting, seconds: (performance.now() - began) / 1000 }
}

/** Requires two sent mails for each order, so that no order is cheap because of missing work. */
async function requireMails(pool: pg.Pool, orders: number): Promise<number> {
  const sent = await countMails(pool, 'SENT')
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from orders o where (select count(*) from mails m where m.site_id = o.site_id and m.key = o.reference
      and m.kind in ('ORDER_PLACED', 'ORDER_TEAM') and m.state = 'SENT') = 2`,
  )
  if (sent !== 2 * orders || rows[0]?.count !== orders) throw new Error(`${orders} orders were taken, and ${sent} of their mails were sent`)
  return sent
}

interface Round {
  readonly http: Load
  readonly sql: Load
  readonly cpuMs: number
  readonly leaving: { readonly sent: number; readonly seconds: number }
}

async function compare(url: string, pool: pg.Pool, { rounds, secondsPerRound }: Options): Promise<OrderFigures> {
  const wine = await stockUp(pool)
  await createBareTables(pool)
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const over = { http: () => placeOrder(url, agent, orderOf(wine)), sql: () => placeBareOrder(pool, orderOf(wine)) }
  const goRound = async (): Promise<Round> => {
    const before = await cpuOf(url)
    const http = await load(secondsPerRound, over.http)
    const cpuMs = ((await cpuOf(url)) - before) / http.times.length
    const leaving = await untilSent(pool)
    return { http, cpuMs, leaving, sql: await load(secondsPerRound, over.sql) }
  }
  const warmUp = await goRound()
  // PostgreSQL analyses tables itself within a minute. Until then foreign keys are checked with the plan of an empty table.
  await pool.query('analyze')
  const found: Round[] = []
  for (let round = 1; round <= rounds; round++) {
    found.push(await goRound())
    process.stderr.write(`  orders: round ${round} of ${rounds}\n`)
  }
  agent.destroy()
  const times = found.flatMap(({ http }) => http.times).sort((one, other) => one - other)
  return {
    ratio: median(found.map(({ http, sql }) => http.perSecond / sql.perSecond)),
    perSecond: median(found.map(({ http }) => http.perSecond)),
    barePerSecond: median(found.map(({ sql }) => sql.perSecond)),
    p95Ms: times[Math.ceil(times.length * 0.95) - 1] ?? NaN,
    cpuMs: median(found.map((each) => each.cpuMs)),
    mails: await requireMails(pool, warmUp.http.times.length + times.length),
    mailsPerSecond: median(found.map(({ leaving: { sent, seconds } }) => sent / seconds)),
  }
}

/** Measures orders of one product by twenty clients over HTTP, against the plain transaction, in alternating rounds. */
export async function measureOrders(options: Options): Promise<OrderFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  // As root, the database runs as another user, which needs access to its socket.
  await chmod(folder, 0o711)
  const application = await startApplication(folder, { TRUST_PROXY: '127.0.0.1,::1' })
  const pool = new pg.Pool({ host: join(folder, 'postgres.run'), port: 5432, user: 'postgres', database: 'vitrine', max: clients })
  try {
    return await compare(application.url, pool, options)
  } finally {
    await closePool(pool)
    await application.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
