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

/** What was measured of orders of one product by twenty clients. */
export interface OrderFigures {
  /** Orders per second over HTTP, as a share of those that SQL alone writes: the median of the rounds. */
  readonly ratio: number
  readonly perSecond: number
  readonly barePerSecond: number
  /** 95 of 100 orders over HTTP take no longer. */
  readonly p95Ms: number
  /** Processor time of the server for an order, from the first of a round to the last; what of its mails is sent meanwhile counts in. */
  readonly cpuMs: number
  /** How many mails the orders have caused; each of them was sent, once. */
  readonly mails: number
  /** How many of them leave in a second once nobody orders any more. */
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

/** Twenty who act one time after the other, for so many seconds. */
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

/** Makes the body of an order by another buyer each time: the unpaid orders of one e-mail address have a ceiling. */
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

/** Sends one order as a browser does, from an address of its own: how much one address may do is not what is measured. */
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

/** Gives one wine of the sample shop more bottles than anybody orders; answers the number under which it is sold. */
async function stockUp(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `update stocks set on_hand = 1000000000, is_tracked = true where sellable_id =
      (select id from sellables where site_id = 38 and on_sale and product_type = 'WINE' and sell_by_multiple_of is null order by id limit 1)
      returning sellable_id as id`,
  )
  if (!rows[0]) throw new Error('the sample shop sells no wine')
  return rows[0].id
}

/** What the server has used of the processor since it began, in milliseconds. */
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

/** Mails that none of leaves for so long are stuck. */
const stuckMs = 30_000

/** Waits until every mail has left, so that none of them weighs on what is measured next; answers how many left in how many seconds. */
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

/** Orders are not cheaper by what they leave undone: each has its two mails, and each mail was sent. */
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
  // As PostgreSQL does by itself within a minute: until then what refers to an order looks it up as in the empty table of a new shop.
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

/** Measures orders of one hot product by twenty clients through HTTP, beside the bare transaction of an order, round by round. */
export async function measureOrders(options: Options): Promise<OrderFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  // As root, the database has a user of its own, who has to get through to its socket.
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
