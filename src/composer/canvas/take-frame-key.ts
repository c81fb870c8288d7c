import { endsBurst } from '#schemas/composer/key-combo.ts'
import type { FrameMessage } from '#composer/channel/connect-frame.ts'
import { heldKeys } from '#composer/keys/held-keys.ts'
import { lostCaret } from '#composer/keys/lost-caret.ts'
import { bursts, pressCombo } from '#composer/keys/press-combo.ts'
import { chosenKeys } from '#composer/keys/run-combo.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type KeyDesk = Parameters<typeof pressCombo>[0]

/** Does what a key of the frame means, in the place that it is meant for. */
export function takeFrameKey(
  bench: KeyDesk['bench'] & Pick<Workbench, 'dragging'>,
  actor: KeyDesk['actor'],
  { combo, character, isTyped, isInBurst, isRepeat }: Extract<FrameMessage, { type: 'key' }>,
): void {
  const dragged = bench.dragging.get()
  if (dragged && combo === 'Escape') return dragged.cancel()
  if (heldKeys.takeOfFrame(combo, character)) return
  const follows = isTyped === true && bursts.note()
  if (endsBurst(combo)) bursts.end()
  pressCombo({ bench, actor }, { combo, isInBurst: follows || isInBurst, isRepeat }, { isInText: lostCaret.holds(combo), ...chosenKeys() })
}
