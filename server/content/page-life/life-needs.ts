import type { Kysely } from 'kysely'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { PrepareMoves } from '#server/content/pages/write/address-move.ts'
import type { Pages } from '#server/content/pages/service.ts'
import type { RequireSeenUses } from '#server/platform/references/seen-uses.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** Services for the acts on pages. */
export interface LifeNeeds {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly pages: Pick<Pages, 'create' | 'save' | 'unpublish'>
  readonly audit: Audit
  readonly requireSeenUses: RequireSeenUses
  readonly findSite: (id: number) => Site | undefined
  readonly prepareMoves: PrepareMoves
  readonly onWrite: (siteId: number) => Promise<void>
}

/** The account that acts, and the language of what it is answered. */
export interface Actor {
  readonly userId: number
  readonly language: string
}
