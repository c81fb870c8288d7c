/** Numbers of one item of each resource on the site 37 and on the site 38. */
export const sampleIds = { own: 900_037, elsewhere: 900_038 } as const
