import type { OrderRequest } from '#schemas/checkout.ts'
import { isRecord } from '#schemas/is-record.ts'
import type { KeptValues } from '../browser-storage.ts'

/** The key under which an order is taken once, however often it is sent: kept with the cart, so that it outlives a page whose answer was lost. */
export interface OrderKeys {
  /** The key of this order: the one that was kept for it, else a new one. */
  readonly keyOf: (request: OrderRequest) => Promise<string>
  readonly drop: () => void
}

async function fingerprintOf(request: OrderRequest): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}

/** Makes the keeper of the key of a site's order. */
export function createOrderKeys(idSite: number, values: KeptValues): OrderKeys {
  const name = `vitrine.${idSite}.cart.orderKey`
  // Where the browser keeps nothing, the page does.
  let held: unknown = null
  return {
    keyOf: async (request) => {
      const fingerprint = await fingerprintOf(request)
      const kept = parse(values.read(name)) ?? held
      if (isRecord(kept) && kept.fingerprint === fingerprint && typeof kept.key === 'string') return kept.key
      const key = crypto.randomUUID()
      held = { key, fingerprint }
      values.write(name, JSON.stringify(held))
      return key
    },
    drop: () => {
      held = null
      values.remove(name)
    },
  }
}
