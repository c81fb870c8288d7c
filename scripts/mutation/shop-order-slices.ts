/** A part of the order service that is changed in small ways, and the tests that are asked about it: those that stand nearest to it. */
export interface OrderSlice {
  readonly name: string
  readonly title: string
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

const [orders, withdrawals] = ['server/features/orders', 'server/features/withdrawals']
const contract = (...names: readonly string[]): string[] => names.map((name) => `tests/contract/${name}.test.ts`)
const beside = (...names: readonly string[]): string[] => names.map((name) => `${orders}/${name}.integration.test.ts`)
const unit = (...names: readonly string[]): string[] => names.map((name) => `${orders}/${name}.test.ts`)

/** What the order service does with the database, in parts that take less than twenty minutes each on a calm machine. */
export const orderSlices: readonly OrderSlice[] = [
  {
    ...{ name: 'placing', title: 'how an order is taken' },
    mutate: [`${orders}/{place-order,price-order,write-quote,sale-terms,service}.ts`, 'server/platform/numbering/next-number.ts'],
    tests: [
      ...unit('order-company', 'sale-terms'),
      'server/platform/numbering/next-number.test.ts',
      ...beside(
        'orders',
        'order-age',
        'quoted-body',
        'discount-codes',
        'order-collected',
        'collected-payment',
        'order-gift',
        'order-mails',
        'write-order',
        'find-twin',
        'order-cost',
      ),
      ...contract('orders', 'payments', 'buyer-enumeration'),
    ],
  },
  {
    ...{ name: 'writing', title: 'what is stored, answered and mailed of an order' },
    mutate: [`${orders}/{write-order,order-answer,order-mails,order-company,line-variants,read-address}.ts`],
    tests: [
      ...unit('order-answer', 'order-company'),
      ...beside('order-mails', 'write-order', 'order-collected', 'orders', 'order-gift'),
      ...contract('orders', 'line-variants'),
    ],
  },
  {
    ...{ name: 'handover', title: 'how goods reach a buyer of age' },
    mutate: [`${orders}/{handover,book-slot,buyer-identity}.ts`],
    tests: [
      ...unit('buyer-identity'),
      ...beside('order-collected', 'orders'),
      ...contract('orders'),
      'tests/integration/relay-and-slots.test.ts',
      ...beside('concurrency'),
    ],
  },
  {
    ...{ name: 'limits', title: 'codes and stocks that several want' },
    mutate: [`${orders}/{discount-codes,stock-holds,give-back}.ts`],
    tests: [...beside('discount-codes', 'take-again', 'orders', 'order-collected', 'expiry', 'concurrency')],
  },
  {
    ...{ name: 'events', title: 'what happens to an order' },
    mutate: [`${orders}/{apply-event,order-state,event-mails,end-holds}.ts`],
    tests: [
      ...beside('apply-event', 'event-mails', 'order-collected', 'expiry', 'refunds', 'shipments'),
      ...contract('shop-desk', 'returned-in-part', 'reopened-withdrawals'),
    ],
  },
  {
    ...{ name: 'ends', title: 'orders that are not paid in time, or were left unended' },
    mutate: [`${orders}/{expire-orders,reminder-job,review-job,end-orders-job,end-empty}.ts`],
    tests: beside('expiry', 'reviews', 'end-orders', 'refunds'),
  },
  {
    ...{ name: 'late', title: 'money that comes too late' },
    mutate: [`${orders}/{late-transfer,take-again,why-late}.ts`],
    tests: [...unit('why-late'), ...beside('take-again'), ...contract('late-transfers', 'shop-desk')],
  },
  {
    ...{ name: 'refunds', title: 'what is given back' },
    mutate: [`${orders}/{refund-order,take-back,kept-back}.ts`],
    tests: [...beside('refunds'), ...contract('kept-back')],
  },
  {
    ...{ name: 'claims', title: 'goods that were withdrawn' },
    mutate: [`${orders}/{withdrawn-goods,claims-of,awaited-goods,returned-goods,lapse-withdrawal,waiting-words,end-shipping}.ts`],
    tests: contract(
      ...['withdrawn-goods', 'kept-back', 'withdrawal-refunds', 'returned-in-part', 'withdrawn-again'],
      ...['lapsed-withdrawals', 'worded-withdrawals', 'reopened-withdrawals'],
    ),
  },
  {
    ...{ name: 'shipments', title: 'what leaves the house' },
    mutate: [`${orders}/{shipments,shipment-mail,shipment-view,read-goods}.ts`],
    tests: [
      ...unit('shipment-view'),
      ...beside('shipments', 'refunds'),
      ...contract('withdrawn-goods', 'shop-desk', 'shop-desk-words', 'withdrawal-limits', 'worded-withdrawals'),
    ],
  },
  {
    ...{ name: 'desk', title: 'the desk of the shop' },
    mutate: [`${orders}/{change-order,admin-view,correct-stock,list-orders,shop-desk,wanted-version}.ts`],
    tests: [
      ...unit('wanted-version'),
      ...contract('shop-desk', 'shop-desk-words', 'shop-desk-limits', 'kept-back', 'returned-in-part'),
      ...contract('lapsed-withdrawals', 'worded-withdrawals', 'late-transfers'),
    ],
  },
  {
    ...{ name: 'reading', title: 'what a buyer reads of an order' },
    mutate: [`${orders}/{read-order,read-order-owed,find-order,eraser}.ts`],
    tests: [...unit('read-order'), ...beside('orders', 'shipments'), ...contract('order-page-facts', 'deletion', 'papers')],
  },
  {
    ...{ name: 'withdrawals', title: 'withdrawals that are declared and confirmed' },
    mutate: [
      `${withdrawals}/{request,given-up,confirm,service,settle-job,settle-waiting}.ts`,
      `${withdrawals}/{retention-job,write-product,name-products,words-job}.ts`,
    ],
    tests: [
      'server/shop/withdrawals/format-product.test.ts',
      ...contract(
        ...['declared-withdrawals', 'withdrawals', 'withdrawal-limits', 'acts-after-withdrawals', 'named-withdrawals'],
        ...['withdrawal-refunds', 'withdrawals-at-once', 'worded-withdrawals', 'withdrawal-acks'],
      ),
    ],
  },
  {
    ...{ name: 'rulings', title: 'what the rules say of a withdrawal' },
    mutate: [`${withdrawals}/{settle,rule-words,withdrawable-order,withdrawal-mails}.ts`],
    tests: contract(
      ...['withdrawal-refunds', 'withdrawal-limits', 'withdrawals', 'worded-withdrawals', 'withdrawn-again', 'withdrawal-acks'],
      ...['late-money', 'withdrawn-goods', 'named-withdrawals', 'withdrawals-at-once'],
    ),
  },
]

/** The part that the environment names: Stryker and vitest are told of it in no other way. */
export function chosenSlice(): OrderSlice {
  const slice = orderSlices.find(({ name }) => name === process.env['ORDER_SLICE'])
  if (!slice) throw new Error(`ORDER_SLICE is one of ${orderSlices.map(({ name }) => name).join(', ')}`)
  return slice
}
