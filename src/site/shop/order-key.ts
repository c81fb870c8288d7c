import type { OrderRequest } from '#schemas/checkout.ts'
import { isRecord } from '#schemas/is-record.ts'
import type { KeptValues } from '../browser-storage.ts'

/**
 * The keys under which each order is taken once, however often it is sent: kept with the cart, so that they outlive a page whose answer was lost, and a cart
 * that was changed meanwhile and changed back.
 */
export interface OrderKeys {
  /** The key of this order: the one that was kept for what is in it, else a new one. A refused order keeps its key, under which nothing was taken. */
  readonly keyOf: (request: OrderRequest) => Promise<string>
  /** Forgets all of them, once an order was taken: whoever orders the same again wants it again. */
  readonly drop: () => void
}

interface OrderKey {
  readonly key: string
  readonly fingerprint: string
}

/** More than anybody changes a cart of which no answer comes. */
const most = 20

async function fingerprintOf(request: OrderRequest): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isKey = (kept: unknown): kept is OrderKey => isRecord(kept) && typeof kept.key === 'string' && typeof kept.fingerprint === 'string'

/** The keys in what was kept, or null when it holds none; a page of before has kept one alone. */
function parse(kept: string | null): readonly OrderKey[] | null {
  try {
    const keys = [JSON.parse(kept ?? 'null') as unknown].flat().filter(isKey)
    return keys.length === 0 ? null : keys
  } catch {
    return null
  }
}

/** Makes the keeper of the keys of a site's orders. */
export function createOrderKeys(idSite: number, values: KeptValues): OrderKeys {
  const name = `vitrine.${idSite}.cart.orderKey`
  // Where the browser keeps nothing, the page does.
  let held: readonly OrderKey[] = []
  return {
    keyOf: async (request) => {
      const fingerprint = await fingerprintOf(request)
      const kept = parse(values.read(name)) ?? held
      const own = kept.find((each) => each.fingerprint === fingerprint) ?? { key: crypto.randomUUID(), fingerprint }
      held = [own, ...kept.filter((each) => each !== own)].slice(0, most)
      values.write(name, JSON.stringify(held))
      return own.key
    },
    drop: () => {
      held = []
      values.remove(name)
    },
  }
}
