import { beginsCharacter, comboOf, endsBurst, isTyped } from '#schemas/composer/key-combo.ts'
import type { Bursts } from './burst.ts'
import { pressesControl } from './takes-keys.ts'

/** Notes a pressed key among the characters. True for a character that follows another one in a burst; the space bar that presses a control is none, and ends it. */
export function noteKey(bursts: Bursts, event: KeyboardEvent): boolean {
  const isPress = pressesControl(event)
  const isInBurst = !isPress && isTyped(event) && bursts.note(beginsCharacter(event))
  if (isPress || endsBurst(comboOf(event))) bursts.end()
  return isInBurst
}
