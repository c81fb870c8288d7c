import type { OrderRequest } from '#schemas/runtime/checkout.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { StoredValues } from '#site/browser-storage.ts'

/**
 * The idempotency keys of orders. A key is derived from the content and a stored seed. It therefore survives a reload without a response
 * and a reverted change,
 * and two tabs that send one cart at the same time use the same key.
 */
export interface OrderKeys {
  /**
   * Returns the key of an order. Equal content has the same key while the seed is stored, also after a rejection. The buyer is not part of
   * it: after a login, a logout
   * or a new address, the same cart returns the accepted order or a notice about it.
   */
  readonly keyOf: (request: OrderRequest) => Promise<string>
  /** Replaces the key of an order under which another was accepted: the buyer was notified and wants a second one. */
  readonly forget: (request: OrderRequest) => Promise<void>
  /** Replaces the seed after an accepted order, so that the same content is a new order. */
  readonly drop: () => void
}

interface OrderKey {
  readonly key: string
  readonly fingerprint: string
}

/** The stored state: the seed, and random keys for content whose derived key is used. */
interface KeptKeys {
  readonly seed: string
  readonly keys: readonly OrderKey[]
}

/** The maximum number of stored random keys. */
const MAX_KEYS = 20

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const fingerprintOf = ({ user: _, ...ordered }: OrderRequest): Promise<string> => hashOf(JSON.stringify(ordered))

/** Derives a key from a seed and a content. */
const keyBetween = async (seed: string, fingerprint: string): Promise<string> =>
  (await hashOf(`${seed} ${fingerprint}`)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const isKey = (kept: unknown): kept is OrderKey => isRecord(kept) && typeof kept.key === 'string' && typeof kept.fingerprint === 'string'

/** Parses the stored state, or returns null when it is damaged. An older version stored keys without a seed. */
function parse(kept: string | null): KeptKeys | null {
  try {
    const value = JSON.parse(kept ?? 'null') as unknown
    const { seed, keys } = isRecord(value) && Array.isArray(value.keys) ? value : { keys: [value].flat() }
    const known = (keys as unknown[]).filter(isKey)
    if (typeof seed === 'string' && seed !== '') return { seed, keys: known }
    return known.length === 0 ? null : { seed: crypto.randomUUID(), keys: known }
  } catch {
    return null
  }
}

/** Creates the keys of a site. The seed is stored before the first order, so that every tab finds it. */
export function createOrderKeys(idSite: number, values: StoredValues): OrderKeys {
  const name = `vitrine.${idSite}.cart.orderKey`
  // The state in memory, for a browser without storage.
  let held: KeptKeys | null = null
  const keep = (now: KeptKeys): KeptKeys => {
    const text = JSON.stringify(now)
    if (values.read(name) === text) return now
    held = values.write(name, text) ? null : now
    // A full storage must not retain an outdated state.
    if (held) values.remove(name)
    return now
  }
  const kept = (): KeptKeys => keep(parse(values.read(name)) ?? held ?? { seed: crypto.randomUUID(), keys: [] })
  kept()
  return {
    keyOf: async (request) => {
      const fingerprint = await fingerprintOf(request)
      const { seed, keys } = kept()
      return keys.find((each) => each.fingerprint === fingerprint)?.key ?? keyBetween(seed, fingerprint)
    },
    forget: async (request) => {
      const fingerprint = await fingerprintOf(request)
      const { seed, keys } = kept()
      const others = keys.filter((each) => each.fingerprint !== fingerprint)
      keep({ seed, keys: [{ key: crypto.randomUUID(), fingerprint }, ...others].slice(0, MAX_KEYS) })
    },
    drop: () => void keep({ seed: crypto.randomUUID(), keys: [] }),
  }
}
