/** How long a test waits for a state: it only catches a hang, since a tighter limit would measure the machine. */
export const patience = { timeout: 120_000, interval: 50 } as const
