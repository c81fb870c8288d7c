import { defineConfig } from 'vitest/config'
import { patience } from '../support/patience.ts'

/** The tests that are asked whether they notice a change of the shop's machines and of its order service. */
export default defineConfig({
  test: {
    globals: false,
    expect: { poll: patience },
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'machines/{cart,cart-drawer,checkout,shipping,discount}/*.test.ts',
      'server/shop/checkout/order-company.test.ts',
      'server/platform/input/require-version.test.ts',
      'server/shop/orders/shipment-view.test.ts',
      'server/shop/settings/payment-terms.test.ts',
    ],
    testTimeout: 60_000,
  },
})
