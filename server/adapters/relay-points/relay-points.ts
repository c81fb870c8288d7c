import type { RelayPoint } from '#schemas/api/shop/delivery-calls.ts'

/** Where somebody wants to fetch a parcel, and whose points are asked for. */
export interface RelayQuery {
  readonly serviceCode: string
  readonly postalCode: string
  readonly city: string | null
  readonly address: string | null
  /** Two letters. */
  readonly country: string
}

/** The places of a carrier where parcels wait for those who fetch them. */
export interface RelayPoints {
  /** Those near an address, the nearest first; none where there are none. */
  near(query: RelayQuery): Promise<readonly RelayPoint[]>
  /** One of them by its number; null when there is none. */
  find(serviceCode: string, id: string): Promise<RelayPoint | null>
}
