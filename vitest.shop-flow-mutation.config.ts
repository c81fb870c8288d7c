import { defineConfig } from 'vitest/config'

/** The tests that are asked whether they notice a change of the shop's machines and of its order service. */
export default defineConfig({
  test: {
    globals: false,
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'machines/{cart,cart-drawer,checkout,shipping,discount}/*.test.ts',
      'server/features/orders/{order-company,shipment-view,transfer,wanted-version}.test.ts',
    ],
    testTimeout: 20_000,
  },
})
