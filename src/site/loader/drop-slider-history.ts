import { isSliderEntry } from '#site/slider/slider-history-state.ts'

/**
 * Goes back from the history entry of a slider to that of its page. After a reload no slider is open, and the back button would do nothing.
 */
export function leaveSliderEntry(): void {
  if (isSliderEntry(history.state)) history.back()
}
