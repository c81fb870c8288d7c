import { setTimeout as pause } from 'node:timers/promises'
import { count, type Proof, type ProofRow } from '#tests/proof/proof.ts'
import { areConsecutive, counterShop, keepBusy, limitLockWaits, rushForNumbers, rushOfOrders } from '#tests/support/shop/busy-counters.ts'

const writers = 200
const MAX_WAITING = 50
/** As in the application, and so short that many waits pass it. */
const limits = [3000, 20]

/** A client that is refused waits a little, as one that follows `Retry-After` does. */
const onRefusal = () => pause(200)

type Shop = Awaited<ReturnType<typeof counterShop>>

async function orders({ test, scarce, plenty }: Shop, limit: number): Promise<ProofRow[]> {
  const bottles = await rushOfOrders(test, writers, { product: scarce, series: 'reste', onRefusal })
  const codes = await rushOfOrders(test, writers, { product: plenty, discount: 'PREMIERS', series: 'code', onRefusal })
  const row = (what: string, rush: typeof bottles, refusal: string): ProofRow => ({
    what: `${writers} orders at once ${what}, each under a key, a wait for a lock limited to ${limit} ms`,
    seen: `${rush.outcomes['201'] ?? 0} orders, ${rush.outcomes[refusal] ?? 0} refusals, ${count(rush.refused)} times 503 with Retry-After, numbers ${areConsecutive(rush.numbers) ? 'without' : 'with'} a gap`,
    promised: `${MAX_WAITING} orders, ${writers - MAX_WAITING} refusals, without a gap, the same order for a repeat`,
    holds:
      rush.outcomes['201'] === MAX_WAITING &&
      rush.outcomes[refusal] === writers - MAX_WAITING &&
      areConsecutive(rush.numbers) &&
      rush.isRepeatable,
  })
  return [
    row(`of the last ${MAX_WAITING} bottles`, bottles, 'OUT_OF_STOCK'),
    row(`with a code for ${MAX_WAITING} uses`, codes, 'DISCOUNT_USED_UP'),
  ]
}

async function papers({ test }: Shop, limit: number): Promise<ProofRow[]> {
  const { INVOICE, CREDIT_NOTE } = await rushForNumbers(test.database, writers)
  const row = (what: string, { numbers, orders: billed, refused }: typeof INVOICE): ProofRow => ({
    what: `${writers} ${what} at once, a wait for a lock limited to ${limit} ms`,
    seen: `${numbers.length} of ${billed} orders, ${count(refused)} waits refused and repeated, numbers ${areConsecutive(numbers) ? 'without' : 'with'} a gap`,
    promised: `${writers} of ${writers}, without a gap`,
    holds: numbers.length === writers && billed === writers && areConsecutive(numbers),
  })
  return [row('invoices', INVOICE), row('credit notes', CREDIT_NOTE)]
}

async function queuesWithin(limit: number): Promise<ProofRow[]> {
  const shop = await counterShop(MAX_WAITING, 50)
  const endLimit = limitLockWaits(shop.test, limit)
  try {
    return [...(await orders(shop, limit)), ...(await papers(shop, limit))]
  } finally {
    endLimit()
    await shop.test.close()
  }
}

/** A queue at a counter waits, also while the processor is busy. */
export const shopQueues: Proof = {
  name: 'shop-queues',
  title: 'Queues at counters beside two busy processes',
  async run() {
    const end = keepBusy(2)
    try {
      const rows: ProofRow[] = []
      for (const limit of limits) rows.push(...(await queuesWithin(limit)))
      return rows
    } finally {
      end()
    }
  },
}
