/** Settings with which pages wait for the data of their blocks on a machine that is many times slower. */
export const patientPages = { DATA_DEADLINE_FACTOR: '8' } as const
