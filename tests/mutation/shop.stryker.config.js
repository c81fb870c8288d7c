import { tmpdir } from 'node:os'
import { join } from 'node:path'
import guards from './guards.stryker.config.js'

/**
 * Mutates the rules of the shop and of the days and ages that they use. Tests must detect each mutation. `npm run proof -- shop-mutations`
 * runs it.
 */
export default {
  ...guards,
  vitest: { configFile: 'tests/mutation/shop.vitest.config.ts' },
  mutate: ['src/domain/shop/**/*.ts', 'src/domain/{dates/{age,dates,french-holidays,paris-day,working-days},distance}.ts', '!**/*.test.ts'],
  tempDirName: join(tmpdir(), 'vitrine-shop-mutations'),
  jsonReporter: { fileName: join(tmpdir(), 'vitrine-shop-mutations.json') },
  thresholds: { high: 95, low: 92, break: 90 },
}
