/** The key that marks the history entry of an open slider. */
export const SLIDER_ENTRY = 'slider'

/** Returns true when a history state is that of an open slider. */
export const isSliderEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && SLIDER_ENTRY in state
