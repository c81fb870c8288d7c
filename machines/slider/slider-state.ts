import type { SliderState } from '#schemas/runtime/block-actors.ts'
import type { SliderSnapshot } from './slider.machine.ts'

/** The machine at one moment as the page sees it. */
export function sliderStateOf(snapshot: SliderSnapshot): SliderState {
  const { label, slides, index, offset } = snapshot.context
  return { isOpen: snapshot.matches('open'), label, slides, index, offset: offset.x }
}
