import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { AskedProducts } from '#domain/shop/orders/cart-line.ts'
import { CallError } from '#api-client/transport/errors.ts'

type Figures = CallData<'stock.quantities'>
type Ask = (body: CallBody<'stock.quantities'>) => Promise<Figures>

const inList = /^products\.(\d+)\.id$/

/** The places in what was asked that the shop does not take. */
function refusedPlaces(error: unknown): ReadonlySet<number> {
  const errors = error instanceof CallError ? error.errors : []
  return new Set(errors.flatMap(({ field }) => inList.exec(field)?.[1] ?? []).map(Number))
}

/** Asks what is left of the lines of a cart (spec section 4): of what has since been given options nothing is, and of the others it is asked again. */
export async function askQuantities(ask: Ask, asked: AskedProducts): Promise<Figures> {
  if (asked.length === 0) return []
  const products = asked.map(({ id }) => ({ id }))
  try {
    return await ask({ products })
  } catch (error) {
    const refused = refusedPlaces(error)
    if (refused.size === 0) throw error
    const others = products.filter((_, index) => !refused.has(index))
    const figures = others.length === 0 ? [] : await ask({ products: others })
    return [...figures, ...[...refused].flatMap((index) => products[index] ?? []).map(({ id }) => ({ id, quantity: 0, setQuantity: true }))]
  }
}
