import { chosenKeys, isChosen } from './run-combo.ts'

/** The combination that is shown beside a control; undefined without one that acts now. */
export function shownCombo(keys: readonly string[], chosen: Parameters<typeof isChosen>[1] = chosenKeys()): string | undefined {
  return keys.find((combo) => isChosen(combo, chosen))
}
