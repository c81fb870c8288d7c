import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rules from './stryker.shop.config.js'

/**
 * Changes the machines of the shop, and what of its order service needs no database, in every small way, one at a time: a test has to notice each.
 * `npm run proof -- shop-flow-mutations` runs it.
 */
export default {
  ...rules,
  vitest: { configFile: 'vitest.shop-flow-mutation.config.ts' },
  mutate: [
    'machines/{cart,cart-drawer,checkout,shipping,discount}/*.ts',
    'server/features/orders/{order-company,shipment-view,transfer,wanted-version}.ts',
    '!**/*.test.ts',
  ],
  tempDirName: join(tmpdir(), 'vitrine-shop-flow-mutations'),
  jsonReporter: { fileName: join(tmpdir(), 'vitrine-shop-flow-mutations.json') },
}
