import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rules from './shop.stryker.config.js'

/**
 * Changes the machines of the shop, and what of its order service needs no database, in every small way, one at a time: a test has to notice each.
 * `npm run proof -- shop-flow-mutations` runs it.
 */
export default {
  ...rules,
  vitest: { configFile: 'tests/mutation/shop-flow.vitest.config.ts' },
  mutate: [
    'machines/{cart,cart-drawer,checkout,shipping,discount}/*.ts',
    'server/shop/checkout/order-company.ts',
    'server/shop/desk/require-version.ts',
    'server/shop/orders/shipment-view.ts',
    'server/shop/settings/payment-terms.ts',
    '!**/*.test.ts',
  ],
  tempDirName: join(tmpdir(), 'vitrine-shop-flow-mutations'),
  jsonReporter: { fileName: join(tmpdir(), 'vitrine-shop-flow-mutations.json') },
}
