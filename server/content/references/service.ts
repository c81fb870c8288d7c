import type { Kysely, Transaction } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { RequireSeenUses, ShownByUse } from '#server/platform/references/seen-uses.ts'
import type { ReferenceSource } from '#server/platform/references/store-references.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { listUses, type Target } from './list-uses.ts'
import { rebuildReferences, rulesOf } from './rebuild.ts'
import { shownByUse } from './shown-uses.ts'
import { contentSources } from './sources.ts'

/** Knowledge of what names what in a site. */
export interface References {
  /** Writes the references of a site again, and answers how many had to change. */
  rebuild(trx: Transaction<Tables>, siteId: number): Promise<number>
  /** Reads the sites again whose references were read by other rules, as a server does at its start. */
  prepare(): Promise<void>
  /** Lists the contents that use one. */
  list(scope: Scope, target: Target): Promise<AdminCallData['reference.list']>
  /** Refuses to take a content away while more places use it than were seen. */
  readonly requireSeenUses: RequireSeenUses
  /** Finds, of some contents, those that something uses which visitors see. */
  readonly shownByUse: ShownByUse
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  /** The sources beside those of the content: drafts, and the shop. */
  readonly sources: readonly ReferenceSource[]
  readonly findSite: (id: number) => Site | undefined
  /** Takes out what planned versions that are over named. */
  readonly closeEnded: (db: Kysely<Tables>, needs: { readonly registry: Registry }, siteId: number) => Promise<void>
}

/** Makes the service that knows what names what. */
export function createReferences({ db, registry, sources, findSite, closeEnded }: Needs): References {
  const by = { sources: [...contentSources(registry), ...sources], rules: rulesOf(registry) }
  return {
    rebuild: (trx, siteId) => rebuildReferences(trx, by, siteId),

    async prepare() {
      const stale = await db
        .selectFrom('sites as s')
        .leftJoin('content_ref_builds as b', 'b.site_id', 's.id')
        .select('s.id')
        .where((eb) => eb.or([eb('b.rules', 'is', null), eb('b.rules', '!=', by.rules)]))
        .orderBy('s.id')
        .execute()
      for (const { id } of stale) await inTransaction(db, (trx) => rebuildReferences(trx, by, id))
    },

    async list(scope, target) {
      await closeEnded(db, { registry }, scope.site.id)
      return listUses(db, scope, { ...target, hasLists: true })
    },

    async requireSeenUses(trx, { siteId, used = 0, ...target }) {
      const site = findSite(siteId)
      if (!site) return
      await closeEnded(trx, { registry }, siteId)
      const { total } = await listUses(trx, { site, locale: site.defaultLocale }, target)
      if (total > used) throw new ApiError('IN_USE', { total })
    },

    async shownByUse(trx, { siteId, ...contents }) {
      const site = findSite(siteId)
      if (!site) return new Set()
      await closeEnded(trx, { registry }, siteId)
      return shownByUse(trx, site, contents)
    },
  }
}
