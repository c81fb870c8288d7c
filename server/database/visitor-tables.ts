import type { Generated } from 'kysely'
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
