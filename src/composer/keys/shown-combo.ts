import { areSingleKeysOn } from '#kit/single-keys.ts'
import { isSingleKey } from './run-combo.ts'

/** The combination that is shown beside a control; undefined without one that acts now. */
export function shownCombo(keys: readonly string[], hasSingleKeys: boolean = areSingleKeysOn()): string | undefined {
  return keys.find((combo) => hasSingleKeys || !isSingleKey(combo))
}
