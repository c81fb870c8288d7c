import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** Rows of `event_registrations`. */
export interface EventRegistrationsTable {
  id: Generated<number>
  site_id: number
  element_id: number
  status: 'CONFIRMED' | 'CANCELLED' | 'SPAM'
  email: string
  firstname: string
  lastname: string
  phone: string | null
  seats: number
  message: string | null
  locale: string
  user_id: number | null
  token_hashes: Defaulted<Buffer[]>
  registered_at: GeneratedTime
  cancelled_at: NullableTime
}

/** Rows of `messages`. */
export interface MessagesTable {
  id: Generated<number>
  site_id: number
  /** Null for what a robot sent. */
  reference: string | null
  email: string
  firstname: string | null
  lastname: string | null
  phone: string | null
  subject: string | null
  message: string
  locale: string
  user_id: number | null
  received_at: GeneratedTime
}

/** Rows of `company_addresses`. */
export interface CompanyAddressesTable {
  id: Generated<number>
  site_id: number
  types: Defaulted<string[]>
  name: string
  address: string
  postal_code: string
  city: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  hours: string | null
}

/** Rows of `reviews`. */
export interface ReviewsTable {
  site_id: number
  source: 'STORED' | 'GOOGLE'
  id: string
  author: string
  photo: string | null
  rating: number
  text: string
  url: string | null
  published_at: ColumnType<Date, Date, Date>
}

/** Rows of `external_apps`. */
export interface ExternalAppsTable {
  site_id: number
  app: string
  config: Record<string, string>
}
