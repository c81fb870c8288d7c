import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { isLockWait } from '#server/database/lock-wait.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { issueCreditNote } from '#server/shop/documents/issue-credit-note.ts'
import type { PaperOrder } from '#server/shop/documents/issue-document.ts'
import { issueInvoice } from '#server/shop/documents/issue-invoice.ts'
import { makeCall, type CallAnswer } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { buyer, orderBody, tally } from './order-stage.ts'
import { copyOrder } from './paid-orders.ts'
import { addWine, setParameters, shopId } from './shop.ts'
import { crowd } from './stock-rush.ts'

/** Keeps the processor busy in other processes until the returned function is called or this process ends. */
export function keepBusy(processes: number): () => void {
  const loop =
    'const turn = () => { const until = Date.now() + 50; while (Date.now() < until); setImmediate(turn) }; process.on("disconnect", () => process.exit()); turn()'
  const busy = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  )
  return () => {
    for (const each of busy) each.kill('SIGKILL')
  }
}

/** The result of writers that issue one paper each, and ask again when they are refused. */
export interface PaperRush {
  readonly refused: number
  readonly numbers: readonly number[]
  /** How many orders have a paper of the kind. */
  readonly orders: number
}

const issue = {
  INVOICE: issueInvoice,
  CREDIT_NOTE: (trx: Transaction<Tables>, own: PaperOrder) =>
    issueCreditNote(trx, { ...own, lines: [{ position: 0, quantity: 1 }], fees: cents(0), reason: 'Bouteille cassée' }),
} as const

async function rushForPaper(
  { db }: Pick<TestApp['database'], 'db'>,
  kind: keyof typeof issue,
  orders: readonly number[],
): Promise<PaperRush> {
  let refused = 0
  const issueOne = async (orderId: number): Promise<void> => {
    try {
      await inTransaction(db, (trx) => issue[kind](trx, { siteId: shopId, orderId, now: new Date() }))
    } catch (error) {
      if (!isLockWait(error)) throw error
      refused += 1
      await issueOne(orderId)
    }
  }
  await Promise.all(orders.map(issueOne))
  const papers = await db
    .selectFrom('papers')
    .select(['value', 'order_id'])
    .where('kind', '=', kind)
    .where('order_id', 'in', orders)
    .orderBy('value')
    .execute()
  return { refused, numbers: papers.map(({ value }) => value), orders: new Set(papers.map(({ order_id: id }) => id)).size }
}

/**
 * Issues an invoice for each of as many copies of an order, concurrently, then a credit note for each invoice.
 * A wait beyond its limit is counted and asked for again.
 */
export async function rushForNumbers(
  database: Pick<TestApp['database'], 'db'>,
  writers: number,
): Promise<Record<keyof typeof issue, PaperRush>> {
  const order = await database.db
    .selectFrom('orders')
    .select('id')
    .where('reference', 'not like', '%-%-%')
    .where('site_id', '=', shopId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const ids = await copyOrder(database, order, writers)
  const invoices = await rushForPaper(database, 'INVOICE', ids)
  return { INVOICE: invoices, CREDIT_NOTE: await rushForPaper(database, 'CREDIT_NOTE', ids) }
}

/** An application whose shop has one wine and one code, each for a given number of orders. */
export async function counterShop(most: number, connections = 10) {
  const test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '100000' }, connections })
  const { db } = test.database
  const [scarce, plenty] = [await addWine(db, { onHand: most }), await addWine(db, { onHand: 100_000 })]
  await setParameters(db, { BANK_IBAN: 'FR7630006000011234567890189', SALE_TERMS: '<p>Vendu par le domaine.</p>' })
  const code = { site_id: shopId, code: 'PREMIERS', type: 'EURO', amount: 500, detail_type: 'ORDER', maximum_uses: most } as const
  await db.insertInto('discount_codes').values(code).execute()
  await test.app.features.directory.refresh(shopId)
  return { test, scarce: scarce.id, plenty: plenty.id }
}

interface Asked {
  readonly product: number
  readonly discount?: string
  readonly name: string
  /** Called after an answer of 503, before the order is sent again. */
  readonly onRefusal?: (answer: CallAnswer) => Promise<void>
}

/** Sends an order under its key until the answer is not 503, then the same request again. */
export async function orderUntilAnswered({ app }: Pick<TestApp, 'app'>, { product, discount, name, onRefusal }: Asked) {
  const body = orderBody({ products: [{ id: product, quantity: 1 }], user: buyer(name), ...(discount !== undefined && { discount }) })
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => makeCall({ app }, 'order.place', body, { host: 'cave.localhost', headers })
  let refused = 0
  let answer = await send()
  while (answer.status === 503) {
    refused += 1
    if (!(Number(answer.headers['retry-after']) > 0)) throw new Error('503 without Retry-After')
    await onRefusal?.(answer)
    answer = await send()
  }
  const again = answer.status === 201 ? await send() : answer
  const referenceOf = ({ data }: typeof answer) => (data?.['order'] as { reference?: string } | undefined)?.reference ?? null
  return {
    refused,
    outcome: typeof answer.code === 'string' ? answer.code : String(answer.status),
    reference: referenceOf(answer),
    isSame: referenceOf(again) === referenceOf(answer),
  }
}

/** Sends orders concurrently, each under its key. */
export async function rushOfOrders(test: TestApp, writers: number, asked: Omit<Asked, 'name'> & { readonly series: string }) {
  const orders = await crowd(writers, (index) => orderUntilAnswered(test, { ...asked, name: `${asked.series}${index}` }))
  const references = orders.flatMap(({ reference }) => reference ?? [])
  return {
    outcomes: tally(orders.map(({ outcome }) => outcome)),
    refused: orders.reduce((sum, { refused }) => sum + refused, 0),
    numbers: references.map((reference) => Number(/(\d+)$/.exec(reference)?.[1])).toSorted((one, other) => one - other),
    isRepeatable: orders.every(({ isSame }) => isSame),
  }
}

/** Limits how long connections of an application wait for a lock, until the returned function is called. */
export function limitLockWaits({ database: { pool } }: Pick<TestApp, 'database'>, milliseconds: number): () => void {
  const limit = (client: { query(text: string): Promise<unknown> }): void => {
    void client.query(`set lock_timeout = ${milliseconds}`)
  }
  pool.on('acquire', limit)
  return () => void pool.off('acquire', limit)
}

/** Returns true when each number is one more than the number before. */
export const areConsecutive = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
