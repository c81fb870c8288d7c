import type { Kysely } from 'kysely'
import type { ShownWordsTable } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Sections } from '#server/content/sections/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { ShownText } from './rendered-text.ts'

/** Answers a reading call as an anonymous visitor. The HTTP wing implements it. */
export type AnswerVisitors = (scope: Scope, call: string, params: Readonly<Record<string, string | number | boolean>>) => Promise<unknown>

/** Services that the text of pages and items is read with. */
export interface IndexServices {
  readonly media: Media
  readonly parameters: Parameters
  readonly registry: Registry
  readonly sanitiser: Sanitiser
  readonly sections: Pick<Sections, 'read'>
}

/** Dependencies of the search index. */
export interface IndexDeps {
  readonly db: Kysely<Tables>
  readonly features: IndexServices
  readonly answer: AnswerVisitors
  readonly now: () => number
}

/** The indexed text of a content in a language beside its own fields; for a page, the whole text of one revision. */
export interface ItemWords {
  readonly type: ShownWordsTable['type']
  readonly id: number
  readonly locale: string
  readonly revisionId: number | null
  readonly texts: readonly ShownText[]
}
