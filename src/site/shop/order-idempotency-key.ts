import type { OrderRequest } from '#schemas/runtime/checkout.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { StoredValues } from '#site/browser-storage.ts'

/**
 * The keys under which each order is taken once, however often it is sent: told from what is in it and a seed that is kept with the cart, so that they outlive
 * a page whose answer was lost, and a cart that was changed meanwhile and changed back; two tabs that send one cart at the same moment send it under one key.
 */
export interface OrderKeys {
  /**
   * The key of this order: the same for the same content, as long as the seed is kept. A refused order keeps its key, under which nothing was taken. Who orders is
   * not part of it: whoever signs in or out, or writes another address, before they send the same cart again, gets the order that was taken or is told of it.
   */
  readonly keyOf: (request: OrderRequest) => Promise<string>
  /** Forgets the key of this order, under which another was taken: whoever was told of that and sends again wants one more. */
  readonly forget: (request: OrderRequest) => Promise<void>
  /** Forgets all of them, once an order was taken: whoever orders the same again wants it again, under a key of another seed. */
  readonly drop: () => void
}

interface OrderKey {
  readonly key: string
  readonly fingerprint: string
}

/** What is kept: what keys are told from, and those that are told from nothing, as one was taken before under the key of their content. */
interface KeptKeys {
  readonly seed: string
  readonly keys: readonly OrderKey[]
}

/** More than anybody is told to have ordered before. */
const most = 20

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const fingerprintOf = ({ user: _, ...ordered }: OrderRequest): Promise<string> => hashOf(JSON.stringify(ordered))

/** A key that a seed and a content have between them. */
const keyBetween = async (seed: string, fingerprint: string): Promise<string> =>
  (await hashOf(`${seed} ${fingerprint}`)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const isKey = (kept: unknown): kept is OrderKey => isRecord(kept) && typeof kept.key === 'string' && typeof kept.fingerprint === 'string'

/** What was kept, or null when it is damaged; a page of before has kept keys without a seed. */
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

/** Makes the keeper of the keys of a site's orders, before any is sent: every tab finds the seed that one has kept. */
export function createOrderKeys(idSite: number, values: StoredValues): OrderKeys {
  const name = `vitrine.${idSite}.cart.orderKey`
  // Where the browser keeps nothing, the page does.
  let held: KeptKeys | null = null
  const keep = (now: KeptKeys): KeptKeys => {
    const text = JSON.stringify(now)
    if (values.read(name) === text) return now
    held = values.write(name, text) ? null : now
    // What is kept no longer holds, where the browser has no room for what does.
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
      keep({ seed, keys: [{ key: crypto.randomUUID(), fingerprint }, ...others].slice(0, most) })
    },
    drop: () => void keep({ seed: crypto.randomUUID(), keys: [] }),
  }
}
