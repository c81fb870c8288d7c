import { productShape } from '#machines/cart/parse-stored-cart.ts'
import type { CartEvent } from '#schemas/runtime/block-actors.ts'
import type { Caller } from '#api-client/transport/caller.ts'
import { productCalls } from '#api-client/product.ts'

interface TrialCart {
  readonly send: (event: CartEvent) => void
}

/** Puts an article of the shop into the cart of a trial, so that a page about the cart has something to show. False for a shop that sells nothing. */
export async function putSample(caller: Caller, { send }: TrialCart): Promise<boolean> {
  const catalogue = productCalls(caller)
  const [first] = (await catalogue.list({ nbItem: 1 })).products
  const product = first && productShape(await catalogue.get(first.id))
  if (!product) return false
  const declination = product.declinations[0] ?? null
  const quantity = (declination ?? product).sellByMultipleOf ?? 1
  send({ type: 'line.add', product, declinationId: declination?.id ?? null, quantity })
  return true
}
