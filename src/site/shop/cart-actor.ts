import { createActor, fromCallback, fromPromise, type Actor } from 'xstate'
import type { StockUpdate } from '#machines/cart/cart-context.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { productShape } from '#machines/cart/parse-stored-cart.ts'
import type { CartEvent } from '#schemas/runtime/block-actors.ts'
import type { AskedProducts } from '#domain/shop/orders/cart-line.ts'
import type { Caller } from '#api-client/transport/caller.ts'
import { productCalls } from '#api-client/product.ts'
import { shopCalls } from '#api-client/shop.ts'
import { readShopRules } from '#domain/shop/orders/serialise-rules.ts'
import type { SharedValues } from '../browser-storage.ts'
import { askQuantities } from './fetch-stock.ts'
import { countArticles } from './count-items.ts'
import { createCartKeeper } from './persist-cart.ts'
import { spokenError } from './error-message.ts'

/** The running cart actor with its event sender. */
export interface RunningCart {
  readonly actor: Actor<typeof cartMachine>
  readonly send: (event: CartEvent) => void
}

interface CartParts {
  readonly caller: Caller
  readonly idSite: number
  readonly values: SharedValues
  /** Opens a URL of the site. */
  readonly open: (address: string) => void
  /** Called with the number of items after each change. */
  readonly onChange: (articles: number) => void
  /** Called with the variant id of each addition. */
  readonly onAdd: (sellable: number) => void
  /** The message for an unreachable server. */
  readonly unreachable: string
}

/** Starts the stored cart with actors that call the shop. */
export function startCart({ caller, idSite, values, open, onChange, onAdd, unreachable }: CartParts): RunningCart {
  const keeper = createCartKeeper(idSite, values)
  const shop = shopCalls(caller)
  const products = productCalls(caller)
  const asking = <Output>(ask: (asked: AskedProducts) => Promise<Output>) =>
    fromPromise<Output, AskedProducts>(({ input }) => ask(input).catch((error: unknown) => Promise.reject(spokenError(error, unreachable))))

  const machine = cartMachine.provide({
    actors: {
      watchStorage: fromCallback(({ sendBack }) => values.watch(() => keeper.lookAround(sendBack))),
      askQuantities: asking<StockUpdate>(async (asked) => {
        const [figures, rules, found] = await Promise.all([
          askQuantities(shop.quantities, asked),
          shop.rules(),
          Promise.all(asked.map(({ id }) => products.get(id).catch(() => null))),
        ])
        return { figures, rules: readShopRules(rules), products: found.flatMap((product) => productShape(product) ?? []) }
      }),
      validateCart: asking<unknown>((asked) => shop.validate({ products: [...asked] })),
    },
    actions: { goOn: (_, { next }) => open(next) },
  })
  const actor = createActor(machine, { input: { stored: keeper.recover() } })
  keeper.keep(actor.getSnapshot().context)
  actor.subscribe(({ context }) => {
    keeper.keep(context)
    onChange(countArticles(context.lines))
  })
  actor.start()
  return {
    actor,
    send: (event) => {
      // Storage events of other tabs arrive late. The current stored state is read before a change.
      keeper.lookAround((change) => actor.send(change))
      actor.send(event)
      if (event.type === 'line.add') onAdd(event.declinationId ?? event.product.id)
    },
  }
}
