import type { Transaction } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { NewPageHead } from '#server/content/pages/write/new-page.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'
import { translatePage } from './translate-page.ts'

/** A page that is about to be made, with the further languages in which it is prepared. */
export interface WantedPage {
  readonly head: NewPageHead
  readonly blocks: readonly Block[]
  readonly also: readonly string[]
  /** A transaction to take part in. */
  readonly trx?: Transaction<Tables>
}

/** Makes a page that visitors do not see, in all the languages that are asked for or in none. Returns its number. The audit log names it. */
export function createPage(needs: LifeNeeds, scope: Scope, { head, blocks, also, trx: given }: WantedPage, actor: Actor): Promise<number> {
  return inTransaction(given ?? needs.db, async (trx) => {
    const { id } = await needs.pages.create(scope, head, { blocks, by: String(actor.userId), trx })
    for (const locale of also) await translatePage(needs, { siteId: scope.site.id, id, locale, trx }, actor)
    await needs.audit.record(trx, { siteId: scope.site.id, actorId: actor.userId, action: 'page.create', target: `page ${id}` })
    return id
  })
}
