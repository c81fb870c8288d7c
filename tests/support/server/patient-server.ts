/** The setting of a server that works in the same way on a machine that is many times slower. Tests of the time limits set DEADLINE_FACTOR to 1. */
export const patientServer = { DEADLINE_FACTOR: '8' } as const
