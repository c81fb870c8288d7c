import type { Image } from '#schemas/api/base/image.ts'

/** Where an event takes place. */
export interface EventPlace {
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly position?: { readonly lat: number; readonly lng: number } | null
}

/** An item of the collection of events: what its properties and the list of those who come make of it. */
export interface EventItem {
  readonly id: number
  readonly title: string
  readonly url: string | null
  readonly image: Image | null
  readonly startAt: string
  readonly endAt: string
  /** Null when there is room for everyone. */
  readonly capacity: number | null
  /** The places left; null when there is room for everyone. */
  readonly remaining: number | null
  readonly registrationOpen: boolean
  /** Null when it has no place of its own, as online. */
  readonly location: EventPlace | null
}

/** An event with its text. */
export interface EventDetail extends EventItem {
  readonly content: string | null
}

/** Events, as a list of their collection gives them. */
export interface EventList {
  readonly items: readonly EventItem[]
  readonly total: number
}
