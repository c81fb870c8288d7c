/** Returns the present time in milliseconds since the epoch. Code takes a clock as a parameter, so that tests can set it. */
export type Clock = () => number

/** The system clock. */
export const systemClock: Clock = () => Date.now()
