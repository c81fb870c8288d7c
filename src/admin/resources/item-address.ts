import { findResource } from './resource-list.ts'

/** Routes of the screens of what a site has once, by the names of their resources. */
export const singleRoutes = { appearance: 'apparence', hours: 'horaires' } as const

/** Addresses of a kind of things in the panel. `one` stands before the number of a thing; null where the screen of the list shows the only one. */
export interface KindAddresses {
  readonly list: string
  readonly one: string | null
}

/** The addresses of the items of a resource; undefined where there is no resource of this name. */
export function itemAddresses(resource: string): KindAddresses | undefined {
  if (resource === 'appearance' || resource === 'hours') return { list: `/${singleRoutes[resource]}`, one: null }
  return findResource(resource) && { list: `/${resource}`, one: `/${resource}/` }
}

/** The address of one of the things of a kind. */
export const addressOfOne = ({ list, one }: KindAddresses, id: number): string => (one === null ? list : `${one}${id}`)
