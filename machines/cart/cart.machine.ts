import { assign, fromCallback, fromPromise, setup, type EventObject, type SnapshotFrom } from 'xstate'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import { askedProducts, type AskedProducts } from '#domain/shop/orders/cart-line.ts'
import { decreaseQuantity, increaseQuantity, parseQuantity, parseWanted } from '#domain/shop/orders/quantity.ts'
import { errorMessage } from '../error-message.ts'
import { notProvided } from '../not-provided.ts'
import {
  afterChange,
  nothingAdded,
  initialCart,
  applyStorageChange,
  applyStock,
  withoutShippingPrice,
  withAdded,
  withRestored,
} from './cart-context.ts'
import type { CartContext, CartMachineEvent, StockUpdate, StorageChange } from './cart-context.ts'
import { changeQuantity, isLine } from './lines.ts'
import { emptyCart, productShape } from './parse-stored-cart.ts'

type Told<Type extends CartMachineEvent['type']> = Extract<CartMachineEvent, { readonly type: Type }>
type OfLine = Pick<Told<'line.set'>, 'id'>

/** The cart: lines, delivery and buyer of the order. The app provides the shop calls, the storage watcher and the navigation. */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartMachineEvent, input: {} as { readonly stored: StoredCart } },
  actors: {
    /** Reports storage changes of other tabs. */
    watchStorage: fromCallback<EventObject>(() => undefined),
    askQuantities: fromPromise<StockUpdate, AskedProducts>(notProvided),
    validateCart: fromPromise<unknown, AskedProducts>(notProvided),
  },
  actions: {
    /** Opens the next page with an accepted cart. */
    goOn: (_, _params: { readonly next: string }) => undefined,
    add: assign(({ context }, event: Told<'line.add'>) => {
      const product = productShape(event.product)
      const line = product && { product, declinationId: event.declinationId, quantity: parseQuantity(event.quantity) }
      return line && isLine(line) ? withAdded(context, line, event.product) : { added: nothingAdded, countedFrom: null }
    }),
    change: assign(({ context }, { id, by }: OfLine & { readonly by: (quantity: number, step: number) => number }) =>
      afterChange(context, changeQuantity(context, id, by)),
    ),
    restore: assign(({ context }) => withRestored(context)),
    forget: assign({ removed: null }),
    clear: assign(() => initialCart(emptyCart)),
    chooseDelivery: assign((_, { deliveryType }: Told<'delivery.choose'>) =>
      deliveryType === 'clickAndCollect' ? { deliveryType, ...withoutShippingPrice, city: null, accessPoint: null } : { deliveryType },
    ),
    chooseCollection: assign(({ context }, { type: _, ...chosen }: Told<'collection.choose'>) => ({
      clickAndCollect: { ...context.clickAndCollect, ...chosen },
    })),
    chooseCarrier: assign(({ context }, { carrier }: Told<'carrier.choose'>) => ({
      carrier,
      // An access point belongs to one carrier.
      accessPoint: carrier.id === context.carrier?.id ? context.accessPoint : null,
    })),
    chooseAccessPoint: assign((_, { accessPoint }: Told<'accessPoint.choose'>) => ({ accessPoint })),
    writeAddress: assign(({ context }, { address }: Told<'address.write'>) => ({ address: { ...context.address, ...address } })),
    writeContact: assign(({ context }, { contact }: Told<'contact.write'>) => ({ contact: { ...context.contact, ...contact } })),
    takePrices: assign((_, { prices, city, country }: Told<'shipping.price'>) => ({
      ...withoutShippingPrice,
      shippingPrices: prices,
      city,
      country,
    })),
    dropPrices: assign((_, { city, country }: Told<'shipping.fail'>) => ({ shippingPrices: [], city, country })),
    takeDiscount: assign((_, { discount }: Told<'discount.apply'>) => ({ discount })),
    dropDiscount: assign({ discount: null }),
    takeChange: assign(({ context }, change: StorageChange) => applyStorageChange(context, change)),
    takeNews: assign(({ context }, news: StockUpdate) => applyStock(context, news)),
    fail: assign((_, { message }: { readonly message: string }) => ({ errorCartMessage: message })),
    forgive: assign({ errorCartMessage: null }),
    aim: assign((_, { next }: Told<'cart.validate'>) => ({ next })),
  },
  guards: { isFilled: ({ context }) => context.lines.length > 0 },
}).createMachine({
  id: 'cart',
  type: 'parallel',
  context: ({ input }) => ({ ...initialCart(input.stored), added: nothingAdded, rules: null, next: '' }),
  invoke: { src: 'watchStorage' },
  states: {
    content: {
      on: {
        'line.add': { actions: { type: 'add', params: ({ event }) => event } },
        'line.set': { actions: { type: 'change', params: ({ event: { id, quantity } }) => ({ id, by: () => parseWanted(quantity) }) } },
        'line.increase': { actions: { type: 'change', params: ({ event: { id } }) => ({ id, by: increaseQuantity }) } },
        'line.decrease': { actions: { type: 'change', params: ({ event: { id } }) => ({ id, by: decreaseQuantity }) } },
        'line.remove': { actions: { type: 'change', params: ({ event: { id } }) => ({ id, by: () => 0 }) } },
        'line.restore': { actions: 'restore' },
        // A reopened cart does not offer to restore an old line.
        'quantities.refresh': { actions: 'forget' },
        'cart.clear': { actions: 'clear' },
        'order.place': { actions: 'clear' },
        'delivery.choose': { actions: { type: 'chooseDelivery', params: ({ event }) => event } },
        'collection.choose': { actions: { type: 'chooseCollection', params: ({ event }) => event } },
        'carrier.choose': { actions: { type: 'chooseCarrier', params: ({ event }) => event } },
        'accessPoint.choose': { actions: { type: 'chooseAccessPoint', params: ({ event }) => event } },
        'address.write': { actions: { type: 'writeAddress', params: ({ event }) => event } },
        'contact.write': { actions: { type: 'writeContact', params: ({ event }) => event } },
        'shipping.price': { actions: { type: 'takePrices', params: ({ event }) => event } },
        'shipping.fail': { actions: { type: 'dropPrices', params: ({ event }) => event } },
        'discount.apply': { actions: { type: 'takeDiscount', params: ({ event }) => event } },
        'discount.drop': { actions: 'dropDiscount' },
        'storage.change': { actions: { type: 'takeChange', params: ({ event }) => event } },
      },
    },
    check: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'quantities.refresh': { guard: 'isFilled', target: 'refreshing', actions: 'forgive' },
            'cart.validate': {
              guard: 'isFilled',
              target: 'validating',
              actions: ['forgive', { type: 'aim', params: ({ event }) => event }],
            },
          },
        },
        refreshing: {
          invoke: {
            id: 'askQuantities',
            src: 'askQuantities',
            input: ({ context }) => askedProducts(context.lines),
            onDone: { target: 'idle', actions: { type: 'takeNews', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => ({ message: errorMessage(event.error) }) } },
          },
          on: {
            // A request sent before a new line does not cover it. Its response is dropped, and all lines are requested again.
            'line.add': { target: 'refreshing', reenter: true },
            'line.restore': { target: 'refreshing', reenter: true },
            // Validation does not wait for the quantities, because it checks them too.
            'cart.validate': {
              guard: 'isFilled',
              target: 'validating',
              actions: ['forgive', { type: 'aim', params: ({ event }) => event }],
            },
          },
        },
        validating: {
          invoke: {
            id: 'validateCart',
            src: 'validateCart',
            input: ({ context }) => askedProducts(context.lines),
            onDone: { target: 'idle', actions: { type: 'goOn', params: ({ context }) => context } },
            onError: {
              target: 'refreshing',
              actions: { type: 'fail', params: ({ event }) => ({ message: errorMessage(event.error) }) },
            },
          },
          // The validated lines are no longer those in the cart.
          on: { 'line.*': 'idle', 'cart.clear': 'idle', 'order.place': 'idle', 'storage.change': 'idle' },
        },
      },
      on: {
        'order.refuse': { target: '.refreshing', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
})

/** Snapshot of the machine. */
export type CartSnapshot = SnapshotFrom<typeof cartMachine>
