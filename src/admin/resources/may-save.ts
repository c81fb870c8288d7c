import type { Right } from '#schemas/admin/resources/rights.ts'

/** Tests if someone with some rights may save what a site has once: visitors see it as soon as it is saved. */
export const maySave = (rights: readonly Right[]): boolean => rights.includes('settings.write') && rights.includes('settings.publish')
