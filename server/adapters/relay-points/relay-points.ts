import type { RelayPoint } from '#schemas/api/shop/delivery-calls.ts'

/** A search for pickup points of a carrier near an address. */
export interface RelayQuery {
  readonly serviceCode: string
  readonly postalCode: string
  readonly city: string | null
  readonly address: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** The pickup points of a carrier. */
export interface RelayPoints {
  /** Returns the points near an address, the nearest first. */
  near(query: RelayQuery): Promise<readonly RelayPoint[]>
  /** Returns a point by its id; null when it does not exist. */
  find(serviceCode: string, id: string): Promise<RelayPoint | null>
}
