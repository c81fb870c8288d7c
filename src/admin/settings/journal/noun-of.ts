import { findResource } from '#admin/resources/resource-list.ts'

/** The noun of one thing of a resource; undefined for an area that is none. */
export const nounOf = (area: string): string | undefined => findResource(area)?.words.one.fr
