/** What marks the entry of an open slider in the history. */
export const SLIDER_ENTRY = 'slider'

/** Whether the state of an entry of the history is that of an open slider. */
export const isSliderEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && SLIDER_ENTRY in state
