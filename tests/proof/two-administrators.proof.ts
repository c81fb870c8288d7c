import type { Proof } from './proof.ts'
import { runGroup, siteGroups } from './whole-tests.proof.ts'

/** Two administrators who read and write the same items in any order lose no change. */
export const twoAdministrators: Proof = {
  name: 'two-administrators',
  title: 'Two administrators on the same items',
  run: async () => [await runGroup(siteGroups.administrators)],
}
