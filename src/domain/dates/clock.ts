/** Tells the present instant in milliseconds; whoever needs the time takes a clock, so that a test can set it. */
export type Clock = () => number

/** The clock of the machine. */
export const systemClock: Clock = () => Date.now()
