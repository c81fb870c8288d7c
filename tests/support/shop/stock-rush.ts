import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { visitor, type Caller } from '#server/platform/scope/caller.ts'
import { memberOfShop } from '#tests/support/accounts/shop-members.ts'
import { buyer, tally, type OrderStage } from './order-stage.ts'
import { addBox, addWine, shopId } from './shop.ts'

/** Runs a function concurrently. */
export function crowd<Outcome>(count: number, act: (index: number) => Promise<Outcome>): Promise<Outcome[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)))
}

async function stockOf(stage: OrderStage, id: number): Promise<number> {
  const row = await stage.db.selectFrom('stocks').select(['on_hand', 'reserved']).where('sellable_id', '=', id).executeTakeFirstOrThrow()
  return row.on_hand - row.reserved
}

/** The result of concurrent orders of the last bottles. */
export interface LastBottles {
  readonly outcomes: Readonly<Record<string, number>>
  readonly left: number
  readonly holds: number
}

/** Runs two hundred concurrent orders of one bottle with a stock of fifty. */
export async function rushForLastBottles(stage: OrderStage): Promise<LastBottles> {
  const { id } = await addWine(stage.db, { onHand: 50 })
  const wish = { products: [{ id, quantity: 1 }] }
  const outcomes = tally(await crowd(200, (index) => stage.outcome({ ...wish, user: buyer(`foule${index}`) })))
  const held = await stage.db.selectFrom('order_holds').select('quantity').where('sellable_id', '=', id).execute()
  return { outcomes, left: await stockOf(stage, id), holds: held.length }
}

/** The result of concurrent random carts of the same wines. */
export interface MixedRush {
  readonly outcomes: Readonly<Record<string, number>>
  /** For each wine: the initial stock, the number sold alone and in boxes, and the rest. */
  readonly wines: readonly { readonly start: number; readonly sold: number; readonly left: number }[]
}

const pairs = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const

/** A seeded generator, so that each run orders the same. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below
}

async function addShelf(stage: OrderStage, start: number): Promise<{ wines: number[]; boxes: number[] }> {
  const wines: number[] = []
  for (let made = 0; made < 4; made++) wines.push((await addWine(stage.db, { onHand: start })).id)
  const boxes: number[] = []
  for (const [one, other] of pairs)
    boxes.push(
      await addBox(stage.db, [
        [wines[one]!, 2],
        [wines[other]!, 1],
      ]),
    )
  return { wines, boxes }
}

/** Orders carts of one to five lines of four wines and four boxes concurrently, deterministic by seed. */
export async function rushOfCarts(
  stage: OrderStage,
  { carts, seed }: { readonly carts: number; readonly seed: number },
): Promise<MixedRush> {
  const start = Math.round(carts * 0.16)
  const { wines, boxes } = await addShelf(stage, start)
  const draw = drawing(seed)
  const line = () => ({ id: [...wines, ...boxes][draw(8)]!, quantity: 1 + draw(3) })
  const wanted = Array.from({ length: carts }, () => Array.from({ length: 1 + draw(5) }, line))
  const outcomes = tally(await crowd(carts, (index) => stage.outcome({ products: wanted[index]!, user: buyer(`panier-${seed}-${index}`) })))
  const lines = await stage.db.selectFrom('order_lines').select(['sellable_id', 'quantity', 'contents']).execute()
  const soldOf = (id: number) =>
    lines.reduce((sum, { sellable_id: sold, quantity, contents }) => {
      const inside = contents.find((content) => content.id === id)?.count ?? 0
      return sum + quantity * (sold === id ? 1 : inside)
    }, 0)
  const left = await Promise.all(wines.map((id) => stockOf(stage, id)))
  return { outcomes, wines: wines.map((id, index) => ({ start, sold: soldOf(id), left: left[index]! })) }
}

/** The result of concurrent orders and cancellations. */
export interface RushOfSecondThoughts {
  readonly outcomes: Readonly<Record<string, number>>
  readonly cancelled: number
  /** For each wine: the reserved quantity of the stock and of its orders. */
  readonly wines: readonly { readonly reserved: number; readonly held: number }[]
}

/** Returns callers: half visitors, half members. Three members share an account and order concurrently. */
export async function mixedCallers(stage: OrderStage, clients: number, name: string): Promise<readonly Caller[]> {
  const members: Caller[] = []
  for (let made = 0; made < clients / 6; made++) members.push(await memberOfShop(stage, `${name}-${made}@example.org`))
  return Array.from({ length: clients }, (_, client) => (client % 2 ? visitor : (members[Math.floor(client / 6)] ?? visitor)))
}

/** Orders small carts by visitors and members repeatedly and cancels most of the orders immediately, deterministic by seed. */
export async function rushOfSecondThoughts(
  stage: OrderStage,
  { clients, rounds, seed }: { readonly clients: number; readonly rounds: number; readonly seed: number },
): Promise<RushOfSecondThoughts> {
  const { wines, boxes } = await addShelf(stage, Math.round(clients / 2))
  const draw = drawing(seed)
  const line = () => ({ id: [...wines, ...boxes][draw(8)]!, quantity: 1 + draw(3) })
  const wish = () => ({ products: Array.from({ length: 1 + draw(3) }, line), isGivenUp: draw(8) > 0 })
  const wanted = Array.from({ length: clients }, () => Array.from({ length: rounds }, wish))
  const callers = await mixedCallers(stage, clients, `avis-${seed}`)
  const outcomes: string[] = []
  let cancelled = 0
  await crowd(clients, async (client) => {
    for (const [round, { products, isGivenUp }] of wanted[client]!.entries()) {
      try {
        const { order } = await stage.place({ products, user: buyer(`avis-${seed}-${client}-${round}`) }, callers[client])
        outcomes.push(order.status)
        if (!isGivenUp) continue
        const event = { siteId: shopId, orderId: order.id, event: 'CANCEL', now: new Date() } as const
        await stage.db.transaction().execute((trx) => applyOrderEvent(trx, event))
        cancelled += 1
      } catch (error) {
        outcomes.push((error as { code?: string }).code ?? String(error))
      }
    }
  })
  const heldOf = async (id: number) => {
    const { reserved } = await stage.db.selectFrom('stocks').select('reserved').where('sellable_id', '=', id).executeTakeFirstOrThrow()
    const holds = await stage.db.selectFrom('order_holds').select('quantity').where('sellable_id', '=', id).execute()
    return { reserved, held: holds.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
  return { outcomes: tally(outcomes), cancelled, wines: await Promise.all(wines.map(heldOf)) }
}
