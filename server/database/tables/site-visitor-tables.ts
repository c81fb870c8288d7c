import type { ColumnType, Generated } from 'kysely'
import type { FormDefinition } from '#schemas/api/content/form.ts'
import type { Defaulted, GeneratedTime, JsonMap, NullableTime } from './column-types.ts'

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
  /** True when its address changed together with that of the member. */
  is_moved: Generated<boolean>
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
  /** Uses without a mark, as their owner wrote them. */
  other_uses: Defaulted<string | null>
  name: string
  address: string
  postal_code: string
  city: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  email: Defaulted<string | null>
  hours: string | null
  position: Defaulted<number>
}

/** Rows of `reviews`. */
export interface ReviewsTable {
  site_id: number
  id: Generated<number>
  source: 'STORED' | 'GOOGLE'
  /** Id at the service that sent it; null where it was written here. */
  source_id: string | null
  author: string
  photo: string | null
  rating: number
  text: string | null
  url: string | null
  published_at: ColumnType<Date, Date, Date>
  is_hidden: Defaulted<boolean>
  is_promoted: Defaulted<boolean>
  answer: Defaulted<Readonly<Record<string, string | null>>>
}

/** Rows of `review_removals`: reviews of a service that were removed here. */
export interface ReviewRemovalsTable {
  site_id: number
  source_id: string
}

/** Rows of `external_apps`. */
export interface ExternalAppsTable {
  site_id: number
  app: string
  config: Record<string, string>
  /** False for a service that is off and keeps its settings. */
  is_on: Defaulted<boolean>
}

/** Rows of `forms`. */
export interface FormsTable {
  id: Generated<number>
  site_id: number
  name: string
  /** One definition per locale. */
  definitions: Record<string, FormDefinition>
}

/** Rows of `form_answers`. */
export interface FormAnswersTable {
  id: Generated<number>
  site_id: number
  form_id: number
  answers: JsonMap
  /** The first address among the answers. */
  email: string | null
  locale: string
  user_id: number | null
  is_spam: Defaulted<boolean>
  received_at: GeneratedTime
  /** When an administrator first opened it. */
  read_at: NullableTime
}

/** Rows of `form_files`. */
export interface FormFilesTable {
  id: Generated<string>
  site_id: number
  answer_id: number
  position: Defaulted<number>
  field: string
  filename: string
  mime: string
  bytes: number
  hash: string
  content: Buffer
}
