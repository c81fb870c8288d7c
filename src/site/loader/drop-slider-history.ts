import { isSliderEntry } from '#site/slider/slider-history-state.ts'

/** Goes back from the entry of a slider to that of its page: loaded anew, the page has none open, and going back would do nothing. */
export function leaveSliderEntry(): void {
  if (isSliderEntry(history.state)) history.back()
}
