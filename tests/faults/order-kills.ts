import { randomUUID } from 'node:crypto'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { buyer, orderBody } from '#tests/support/shop/order-stage.ts'
import { pause, temporaryFolder } from '#tests/support/server/processes.ts'
import { connectionUrl, startServerProcess, type ServerProcess } from '#tests/support/server/server-process.ts'
import { addBox, addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'
import { remoteCall } from '#tests/support/server/two-servers.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** Effect of kills on orders that were being placed. */
export interface OrderKills {
  readonly kills: number
  /** The number of orders with a response. */
  readonly acknowledged: number
  /** The number of orders repeated under their key after a lost response. */
  readonly repeated: number
  /** The inconsistencies, as texts. */
  readonly faults: readonly string[]
}

const buyers = 4

/** A buyer who orders repeatedly. Each order has a key until its response arrives. */
class Client {
  readonly taken: string[] = []
  repeated = 0
  readonly #name: string
  readonly #products: { id: number; quantity: number }[]
  #key = randomUUID()

  constructor(name: string, products: { id: number; quantity: number }[]) {
    this.#name = name
    this.#products = products
  }

  /** Places one order. Returns false without a response, or while the key is claimed. */
  async order(server: ServerProcess): Promise<boolean> {
    const headers = { 'x-site-id': String(shopId), 'idempotency-key': this.#key }
    const body = orderBody({ products: this.#products, user: buyer(`${this.#name}.${this.taken.length}`) })
    const answer = await remoteCall(server, ['POST', '/order'], { body, headers }).catch(() => null)
    if (answer === null || answer.status === 409) return false
    if (answer.status !== 201) throw new Error(`an order was answered ${answer.status}: ${JSON.stringify(answer.data)}`)
    this.taken.push((answer.data as { order: { reference: string } }).order.reference)
    this.#key = randomUUID()
    return true
  }

  async orderUntilGone(server: ServerProcess): Promise<void> {
    while (await this.order(server));
    this.repeated += 1
  }
}

/** Returns the inconsistencies of the orders: missing, incomplete, wrong reservations, no or duplicate mails, gaps in numbers. */
async function faultsOf({ db }: TestDatabase, clients: readonly Client[], needs: ReadonlyMap<number, number>): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'reference'])
    .where('site_id', '=', shopId)
    .where('given_back_at', 'is', null)
    .execute()
  const own = orders.filter(({ reference }) => reference.startsWith(`${parisDay(systemClock()).slice(0, 4)}-`))
  const told = clients.flatMap(({ taken }) => taken)
  const known = new Set(own.map(({ reference }) => reference))
  const lines = await db.selectFrom('order_lines').select('order_id').execute()
  const holds = await db.selectFrom('order_holds').select(['order_id', 'sellable_id', 'quantity']).execute()
  const mails = await db.selectFrom('mails').select(['kind', 'key']).execute()
  const stocks = await db
    .selectFrom('stocks')
    .select(['sellable_id', 'reserved'])
    .where('sellable_id', 'in', [...needs.keys()])
    .execute()
  const numbers = own.map(({ reference }) => Number(reference.slice(5))).sort((one, other) => one - other)
  return [
    ...told.filter((reference) => !known.has(reference)).map((reference) => `${reference} was acknowledged and is lost`),
    ...(new Set(told).size === told.length && own.length === told.length
      ? []
      : [`${told.length} orders were told, ${own.length} are there`]),
    ...(numbers.every((number, index) => number === index + 1) ? [] : ['the numbers of orders have a gap']),
    ...own.flatMap(({ id, reference }) => {
      const held = holds.filter((hold) => hold.order_id === id)
      const isWhole = lines.filter((line) => line.order_id === id).length === 2 && held.length === needs.size
      const isHeld = held.every((hold) => hold.quantity === needs.get(hold.sellable_id))
      const letters = mails.filter(({ key }) => key === reference).map(({ kind }) => kind)
      const isTold = letters.sort().join() === 'ORDER_PLACED,ORDER_TEAM'
      return isWhole && isHeld && isTold ? [] : [`${reference} is not whole: ${held.length} holds, ${letters.join()}`]
    }),
    ...stocks.flatMap(({ sellable_id: id, reserved }) =>
      reserved === own.length * (needs.get(id) ?? 0) ? [] : [`${reserved} of ${id} are held by ${own.length} orders`],
    ),
  ]
}

/** Makes keys of a killed server count as abandoned. */
async function letTimePass({ db }: TestDatabase): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ started_at: new Date(0) })
    .where('answer', 'is', null)
    .execute()
}

async function openShop(database: TestDatabase) {
  const { db } = database
  const { id: wine } = await addWine(db, { onHand: 900_000 })
  const box = await addBox(db, [[wine, 2]], { onHand: 900_000 })
  await setParameters(db, {
    ...{ BANK_IBAN: 'FR7630006000011234567890189', COMPANY_EMAIL: 'cave@example.org', SALE_TERMS: '<p>Vendu par le domaine.</p>' },
  })
  const products = [
    { id: wine, quantity: 1 },
    { id: box, quantity: 1 },
  ]
  return {
    products,
    needs: new Map([
      [wine, 3],
      [box, 1],
    ]),
  }
}

/** Kills a server repeatedly during orders over HTTP. Each order without a response is repeated under its key. */
export async function runOrderKills({ kills, seed }: { readonly kills: number; readonly seed: number }): Promise<OrderKills> {
  let state = seed
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const [database, folder] = [await testDatabase(twoSites), await temporaryFolder()]
  const start = () =>
    startServerProcess({
      dataDir: folder.path,
      env: { DATABASE_URL: connectionUrl(database.connection), LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000' },
    })
  try {
    const { products, needs } = await openShop(database)
    const clients = Array.from({ length: buyers }, (_, index) => new Client(`client${index}`, products))
    for (let kill = 1; kill <= kills; kill += 1) {
      const server = await start()
      const ordering = clients.map((client) => client.orderUntilGone(server))
      const taken = () => clients.reduce((sum, client) => sum + client.taken.length, 0)
      const enough = taken() + 2 + Math.floor(random() * 10)
      const isEnough = async () => {
        while (taken() < enough) await pause(5)
      }
      await Promise.race([isEnough(), Promise.all(ordering)])
      server.kill('SIGKILL')
      await server.ended
      await Promise.all(ordering)
      await letTimePass(database)
    }
    const last = await start()
    for (const client of clients) {
      if (!(await client.order(last))) throw new Error('an order was not taken by a server that is well')
    }
    const faults = await faultsOf(database, clients, needs)
    last.kill('SIGTERM')
    await last.ended
    const sumOf = (of: (client: Client) => number) => clients.reduce((sum, client) => sum + of(client), 0)
    return { kills, acknowledged: sumOf(({ taken }) => taken.length), repeated: sumOf(({ repeated }) => repeated), faults }
  } finally {
    await database.close()
    await folder.remove()
  }
}
