import type { Kysely } from 'kysely'
import type { ShownWordsTable } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Features } from '#server/composition/features.ts'
import type { ShownText } from './rendered-text.ts'

/** What the words of a site are read with. */
export interface IndexDeps {
  readonly db: Kysely<Tables>
  readonly features: Features
  readonly now: () => number
}

/** What a content shows in a language beside what is written in it; of a page, all that one revision of it says. */
export interface ItemWords {
  readonly type: ShownWordsTable['type']
  readonly id: number
  readonly locale: string
  readonly revisionId: number | null
  readonly texts: readonly ShownText[]
}
